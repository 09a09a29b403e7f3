export { RecipientsEditor } from './recipients-editor.tsx'
export { nameOf } from './texts.ts'
