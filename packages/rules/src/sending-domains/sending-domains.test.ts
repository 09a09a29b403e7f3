import { describe, expect, test } from 'vitest'
import {
  maySetSendingDomain,
  policyNames,
  readDomain,
  recordsToSet,
  roomInDay,
  standingOf,
  type DnsRecordKind,
} from './index.ts'

const DOMAIN = 'mail.dealers.example'
const records = recordsToSet({
  domain: DOMAIN,
  dkim: { selector: 'marquee', record: 'v=DKIM1; k=rsa; p=MIIB+/=' },
  mailServer: 'smtp.provider.example',
  returnsServer: 'marquee.dealers.example',
})
const one = (kind: DnsRecordKind) => {
  const found = records.find((record) => record.kind === kind)
  if (!found) throw new Error(kind)
  return found
}

describe('a domain that is typed', () => {
  test.for([
    ['Mail.Dealers.example.', 'mail.dealers.example'],
    [' a-1.co ', 'a-1.co'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ])('%s is read as %s', ([typed = '', domain]) => {
    expect(readDomain(typed)).toEqual({ ok: true, value: domain })
  })

  test.for([
    '',
    'localhost',
    '10.0.0.1',
    'https://a.example',
    'a@b.example',
    '-a.example',
    'a..example',
    'a b.example',
    'bücher.example',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(80)}example`,
  ])('%s is none', (typed) => {
    expect(readDomain(typed)).toMatchObject({ ok: false })
  })
})

test('only people of a whole brand set it', () => {
  expect(maySetSendingDomain('NATIONAL').ok).toBe(true)
  for (const level of ['ZONE', 'DISTRICT', 'DEALER'] as const)
    expect(maySetSendingDomain(level).ok).toBe(false)
})

test('what is to be set names the key, the mail server, a policy, and who takes what comes back', () => {
  expect(records.map(({ name, type, value }) => `${name} ${type} ${value}`)).toEqual([
    'marquee._domainkey.mail.dealers.example TXT v=DKIM1; k=rsa; p=MIIB+/=',
    'mail.dealers.example TXT v=spf1 a:smtp.provider.example ~all',
    '_dmarc.mail.dealers.example TXT v=DMARC1; p=quarantine; rua=mailto:postmaster@mail.dealers.example',
    'mail.dealers.example MX 10 marquee.dealers.example',
  ])
})

test('where nothing takes what comes back, and no mail server is known, there is less to set', () => {
  const bare = recordsToSet({
    domain: DOMAIN,
    dkim: { selector: 'marquee', record: 'v=DKIM1; p=A' },
    mailServer: undefined,
    returnsServer: undefined,
  })
  expect(bare.map(({ kind }) => kind)).toEqual(['DKIM', 'SPF', 'DMARC'])
  expect(bare[1]?.value).toBe('v=spf1 mx ~all')
})

test('what no key is there for is not to be set', () => {
  const kinds = recordsToSet({
    domain: DOMAIN,
    dkim: undefined,
    mailServer: undefined,
    returnsServer: undefined,
  }).map(({ kind }) => kind)
  expect(kinds).toEqual(['SPF', 'DMARC'])
})

test('a policy may stand at the domain or above it', () => {
  expect(policyNames(DOMAIN)).toEqual(['_dmarc.mail.dealers.example', '_dmarc.dealers.example'])
})

describe('a record stands', () => {
  test.for<[DnsRecordKind, string[], string]>([
    ['DKIM', ['v=DKIM1; k=rsa; p=MIIB+/='], 'there'],
    ['DKIM', ['v=DKIM1;k=rsa;p=MII B+/='], 'there'],
    ['DKIM', ['v=DKIM1; k=rsa; p=other'], 'different'],
    ['DKIM', ['v=DKIM1; k=rsa; p='], 'different'],
    ['DKIM', ['v=DKIM1; p=MIIB+/=', 'v=DKIM1; p=other'], 'different'],
    ['DKIM', ['some text'], 'missing'],
    ['DKIM', [], 'missing'],
    ['SPF', ['v=spf1 a:smtp.provider.example ~all'], 'there'],
    ['SPF', ['other=1', 'V=SPF1 ip4:192.0.2.1 A:smtp.provider.example -all'], 'there'],
    ['SPF', ['v=spf1 include:_spf.provider.example ~all'], 'look'],
    ['SPF', ['v=spf1 a:smtp.provider.example +all'], 'different'],
    ['SPF', ['v=spf1 a:smtp.provider.example all'], 'different'],
    ['SPF', ['v=spf1 -all', 'v=spf1 a:smtp.provider.example ~all'], 'different'],
    ['SPF', ['v=spf10 -all'], 'missing'],
    ['DMARC', ['v=DMARC1; p=none'], 'there'],
    ['DMARC', ['v=DMARC1;p=REJECT;rua=mailto:a@b.example'], 'there'],
    ['DMARC', ['v=DMARC1; p=maybe'], 'different'],
    ['DMARC', ['v=DMARC1; rua=mailto:a@b.example'], 'different'],
    ['DMARC', ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'different'],
    ['DMARC', ['v=DMARC12; p=none'], 'missing'],
    ['MX', ['20 mx.other.example', '10 Marquee.dealers.example'], 'there'],
    ['MX', ['10 mx.other.example'], 'different'],
    ['MX', [], 'missing'],
  ])('%s %j: %s', ([kind, found, standing]) => {
    expect(standingOf(one(kind), found)).toBe(standing)
  })

  test.for(records)('$kind as unanswered where the DNS does not answer', (record) => {
    expect(standingOf(record, undefined)).toBe('unanswered')
  })
})

test.each([
  ['none was sent yet', { cap: 100, begun: 0 }, 40, 40],
  ['some are left', { cap: 100, begun: 70 }, 40, 30],
  ['as many were sent', { cap: 100, begun: 100 }, 40, 0],
  ['the cap was lowered meanwhile', { cap: 50, begun: 70 }, 40, 0],
  ['none are to be sent', { cap: 100, begun: 0 }, 0, 0],
])('a day has room where %s', (_, cap, most, expected) => {
  expect(roomInDay(cap, most)).toBe(expected)
})
