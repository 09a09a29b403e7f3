export { CloseMailings } from './close-mailings.tsx'
export { GoneWhy, RecipientsGone } from './recipients-gone.tsx'
export { OrderLines } from './order-lines.tsx'
