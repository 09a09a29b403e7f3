import { expect, test } from 'vitest'
import {
  kindOfBounce,
  RETURN_KINDS,
  returnKindNames,
  suppressedBy,
  withoutAddresses,
  type ReturnKind,
} from './index.ts'

test.for<[status: string, diagnostic: string, kind: ReturnKind]>([
  ['5.1.1', 'smtp; 550 5.1.1 <mia@customers.example>: user unknown', 'BOUNCED_FOR_GOOD'],
  ['5.1.1', '', 'BOUNCED_FOR_GOOD'],
  ['5.1.10', 'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found', 'BOUNCED_FOR_GOOD'],
  // What was made of it says less than what was said.
  ['5.0.0', 'smtp; 550-5.1.1 The account that you tried to reach is not there', 'BOUNCED_FOR_GOOD'],
  ['5.1.1', 'smtp; 550 No such user here', 'BOUNCED_FOR_GOOD'],
  ['5.2.2', 'smtp; 552 5.2.2 mailbox full', 'BOUNCED_FOR_NOW'],
  ['4.4.7', 'X-Postfix; delivery temporarily suspended: connection timed out', 'BOUNCED_FOR_NOW'],
  ['4.4.7', 'smtp;550 4.4.7 QUEUE.Expired; message expired', 'BOUNCED_FOR_NOW'],
  ['5.7.1', 'smtp; 550 5.7.1 blocked by our policy', 'TURNED_AWAY'],
  ['', 'smtp; 554 this looks like spam', 'TURNED_AWAY'],
  ['4.7.28', 'smtp; 421 4.7.28 unusual rate', 'TURNED_AWAY'],
  ['', '', 'BOUNCED_FOR_NOW'],
  ['nonsense', 'nonsense', 'BOUNCED_FOR_NOW'],
])('a bounce of status "%s" that says "%s" is %s', ([status, diagnostic, kind]) => {
  expect(kindOfBounce({ status, diagnostic })).toBe(kind)
})

test('an address is stopped by a hard bounce, a complaint, an opt-out, and by soft ones in number', () => {
  const limit = { bounces: 3, days: 30 }
  const after = (bounced: number) => RETURN_KINDS.map((kind) => suppressedBy(kind, bounced, limit))
  expect(after(1)).toEqual(['BOUNCED', null, null, 'COMPLAINED', 'OPTED_OUT'])
  expect(after(2)).toEqual(after(1))
  expect(after(3)).toEqual(['BOUNCED', 'BOUNCED', null, 'COMPLAINED', 'OPTED_OUT'])
  expect(suppressedBy('BOUNCED_FOR_NOW', 99, { bounces: 0, days: 30 })).toBeNull()
})

test('what was said is kept on one line, without addresses, and no longer than a screen shows', () => {
  expect(
    withoutAddresses(
      '550 5.1.1 <mia@customers.example>:\r\n  user unknown (mia@customers.example)',
    ),
  ).toBe('550 5.1.1 <…>: user unknown (…)')
  expect(withoutAddresses('x'.repeat(10_000))).toHaveLength(300)
  expect(withoutAddresses('\u0000\u2028 ')).toBe('')
})

test('every kind has its words', () => {
  expect(new Set(RETURN_KINDS.map((kind) => returnKindNames[kind])).size).toBe(RETURN_KINDS.length)
})
