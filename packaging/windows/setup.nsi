; The installer for Windows: for one user, without administrator rights, in German and English.
; makensis -WX -DVERSION=0.1.0 -DPAYLOAD=folder -DTARGET=setup.exe setup.nsi
; Silent: setup.exe /S [/D=folder]; uninstall.exe /S keeps the matches, /S /MATCHES removes them.
Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

!define NAME "Spielblock"
!define PUBLISHER "The Spielblock developers"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Spielblock"
!define KIND "Spielblock.Match"
!define APP_ID "org.spielblock.Spielblock"

Name "${NAME}"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\Spielblock"
InstallDirRegKey HKCU "Software\Spielblock" "Folder"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME} setup"
VIAddVersionKey /LANG=0 "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=0 "LegalCopyright" "${PUBLISHER}, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\spielblock.exe"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString Match ${LANG_ENGLISH} "Spielblock match"
LangString Match ${LANG_GERMAN} "Spielblock-Partie"
LangString Running ${LANG_ENGLISH} "Spielblock is running. Its match is saved. Close it and go on?"
LangString Running ${LANG_GERMAN} "Spielblock läuft noch. Die Partie ist gespeichert. Schließen und weitermachen?"
LangString StillRunning ${LANG_ENGLISH} "Spielblock could not be closed. Please close it and start again."
LangString StillRunning ${LANG_GERMAN} "Spielblock ließ sich nicht schließen. Bitte schließe es und starte neu."
LangString Remove ${LANG_ENGLISH} "Remove your saved matches and settings too? They cannot be brought back."
LangString Remove ${LANG_GERMAN} "Auch deine gespeicherten Partien und Einstellungen löschen? Das lässt sich nicht zurücknehmen."

; Ask a running program to close: it saves after every step and answers the request by itself.
!macro CloseProgram
  ${If} ${FileExists} "$INSTDIR\spielblock-console.exe"
    nsExec::Exec '"$INSTDIR\spielblock-console.exe" --running'
    Pop $0
    ${If} $0 == 0
      MessageBox MB_OKCANCEL|MB_ICONINFORMATION "$(Running)" /SD IDOK IDOK +2
      Abort
      nsExec::Exec '"$INSTDIR\spielblock-console.exe" --quit'
      Pop $0
    ${EndIf}
    ; A program that still runs cannot be opened for writing.
    ClearErrors
    FileOpen $1 "$INSTDIR\spielblock.exe" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONSTOP "$(StillRunning)" /SD IDOK
      Abort
    ${EndIf}
    FileClose $1
  ${EndIf}
!macroend

Section "Spielblock"
  !insertmacro CloseProgram
  ; What an older version left must not be mixed with this one.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Spielblock.lnk" "$INSTDIR\spielblock.exe" "" "$INSTDIR\spielblock.exe" 0

  WriteRegStr HKCU "Software\Spielblock" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.spielblock" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(Match)"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\spielblock.exe,0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\spielblock.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\spielblock.exe"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
SectionEnd

Section "Uninstall"
  !insertmacro CloseProgram
  Delete "$SMPROGRAMS\Spielblock.lnk"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\spielblock.exe"
  Delete "$INSTDIR\spielblock-console.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  ReadRegStr $0 HKCU "Software\Classes\.spielblock" ""
  ${If} $0 == "${KIND}"
    DeleteRegKey HKCU "Software\Classes\.spielblock"
  ${EndIf}
  DeleteRegKey HKCU "Software\Spielblock"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  ; Matches stay unless someone says otherwise; a silent run asks nobody.
  ${GetParameters} $0
  ${GetOptions} "$0" "/MATCHES" $1
  ${IfNot} ${Errors}
    RMDir /r "$LOCALAPPDATA\Spielblock"
  ${Else}
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(Remove)" /SD IDNO IDNO keep
    RMDir /r "$LOCALAPPDATA\Spielblock"
    keep:
  ${EndIf}
SectionEnd

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd
