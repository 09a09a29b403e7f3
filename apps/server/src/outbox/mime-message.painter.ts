import { alternatives, dateHeader, encodedWords, inHeader } from './mime-parts.painter.ts'

interface Message {
  from: string
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  now: number
}

const NAME = 'Marquee'

/** An email as it goes over the wire: the same words as text and as HTML. */
export function mimeMessage({ from, to, subject, text, html, messageId, now }: Message): string {
  return [
    `From: ${NAME} <${inHeader(from)}>`,
    `To: <${inHeader(to)}>`,
    `Subject: ${encodedWords(subject)}`,
    dateHeader(now),
    `Message-ID: ${inHeader(messageId)}`,
    'Auto-Submitted: auto-generated',
    alternatives({ text, html }),
  ].join('\r\n')
}
