export { FormButtons, FormDialog } from './form-dialog.tsx'
