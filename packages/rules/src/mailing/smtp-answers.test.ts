import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ANSWER_KINDS, isHardBounce, kindOfAnswer, parseSmtpAnswer } from './index.ts'

const kind = (answer: string) => {
  const parsed = parseSmtpAnswer(answer)
  return parsed && kindOfAnswer(parsed)
}

describe('what an answer means', () => {
  test.each([
    ['550 5.1.1 The email account that you tried to reach does not exist.', 'gone'],
    ['550-5.1.1 The email account does not exist.\n5.1.1 Learn more', 'gone'],
    ['550 5.1.10 RESOLVER.ADR.RecipientNotFound', 'gone'],
    ['554 5.1.2 no such domain', 'gone'],
    ['556 5.1.10 null MX', 'gone'],
    ['550 5.2.1 The account is disabled', 'gone'],
    ['553 mailbox name not allowed', 'unreachable'],
    ['454 4.7.0 no TLS for now', 'later'],
    ['421 4.7.0 try again later', 'busy'],
    ['552 5.2.2 mailbox full', 'unreachable'],
    ['552 5.3.4 message too big', 'unreachable'],
    ['550 no', 'unreachable'],
    ['550 5.4.1 Recipient address rejected', 'unreachable'],
    ['550 5.7.1 Our system has detected that this message is likely unsolicited', 'unwelcome'],
    ['550 5.7.26 not authenticated', 'unwelcome'],
    ['554 Service unavailable; client host is listed', 'unwelcome'],
    ['535 5.7.8 wrong password', 'ours'],
    ['530 5.7.0 must sign in', 'ours'],
    ['501 5.5.4 what', 'ours'],
    ['550 5.1.8 bad sender', 'ours'],
    ['421 4.7.28 unusual rate', 'busy'],
    ['421 closing', 'busy'],
    ['451 4.3.2 not now', 'busy'],
    ['451 try again', 'busy'],
    ['450 4.2.0 greylisted', 'later'],
    ['452 4.2.2 mailbox full', 'later'],
    // A code and a status that disagree suppress no address.
    ['450 5.1.1 unknown', 'later'],
    ['550 4.1.1 unknown', 'unreachable'],
  ])('%s', (answer, expected) => {
    expect(kind(answer)).toBe(expected)
  })
})

test.each(['The server hung up.', 'connect ECONNREFUSED 127.0.0.1:25', '', '2.0.0 kept', '550x'])(
  'no reply means nothing of its own: %s',
  (answer) => {
    expect([kind(answer), isHardBounce(answer)]).toEqual([
      answer === '550x' ? 'unreachable' : null,
      false,
    ])
  },
)

test('only what is for good suppresses an address, and refused content never does', () => {
  const digits = fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 30 }))
  fc.assert(
    fc.property(fc.integer({ min: 400, max: 599 }), fc.nat({ max: 1 }), digits, (code, of, at) => {
      const [subject, detail] = at
      const answer = `${code} ${4 + of}.${subject}.${detail} words`
      expect(ANSWER_KINDS).toContain(kind(answer))
      if (isHardBounce(answer)) {
        expect(code).toBeGreaterThanOrEqual(500)
        if (of === 1) expect(subject).not.toBe(7)
      }
    }),
  )
})
