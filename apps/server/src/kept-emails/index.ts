export { keepEmail, pieceFrom } from './keep-email.change.ts'
export { keptEmailsRoutes } from './kept-emails.route.ts'
export { keptEmailsStore } from './kept-emails.store.ts'
