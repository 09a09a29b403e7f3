import {
  LIFTING_REASONS,
  MOST_SUPPRESSIONS_EXPORTED,
  OPT_OUT_REASONS,
  SUPPRESSION_CHANNELS,
  SUPPRESSION_SOURCES,
} from '@marquee/rules/customers'
import { z } from 'zod'
import { Key, KeyText, searchBody, searchReply, selection, shortText } from '../operation/index.ts'
import { CustomerAbility, SuppressionReasons } from './schemas-of-one.ts'

const managers = { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'scope' } as const
const query = z.strictObject(selection)
const Channel = z.enum(SUPPRESSION_CHANNELS)
const Source = z.enum(SUPPRESSION_SOURCES)

const ListedSuppression = z.strictObject({
  key: Key,
  channel: Channel,
  reason: SuppressionReasons,
  source: Source,
  why: z.enum(OPT_OUT_REASONS).nullable().describe('What the recipient chose, if anything'),
  marketName: z.string().describe('Where it holds, and below'),
  campaignName: z.string().nullable().describe('With whose email the recipient opted out'),
  by: z.string(),
  at: z.iso.datetime(),
  isKnown: z.boolean().describe('A household in scope still has one of its hashes'),
  person: z
    .strictObject({
      marketKey: Key,
      household: Key,
      name: z.string(),
      email: z.string().nullable(),
    })
    .nullable()
    .describe('Null: no longer known, or the caller may not search customers'),
  can: z.strictObject({ lift: CustomerAbility }),
})

const Criteria = z.strictObject({
  email: shortText(254).optional().describe('A whole email address'),
  channel: Channel.optional(),
  reason: SuppressionReasons.optional(),
  source: Source.optional(),
})

const rowExample = {
  key: 31,
  channel: 'EMAIL',
  reason: 'OPTED_OUT',
  source: 'UNSUBSCRIBE_PAGE',
  why: 'TOO_MANY',
  marketName: 'Abergate Honda of Evanston',
  campaignName: 'Spring service',
  by: '',
  at: '2027-07-01T09:00:00.000Z',
  isKnown: true,
  person: {
    marketKey: 14,
    household: 1_207,
    name: 'Ada Quill',
    email: 'ada.quill@customers.example',
  },
  can: { lift: { ok: true } },
} as const

/** All that stands against writing to people, in the markets one looks after. */
export const listingSuppressions = {
  searchSuppressions: {
    method: 'POST',
    path: '/customers/suppression/search',
    summary:
      'What is suppressed in a market and below, the newest first; who it is only where a household still has the hash.',
    access: managers,
    audit: 'customers.suppressions-read',
    query,
    body: searchBody(Criteria, ['at']),
    reply: { status: 200, body: searchReply('suppressions', ListedSuppression) },
    failures: {},
    example: {
      query: { marketKey: '2' },
      body: { criteria: { source: 'UNSUBSCRIBE_PAGE' }, page: 0, size: 20 },
      reply: { suppressions: [rowExample], totalElements: 1, page: 0, size: 20 },
    },
  },
  exportSuppressions: {
    method: 'POST',
    path: '/customers/suppression/export',
    summary: `The suppressions of a search all at once, at most ${MOST_SUPPRESSIONS_EXPORTED}, for a file.`,
    access: managers,
    audit: 'customers.suppressions-exported',
    query,
    body: z.strictObject({ criteria: Criteria.optional() }),
    reply: {
      status: 200,
      body: z.strictObject({
        suppressions: z.array(ListedSuppression),
        isCut: z.boolean().describe('There are more'),
      }),
    },
    failures: {},
    example: {
      query: { marketKey: '2' },
      body: { criteria: { channel: 'EMAIL' } },
      reply: { suppressions: [rowExample], isCut: false },
    },
  },
  liftListed: {
    method: 'PUT',
    path: '/customers/suppression/{suppression}/lifting',
    summary: 'Lifts one suppression of the list; who was erased stays erased.',
    access: { ...managers, object: 'params.suppression' },
    audit: 'customers.suppression-lifted',
    params: z.strictObject({ suppression: KeyText }),
    query,
    body: z.strictObject({ reason: z.enum(LIFTING_REASONS) }),
    reply: {
      status: 200,
      body: z.strictObject({
        households: z.int().describe('How many households are meant by the person'),
      }),
    },
    failures: { 'suppressions.erased': 409 },
    example: {
      params: { suppression: '31' },
      body: { reason: 'CONSENTED' },
      reply: { households: 1 },
    },
  },
} as const
