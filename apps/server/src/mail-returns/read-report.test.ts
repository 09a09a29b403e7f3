import * as fc from 'fast-check'
import { simpleParser } from 'mailparser'
import { expect, test } from 'vitest'
import { pieceNames } from '../mailing/index.ts'
import { readParts } from '../mailing/index.ts'
import { readReport } from './read-report.load.ts'
import {
  aliasBounce,
  complaint,
  delayedReport,
  exchangeBounce,
  gmailBounce,
  postfixBounce,
  qmailBounce,
  vacationAnswer,
} from '../testing/mail-report-samples.ts'

const names = pieceNames('secret')
const PIECE = { sendingKey: 12, isSeed: false, recipient: 1_207 }
const ABOUT = { name: names.nameFor(PIECE), to: 'mia@customers.example' }

test.for([
  ['Postfix', postfixBounce, 'BOUNCED_FOR_GOOD', /no such mailbox here$/],
  ['Exchange', exchangeBounce, 'BOUNCED_FOR_GOOD', /^550 5\.1\.10 RESOLVER/],
  ['Gmail', gmailBounce, 'BOUNCED_FOR_NOW', /^552-5\.2\.2 The inbox of this person is full/],
] as const)('a bounce of %s names its recipient, its kind and why', ([, sample, kind, says]) => {
  const { means, returns, quoted } = readReport(sample(ABOUT))
  expect(means).toBe('returns')
  expect(returns).toEqual([{ kind, address: ABOUT.to, says: expect.stringMatching(says) }])
  expect(names.findIn(quoted)).toEqual(PIECE)
})

test('of several recipients those count that failed', () => {
  expect(readReport(aliasBounce(ABOUT)).returns).toMatchObject([
    { kind: 'BOUNCED_FOR_GOOD', address: ABOUT.to },
  ])
})

test('what is still tried, and who is on vacation, has not come back', () => {
  expect(readReport(delayedReport(ABOUT))).toMatchObject({ means: 'nothing', returns: [] })
  expect(readReport(vacationAnswer(ABOUT))).toMatchObject({ means: 'nothing', returns: [] })
})

test('a bounce without a report is for a person to read', () => {
  expect(readReport(qmailBounce(ABOUT))).toMatchObject({ means: 'unread', returns: [] })
  expect(readReport(Buffer.from(''))).toMatchObject({ means: 'unread', returns: [] })
})

test.for([
  ['abuse', 'returns', ['COMPLAINED']],
  ['Opt-Out', 'returns', ['OPTED_OUT']],
  ['not-spam', 'nothing', []],
  ['auth-failure', 'nothing', []],
  ['', 'unread', []],
] as const)('feedback of the type "%s" means %s', ([type, means, kinds]) => {
  const report = readReport(complaint(ABOUT, type))
  expect(report.means).toBe(means)
  expect(report.returns.map(({ kind }) => kind)).toEqual(kinds)
  expect(names.findIn(report.quoted)).toEqual(PIECE)
})

test('a report that is cut anywhere, or has bytes that are none of text, is read without a fault', () => {
  const whole = [postfixBounce, exchangeBounce, complaint].map((sample) => sample(ABOUT))
  const damaged = fc
    .tuple(fc.constantFrom(...whole), fc.nat(), fc.uint8Array({ maxLength: 40 }))
    .map(([bytes, at, noise]) => {
      const cut = at % bytes.length
      return Buffer.concat([bytes.subarray(0, cut), noise, bytes.subarray(cut + noise.length)])
    })
  fc.assert(
    fc.property(damaged, (bytes) => {
      const { returns } = readReport(bytes)
      expect(returns.length).toBeLessThanOrEqual(2)
    }),
  )
})

test('boundaries in boundaries, thousands of parts and endless heads are left aside in time', () => {
  const nested = Array.from(
    { length: 2_000 },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\n\n--b${at}\n`,
  ).join('')
  const many = `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\nx\n'.repeat(100_000)}`
  const spaces = `Content-Type: multipart/mixed${' '.repeat(200_000)};\n\n=${' \n'.repeat(100_000)}`
  const quoted = `Content-Transfer-Encoding: quoted-printable\n\n${' '.repeat(500_000)}x`
  const at = `Content-Type: message/delivery-status\n\nFinal-Recipient: ${'a@'.repeat(400_000)}`
  expect(readReport(Buffer.from(at)).returns).toEqual([])
  const began = performance.now()
  for (const text of [
    nested,
    many,
    spaces,
    quoted,
    'a: b\n'.repeat(200_000),
    `x${' \t'.repeat(200_000)}`,
  ]) {
    expect(readParts(Buffer.from(text)).parts.length).toBeLessThanOrEqual(50)
  }
  expect(performance.now() - began).toBeLessThan(4_000)
})

test('parts are those that another reader of mail finds', async () => {
  for (const sample of [postfixBounce, exchangeBounce, gmailBounce, complaint]) {
    const { attachments } = await simpleParser(sample(ABOUT), { keepDeliveryStatus: true })
    const found = new Set(readParts(sample(ABOUT)).parts.map(({ type }) => type))
    for (const { contentType } of attachments) expect(found).toContain(contentType)
  }
})
