import { expect, test } from 'vitest'
import { mimeMessage } from './mime-message.painter.ts'

const message = (more: object = {}) =>
  mimeMessage({
    from: 'no-reply@marquee.example',
    to: 'dana@lakeside.example',
    subject: 'Hello',
    text: 'Grüße 漢字',
    html: '<p>Grüße</p>',
    messageId: '<1@marquee.example>',
    now: Date.parse('2027-03-14T15:09:26Z'),
    ...more,
  })
const headersOf = (whole: string) =>
  whole.split('\r\n\r\n')[0]!.replaceAll('\r\n ', ' ').split('\r\n')

test('an email says who it is from, when it was written, and that no person wrote it', () => {
  expect(headersOf(message())).toEqual([
    'From: Marquee <no-reply@marquee.example>',
    'To: <dana@lakeside.example>',
    'Subject: =?utf-8?B?SGVsbG8=?=',
    'Date: Sun, 14 Mar 2027 15:09:26 +0000',
    'Message-ID: <1@marquee.example>',
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="marquee-alternatives"',
  ])
})

test('it holds the same words as text and as HTML', () => {
  const parts = message().split('--marquee-alternatives')
  const [, text = '', html = ''] = parts.map((part) =>
    Buffer.from(part.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8'),
  )
  expect([text, html]).toEqual(['Grüße 漢字', '<p>Grüße</p>'])
})

test('no words begin another header, and long ones are cut between characters', () => {
  const subject = `${'漢字🚗'.repeat(30)}\r\nBcc: all@example.com\u2028X: y`
  const headers = headersOf(message({ subject, to: 'a@b.example\r\nBcc: c@d.example' }))
  expect(headers).toHaveLength(8)
  const words = headers[2]!.slice('Subject: '.length).split(' ')
  expect(words.every((word) => word.length <= 75)).toBe(true)
  const shown = words.map((word) => Buffer.from(word.slice(10, -2), 'base64').toString('utf8'))
  expect(shown.join('')).toBe(`${'漢字🚗'.repeat(30)} Bcc: all@example.com X: y`)
})
