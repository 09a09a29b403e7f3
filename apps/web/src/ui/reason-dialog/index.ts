export { NotDecided } from './not-decided.ts'
export { ReasonDialog } from './reason-dialog.tsx'
