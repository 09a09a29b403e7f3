import { z } from 'zod'
import { Key, KeyText, operations, selection } from '../operation/index.ts'
import {
  SeedListAbility,
  Checksum,
  listExample,
  recipientExample,
  SeedList,
  SentRecipient,
  SentSeedList,
} from './schemas.ts'

export { MOST_SENT_RECIPIENTS, SeedPerson } from './schemas.ts'

const readers = { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope' } as const
const managers = {
  anyOf: ['CAN_SUBMIT_ORDER', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'],
  scope: 'scope',
} as const
const oneList = { object: 'params.id' } as const

const params = z.strictObject({ id: KeyText })
const query = z.strictObject(selection)
const list = { status: 200, body: SeedList } as const
const refusals = { 'seed-list.duplicate': 409, 'seed-list.over-limit': 422 } as const
const changed = { params: { id: '3' }, query: { hierarchyId: 'HONDA' }, reply: listExample }

export const seedLists = operations('seedLists', {
  list: {
    method: 'GET',
    path: '/sample-recipient-list',
    summary: 'The lists of seed recipients that are kept for a market.',
    access: readers,
    query,
    reply: {
      status: 200,
      body: z.strictObject({
        sampleRecipientLists: z.array(SeedList),
        limit: z.int().describe('How many recipients a list, or a campaign, may have'),
        can: z.strictObject({ create: SeedListAbility }),
      }),
    },
    failures: {},
    example: {
      query: { marketKey: '14' },
      reply: { sampleRecipientLists: [listExample], limit: 25, can: { create: { ok: true } } },
    },
  },
  read: {
    method: 'GET',
    path: '/sample-recipient-list/{id}',
    summary: 'A list with its recipients.',
    access: { ...readers, ...oneList },
    params,
    query,
    reply: list,
    failures: {},
    example: changed,
  },
  create: {
    method: 'POST',
    path: '/sample-recipient-list',
    summary: 'Creates a list for a market, or for the whole of a brand.',
    access: managers,
    audit: 'seed-list.created',
    query,
    body: SentSeedList,
    reply: { status: 201, body: SeedList },
    failures: { ...refusals, 'seed-list.name-taken': 409, 'seed-list.too-many': 409 },
    example: {
      query: { marketKey: '14' },
      body: { name: 'Service team', sampleRecipients: [recipientExample] },
      reply: listExample,
    },
  },
  update: {
    method: 'PUT',
    path: '/sample-recipient-list/{id}',
    summary: 'Renames a list; where recipients are sent, it then holds these and no other.',
    access: { ...managers, ...oneList },
    audit: 'seed-list.changed',
    params,
    query,
    body: SentSeedList,
    reply: list,
    failures: { ...refusals, 'seed-list.name-taken': 409, 'seed-list.changed-meanwhile': 409 },
    example: { ...changed, body: { name: 'Service team', version: 1 } },
  },
  putRecipient: {
    method: 'PUT',
    path: '/sample-recipient-list/{id}/sample-recipient',
    summary: 'Adds a recipient; one sent with the checksum of another takes its place.',
    access: { ...managers, ...oneList },
    audit: 'seed-list.recipient-saved',
    params,
    query,
    body: SentRecipient,
    reply: list,
    failures: { ...refusals, 'seed-list.changed-meanwhile': 409 },
    example: { ...changed, body: recipientExample },
  },
  deleteRecipient: {
    method: 'DELETE',
    path: '/sample-recipient-list/{id}/sample-recipient/{recipientId}',
    summary: 'Takes a recipient off a list; its checksum names it.',
    access: { ...managers, ...oneList },
    audit: 'seed-list.recipient-deleted',
    params: z.strictObject({ id: KeyText, recipientId: Checksum }),
    query,
    reply: list,
    failures: {},
    example: { ...changed, params: { id: '3', recipientId: recipientExample.checksum } },
  },
  delete: {
    method: 'DELETE',
    path: '/sample-recipient-list/{id}',
    summary: 'Deletes a list; campaigns keep the recipients that they took from it.',
    access: { ...managers, ...oneList },
    audit: 'seed-list.deleted',
    params,
    query,
    reply: { status: 200, body: z.strictObject({ key: Key }) },
    failures: {},
    example: { params: { id: '3' }, reply: { key: 3 } },
  },
})
