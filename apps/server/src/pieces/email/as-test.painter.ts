import type { Email } from './email.painter.tsx'
import { emailTexts } from './texts.ts'

/** Above everything else, in styles of its own: nobody takes it for the email itself. */
const NOTE = `<div style="padding:12px 16px;background:#fff4ce;color:#3d3000;font:14px/20px Arial,sans-serif;text-align:center">${emailTexts.test}</div>`

/** Says of an email that it is a test, where it is listed and where it is read. */
export function asTest({ subject, html, text }: Email): Pick<Email, 'subject' | 'html' | 'text'> {
  return {
    subject: emailTexts.testOf(subject),
    html: html.replace(/<body[^>]*>/, (body) => `${body}${NOTE}`),
    text: `${emailTexts.test}\n\n${text}`,
  }
}
