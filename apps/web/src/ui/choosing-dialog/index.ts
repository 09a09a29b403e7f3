export { ChoosingDialog } from './choosing-dialog.tsx'
