export { keepEmails, pieceFrom } from './keep-emails.change.ts'
export { keptEmailsRoutes } from './kept-emails.route.ts'
export { keptEmailsStore } from './kept-emails.store.ts'
