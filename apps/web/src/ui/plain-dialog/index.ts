export { PlainDialog, type PlainDialogProps } from './plain-dialog.tsx'
