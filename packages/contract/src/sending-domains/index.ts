import {
  DNS_RECORD_KINDS,
  DNS_STANDINGS,
  MOST_IN_DAY,
  MOST_OF_DOMAIN,
  sendingDomainReasons,
} from '@marquee/rules/sending-domains'
import { z } from 'zod'
import { abilityOf, HierarchyId, operations, selection, shortText } from '../operation/index.ts'

const access = { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'scope' } as const
const ofBrand = { ...access, object: 'params.hierarchyId' } as const
const query = z.strictObject(selection)
const params = z.strictObject({ hierarchyId: HierarchyId })
const failures = { 'sending-domain.not-whole-brand': 403 } as const

const SendingDomain = z.strictObject({
  brand: z.strictObject({ id: HierarchyId, name: z.string() }),
  domain: z.string().describe('By which emails to customers of the brand come'),
  isOwn: z.boolean().describe('False: it is that of the installation, as the brand has none'),
  dailyCap: z
    .int()
    .nullable()
    .describe('Most emails to customers for a dealer on one day of its own; null: however many'),
})

const DnsRecord = z.strictObject({
  kind: z.enum(DNS_RECORD_KINDS),
  name: z.string(),
  type: z.enum(['TXT', 'MX']),
  value: z.string().describe('What it should say'),
  standing: z.enum(DNS_STANDINGS),
  found: z.array(z.string()).describe('What the DNS says there'),
})

const brand = { id: 'HONDA', name: 'Honda' }
const domain = 'mail.dealers.example'
const example = { brand, domain, isOwn: true, dailyCap: 2_000 }

/** The domains by which emails of campaigns come, what their DNS has to say, and how many leave for a dealer on a day. */
export const sendingDomains = operations('sendingDomains', {
  list: {
    method: 'GET',
    path: '/sending-domain',
    summary: 'The domain by which emails of campaigns come, for each brand of the scope.',
    access,
    query,
    reply: {
      status: 200,
      body: z.strictObject({
        domains: z.array(SendingDomain),
        can: z.strictObject({ change: abilityOf(sendingDomainReasons) }),
      }),
    },
    failures: {},
    example: {
      reply: { domains: [example], can: { change: { ok: true } } },
    },
  },
  change: {
    method: 'PUT',
    path: '/sending-domain/{hierarchyId}',
    summary: 'Sets the domain of a brand, or goes back to that of the installation.',
    access: ofBrand,
    audit: 'sending-domain.changed',
    params,
    query,
    body: z.strictObject({
      domain: shortText(MOST_OF_DOMAIN).nullable().describe('Null: that of the installation'),
    }),
    reply: { status: 200, body: SendingDomain },
    failures: {
      ...failures,
      'sending-domain.not-a-domain': 422,
      'sending-domain.taken': 409,
    },
    example: {
      params: { hierarchyId: 'HONDA' },
      body: { domain },
      reply: example,
    },
  },
  cap: {
    method: 'PUT',
    path: '/sending-domain/{hierarchyId}/daily-cap',
    summary:
      'Sets how many emails each dealer of a brand sends on one day at most, or lets them send however many; from the next emails on.',
    access: ofBrand,
    audit: 'sending-domain.cap-changed',
    params,
    query,
    body: z.strictObject({
      emails: z.int().min(1).max(MOST_IN_DAY).nullable().describe('Null: however many'),
    }),
    reply: { status: 200, body: SendingDomain },
    failures,
    example: {
      params: { hierarchyId: 'HONDA' },
      body: { emails: 2_000 },
      reply: example,
    },
  },
  check: {
    method: 'GET',
    path: '/sending-domain/{hierarchyId}/dns',
    summary: 'The DNS records to set for the domain of a brand, and what the DNS says now.',
    access: ofBrand,
    params,
    query,
    reply: {
      status: 200,
      body: z.strictObject({ domain: z.string(), records: z.array(DnsRecord) }),
    },
    failures,
    example: {
      params: { hierarchyId: 'HONDA' },
      reply: {
        domain,
        records: [
          {
            kind: 'DMARC',
            name: `_dmarc.${domain}`,
            type: 'TXT',
            value: `v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`,
            standing: 'missing',
            found: [],
          },
        ],
      },
    },
  },
})
