export { paintEmail, type Email } from './email.painter.tsx'
export type { EmailLinks } from './mail.painter.ts'
export { emailPress, type Addressed } from './email-press.painter.ts'
