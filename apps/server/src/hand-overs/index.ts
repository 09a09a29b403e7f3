export { presentReceipts } from './receipts.present.ts'
