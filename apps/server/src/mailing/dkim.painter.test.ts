import * as fc from 'fast-check'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { campaignMessage } from './campaign-message.painter.ts'
import { createDkimKey, dkimRecord, dkimSigner } from './dkim.painter.ts'

const NOW = Date.parse('2027-03-14T15:09:26Z')
const DOMAIN = 'mail.marquee.example'

const message = (more: object = {}) =>
  campaignMessage({
    from: { name: 'Lakeside Honda 漢字', address: `lakeside@${DOMAIN}` },
    replyTo: 'service@lakeside.example',
    to: 'dana@reader.example',
    subject: 'Grüße an alle, die länger lesen als eine Zeile reicht, und noch länger',
    text: 'Hello',
    html: '<p>Hello</p>',
    messageId: `<1@${DOMAIN}>`,
    piece: 'pa7x',
    now: NOW,
    unsubscribe: { url: 'https://marquee.example/unsubscribe/abc' },
    feedbackId: ['a', 'b', 'c', 'marquee'],
    list: { name: 'Offers', id: `dealer-7.${DOMAIN}` },
    ...more,
  })

describe.each(['rsa', 'ed25519'] as const)('a signature by a key of the kind %s', (kind) => {
  let key: { privateKey: string; record: string }
  let sign: (message: string, now: number) => Promise<string>
  beforeAll(async () => {
    key = await createDkimKey(kind)
    sign = dkimSigner({ domain: DOMAIN, selector: 'spring', privateKey: key.privateKey })
  })

  /** By a verifier that is not ours. */
  async function verified(signed: string) {
    const { results } = await dkimVerify(Buffer.from(signed, 'binary'), {
      curTime: new Date(NOW),
      resolver: async (name: string, type: string) => {
        expect([name, type]).toEqual([`spring._domainkey.${DOMAIN}`, 'TXT'])
        return [key.record.match(/.{1,255}/g) ?? []]
      },
    })
    expect(results).toHaveLength(1)
    return results[0]
  }

  test('is good, for the domain of the sender', async () => {
    const result = await verified(await sign(message(), NOW))
    expect(result?.status.result).toBe('pass')
    expect(result).toMatchObject({ signingDomain: DOMAIN, selector: 'spring' })
    expect(result?.status.aligned).toBe(DOMAIN)
  })

  test('covers all that a reader goes by, and From once more than it is there', async () => {
    const signed = await sign(message(), NOW)
    const fields = /\bh=([^;]+);/.exec(signed)?.[1]?.replaceAll(/\s/g, '').split(':')
    expect(fields).toEqual([
      'from',
      'reply-to',
      'to',
      'subject',
      'date',
      'message-id',
      'list-id',
      'list-unsubscribe',
      'list-unsubscribe-post',
      'feedback-id',
      'mime-version',
      'content-type',
      'from',
    ])
    expect(signed.endsWith(`\r\n${message()}`)).toBe(true)
  })

  test.each([
    ['another subject', (text: string) => text.replace(/^Subject: .*$/m, 'Subject: Free')],
    ['another reply address', (text: string) => text.replace('service@', 'phisher@')],
    ['another link to unsubscribe', (text: string) => text.replace('/abc', '/abd')],
    ['a second sender', (text: string) => `From: x@y.example\r\n${text}`],
    ['another letter in the body', (text: string) => text.replace('PHA+', 'PHB+')],
    ['one more line in the body', (text: string) => `${text}more\r\n`],
  ])('is broken by %s', async (_what, change) => {
    const signed = await sign(message(), NOW)
    expect(change(signed)).not.toBe(signed)
    expect((await verified(change(signed)))?.status.result).not.toBe('pass')
  })

  test('outlives what servers do on the way: other blanks, other folds, blank lines at the end', async () => {
    const signed = await sign(message(), NOW)
    const onTheWay = `Received: from a by b\r\n${signed}\r\n\r\n`
      .replace('Date: ', 'DATE:   ')
      .replace('\r\nTo: ', '\r\nTo:\r\n\t')
    expect((await verified(onTheWay))?.status.result).toBe('pass')
  })

  test('is good for any words', async () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(words, words, async (subject, html) => {
        const result = await verified(await sign(message({ subject, html, text: subject }), NOW))
        expect(result?.status.result).toBe('pass')
      }),
      { numRuns: 40 },
    )
  })

  test('is good for a body that is written in any way', async () => {
    const lines = fc.array(fc.constantFrom('', ' ', '\t', 'a  b', ' c', 'd \t', '.'), {
      maxLength: 9,
    })
    const [head = ''] = message().split('\r\n\r\n')
    await fc.assert(
      fc.asyncProperty(lines, async (lines) => {
        const signed = await sign(`${head}\r\n\r\n${lines.join('\r\n')}\r\n`, NOW)
        expect((await verified(signed))?.status.result).toBe('pass')
      }),
      { numRuns: 60 },
    )
  })

  test('is verified by the record, and not by that of another key', async () => {
    const signed = await sign(message(), NOW)
    const own = key
    key = await createDkimKey(kind)
    const result = await verified(signed)
    key = own
    expect(result?.status.result).not.toBe('pass')
    expect(dkimRecord(own.privateKey)).toBe(own.record)
    expect(own.record).toMatch(new RegExp(`^v=DKIM1; k=${kind}; p=[A-Za-z0-9+/=]+$`))
  })
})
