export type { NewEmail } from './outbox.store.ts'
export { outboxRoutes } from './outbox.route.ts'
export { sendEmails, type MailServer } from './send-email.job.ts'
export { writeEmails } from './write-emails.change.ts'
