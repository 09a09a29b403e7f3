export { RecipientsEditor } from './recipients-editor.tsx'
export { SeedPanel } from './seed-panel.tsx'
export { nameOf } from './texts.ts'
