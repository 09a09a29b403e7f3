export { WarningDialog, type WarningDialogProps } from './warning-dialog.tsx'
