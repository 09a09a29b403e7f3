export { FormButtons } from './form-buttons.tsx'
export { FormDialog } from './form-dialog.tsx'
