export { HandOver } from './hand-over.tsx'
export { Receipts } from './receipts.tsx'
export { texts as handOverTexts } from './texts.ts'
