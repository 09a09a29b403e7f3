export { GoneWhy, RecipientsGone } from './recipients-gone.tsx'
export { OrderLines } from './order-lines.tsx'
