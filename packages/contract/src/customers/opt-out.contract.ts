import { OPT_OUT_REACHES, OPT_OUT_REASONS } from '@marquee/rules/customers'
import { z } from 'zod'

/** The link gives access by itself, to no more than this one recipient's emails. */
const access = { anyOf: [], scope: 'public' } as const

const params = z.strictObject({
  token: z
    .string()
    .regex(/^[\w-]{52}$/, 'Not a link of an email')
    .describe('As it stands in an email; signed'),
})

const Reach = z.enum(OPT_OUT_REACHES)

const OptOut = z.strictObject({
  dealerName: z.string(),
  brandName: z.string().nullable().describe('Null: the dealer belongs to no brand'),
  hierarchyId: z.string().nullable(),
  email: z
    .string()
    .nullable()
    .describe('Masked; null: no longer known, as after the customer was erased'),
  reach: Reach.nullable().describe('How far email is stopped; null: it is not'),
  mayTakeBack: z.boolean().describe('The recipient opted out less than a day ago'),
})

const example = { params: { token: 'AQAAAA4AAAS3'.padEnd(52, 'x') } } as const
const before = {
  dealerName: 'Abergate Honda of Evanston',
  brandName: 'Honda',
  hierarchyId: 'HONDA',
  email: 'a•••@customers.example',
  reach: null,
  mayTakeBack: false,
} as const
const after = { ...before, reach: 'DEALER', mayTakeBack: true } as const

/** By the link in an email, without sign-in: what a recipient reads, stops and takes back. */
export const optingOut = {
  readOptOut: {
    method: 'GET',
    path: '/unsubscribe/{token}',
    summary: 'Whose emails the link of an email stops, and for whom; changes nothing.',
    access,
    params,
    reply: { status: 200, body: OptOut },
    failures: {},
    example: { ...example, reply: before },
  },
  optOut: {
    method: 'POST',
    path: '/unsubscribe/{token}',
    summary:
      'Stops emails to the recipient from the next one on: of the dealer, of the brand, or of everyone who sends by this product.',
    access,
    audit: 'customers.opted-out',
    params,
    body: z.strictObject({
      reach: Reach,
      reason: z.enum(OPT_OUT_REASONS).optional().describe('If the recipient chose one'),
    }),
    reply: { status: 200, body: OptOut },
    failures: {},
    example: { ...example, body: { reach: 'DEALER', reason: 'TOO_MANY' }, reply: after },
  },
  optOutByOneClick: {
    method: 'POST',
    path: '/unsubscribe/{token}/one-click',
    summary:
      "As mail programs call it (RFC 8058), also at the link itself: stops the dealer's emails to the recipient.",
    access,
    audit: 'customers.opted-out',
    params,
    form: 'List-Unsubscribe=One-Click',
    reply: { status: 200, body: OptOut },
    failures: { 'opt-out.not-one-click': 422 },
    example: { ...example, reply: after },
  },
  takeBackOptOut: {
    method: 'POST',
    path: '/unsubscribe/{token}/taking-back',
    summary: 'Takes back what the recipient stopped by this link less than a day ago.',
    access,
    audit: 'customers.opt-out-taken-back',
    params,
    reply: { status: 200, body: OptOut },
    failures: {},
    example: { ...example, reply: before },
  },
} as const
