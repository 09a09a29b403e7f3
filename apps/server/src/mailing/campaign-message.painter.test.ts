import * as fc from 'fast-check'
import { simpleParser } from 'mailparser'
import { describe, expect, test } from 'vitest'
import { campaignMessage, messageIdOf, type CampaignMessage } from './campaign-message.painter.ts'

const NOW = Date.parse('2027-03-14T15:09:26Z')

const sample = (more: Partial<CampaignMessage> = {}): CampaignMessage => ({
  from: { name: 'Lakeside Honda', address: 'lakeside@mail.marquee.example' },
  replyTo: 'service@lakeside.example',
  to: 'dana@reader.example',
  subject: 'Your CR-V is ready for spring',
  text: 'Grüße 漢字\n.a dot\n' + 'long '.repeat(400),
  html: `<p>Grüße 漢字 ${'long '.repeat(4_000)}</p>`,
  messageId: messageIdOf('01J-row.7', 'mail.marquee.example'),
  piece: 'pa7x',
  now: NOW,
  unsubscribe: {
    url: `https://marquee.example/unsubscribe/${'a1'.repeat(60)}`,
    mailto: 'out+a1@mail.marquee.example',
  },
  feedbackId: ['campaign-12', 'dealer-7', 'HONDA', 'marquee'],
  list: { name: 'Offers of Lakeside Honda', id: 'dealer-7.mail.marquee.example' },
  ...more,
})

const parsed = (more: Partial<CampaignMessage> = {}) =>
  simpleParser(campaignMessage(sample(more)), { skipHtmlToText: true, skipTextToHtml: true })

const headOf = (message: string) => message.split('\r\n\r\n')[0] ?? ''
const namesIn = (message: string) =>
  headOf(message)
    .split(/\r\n(?![ \t])/)
    .map((line) => line.split(':')[0])

const NAMES = [
  'From',
  'Reply-To',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'X-PM-Metadata-piece',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'Feedback-ID',
  'MIME-Version',
  'Content-Type',
]

test('a parser that is not ours reads who it is from, where replies go, and both kinds of words', async () => {
  const mail = await parsed()
  expect(mail.from?.value).toEqual([
    { name: 'Lakeside Honda', address: 'lakeside@mail.marquee.example' },
  ])
  expect(mail.replyTo?.value[0]?.address).toBe('service@lakeside.example')
  expect([mail.to].flat()[0]?.value[0]?.address).toBe('dana@reader.example')
  expect(mail.subject).toBe('Your CR-V is ready for spring')
  expect(mail.date?.getTime()).toBe(NOW)
  expect(mail.messageId).toBe('<01J-row.7@mail.marquee.example>')
  expect(mail.text).toBe(sample().text)
  expect(mail.html).toBe(sample().html)
  expect(mail.attachments).toEqual([])
})

test('a mail program finds the one click by which a reader unsubscribes (RFC 8058)', async () => {
  const mail = await parsed()
  const list = mail.headers.get('list')
  expect(list).toMatchObject({
    unsubscribe: { url: sample().unsubscribe.url, mail: 'out+a1@mail.marquee.example' },
    'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
    id: { name: 'Offers of Lakeside Honda', id: 'dealer-7.mail.marquee.example' },
  })
  expect(campaignMessage(sample())).toMatch(
    '\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n',
  )
  expect(mail.headers.get('feedback-id')).toBe('campaign-12:dealer-7:HONDA:marquee')
  expect(mail.headers.has('precedence')).toBe(false)
})

test('each header is there once, and that of replies only where the dealer reads them', () => {
  expect(namesIn(campaignMessage(sample()))).toEqual(NAMES)
  expect(namesIn(campaignMessage(sample({ replyTo: null })))).toEqual(
    NAMES.filter((name) => name !== 'Reply-To'),
  )
})

test('no line is longer than mail servers take, and only line breaks of email are in it', () => {
  const message = campaignMessage(sample({ subject: 'Grüße an alle 漢字 '.repeat(40) }))
  // The address of an unsubscribe link cannot be cut.
  const lines = message.split('\r\n').filter((line) => !line.includes('https://'))
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78)
  expect(message).toMatch(/^[\x20-\x7e\r\n]*$/)
  expect(message.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

describe('whatever a person writes', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 90 }),
    fc.string({ unit: 'grapheme', maxLength: 90 }),
    fc.constantFrom(
      'A\r\nBcc: all@reader.example',
      'A\nSubject: B',
      'A\u2028X: y',
      '"Lake, side" <x@y.example>',
      '=?utf-8?B?QmNjOg==?=',
      '\\"quoted\\"',
      '  two  blanks  ',
      '',
    ),
  )

  test('begins no header and changes no address', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (name, subject, other) => {
        const message = campaignMessage(
          sample({
            subject,
            from: { name, address: 'a@b.example' },
            replyTo: `r@b.example${other}`,
            to: `d@b.example${other}`,
            feedbackId: [other, 'x'],
            unsubscribe: { url: `https://marquee.example/${other}` },
            list: { name: other, id: 'l.b.example' },
          }),
        )
        expect(namesIn(message)).toEqual(NAMES)
        expect(headOf(message)).toMatch(/^[\x20-\x7e\r\n]*$/)
        const mail = await simpleParser(message)
        expect(mail.from?.value.map(({ address }) => address)).toEqual(['a@b.example'])
        expect([mail.to].flat().flatMap((to) => to?.value ?? [])).toHaveLength(1)
      }),
      { numRuns: 300 },
    )
  })

  test('is read as it was written, without its line breaks', async () => {
    const written = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
      .map((text) => text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim())
      .filter((text) => text !== '')
    await fc.assert(
      fc.asyncProperty(written, async (text) => {
        const from = { name: text, address: 'a@b.example' }
        const mail = await parsed({ subject: text, from })
        expect(mail.subject).toBe(text)
        expect(mail.from?.value).toEqual([from])
      }),
      { numRuns: 300 },
    )
  })
})

test('the same row has the same id, of letters that an id may have', () => {
  expect(messageIdOf('a b>\r\nX:1', 'm.example')).toBe('<a_b___X_1@m.example>')
})
