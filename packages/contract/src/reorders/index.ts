import { JOB_STATUSES } from '@marquee/rules/reorders'
import { z } from 'zod'
import { campaigns } from '../campaigns/index.ts'
import {
  HierarchyId,
  KeyText,
  operations,
  searchBody,
  searchReply,
  selection,
  shortText,
} from '../operation/index.ts'
import { BulkReorder, Difference, reorderBody, ReorderItem, StartedReorder } from './schemas.ts'

const { body: Campaign } = campaigns.read.reply
const campaignExample = campaigns.read.example.reply

const makers = {
  anyOf: ['CAN_SUBMIT_ORDER', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'],
  scope: 'scope',
} as const
const staff = { anyOf: ['CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'], scope: 'scope' } as const
const oneReorder = { ...staff, object: 'params.id' } as const
const params = z.strictObject({ id: KeyText })
const query = z.strictObject(selection)
/** As many as are looked at in one call. */
const MOST_COMPARED = 100

const refusals = {
  'reorder.not-yet': 409,
  'campaign.follows-parent': 409,
  'campaign.follows-enrollment': 409,
  'campaign.several-dealers-only': 403,
  'campaign.needs-a-dealer': 422,
  'campaign.needs-staff-market': 422,
  'campaign.market-closed': 422,
  'campaign.other-brand': 422,
  'campaign.annual': 422,
  'campaign-template.not-offered': 409,
  'campaign-template.several-dealers-only': 403,
} as const

const bulkExample = {
  id: 4,
  status: 'PENDING' as const,
  counts: { PENDING: 12, COMPLETED: 27, FAILED: 1 },
  retryable: 1,
  deploymentDate: '2027-04-12',
  startedBy: 'Dana Whitfield',
  startedAt: '2027-03-01T15:00:00.000Z',
  can: { retry: { ok: false as const, reason: 'reorder.nothing-failed' } },
}
const differenceExample = {
  campaignKey: 7,
  campaignName: 'Winter road check',
  marketKey: 14,
  marketName: 'Lakeside Honda',
  reason: null,
  message: null,
  notes: ['The mail date 2/1/2027 has passed. Choose another one.'],
}
const itemExample = {
  ...differenceExample,
  id: 91,
  status: 'COMPLETED' as const,
  newCampaignKey: 112,
  newCampaignStatus: 'DRAFT' as const,
  doneAt: '2027-03-01T15:00:03.000Z',
}
const startExample = { campaignKeys: [7], marketKeys: [14], deploymentDate: '2027-04-12' }

export const reorders = operations('reorders', {
  reorder: {
    method: 'POST',
    path: '/campaign/{key}/reorder',
    idempotent: true,
    summary: 'Makes a campaign again where it lies, of all that is still valid.',
    access: { ...makers, object: 'params.key' },
    audit: 'campaign.reordered',
    params: z.strictObject({ key: KeyText }),
    query,
    reply: { status: 201, body: Campaign },
    failures: refusals,
    example: { params: { key: '7' }, reply: campaignExample },
  },
  reorderForMarket: {
    method: 'POST',
    path: '/campaign/{key}/reorder2',
    idempotent: true,
    summary: 'Makes a campaign again for a market.',
    access: { ...makers, object: 'params.key' },
    audit: 'campaign.reordered',
    params: z.strictObject({ key: KeyText }),
    query: z.strictObject({ marketKey: KeyText, hierarchyId: HierarchyId.optional() }),
    reply: { status: 201, body: Campaign },
    failures: refusals,
    example: { params: { key: '7' }, query: { marketKey: '14' }, reply: campaignExample },
  },
  differences: {
    method: 'POST',
    path: '/bulk-reorder/search/differences',
    summary: 'What a bulk reorder would make, and what it could not take over; nothing is made.',
    access: staff,
    query,
    body: reorderBody(MOST_COMPARED),
    reply: { status: 200, body: z.strictObject({ differences: z.array(Difference) }) },
    failures: { 'reorder.too-many': 422 },
    example: {
      body: startExample,
      reply: { differences: [{ ...differenceExample, isPossible: true }] },
    },
  },
  start: {
    method: 'POST',
    path: '/bulk-reorder',
    idempotent: true,
    summary: 'Makes many campaigns again; each is a draft once its item is done.',
    access: staff,
    audit: 'bulk-reorder.started',
    query,
    body: StartedReorder,
    reply: { status: 201, body: BulkReorder },
    failures: { 'reorder.too-many': 422 },
    example: { body: startExample, reply: bulkExample },
  },
  search: {
    method: 'POST',
    path: '/bulk-reorder/search',
    summary: 'Bulk reorders, the newest first; by the name of a campaign, a market or a person.',
    access: staff,
    query: z.strictObject({ ...selection, query: shortText(80).optional() }),
    body: searchBody(z.strictObject({}), ['startedAt']),
    reply: { status: 200, body: searchReply('bulkReorders', BulkReorder) },
    failures: {},
    example: {
      body: { page: 0, size: 20 },
      reply: { bulkReorders: [bulkExample], totalElements: 1, page: 0, size: 20 },
    },
  },
  read: {
    method: 'GET',
    path: '/bulk-reorder/{id}',
    summary: 'How far a bulk reorder has come.',
    access: oneReorder,
    params,
    query,
    reply: { status: 200, body: BulkReorder },
    failures: {},
    example: { params: { id: '4' }, reply: bulkExample },
  },
  searchItems: {
    method: 'POST',
    path: '/bulk-reorder/{id}/search',
    summary: 'The campaigns of a bulk reorder, each with how it fared.',
    access: oneReorder,
    params,
    query: z.strictObject({ ...selection, status: z.enum(JOB_STATUSES).optional() }),
    body: searchBody(z.strictObject({ text: shortText(80).optional() }), [
      'marketName',
      'campaignName',
      'status',
    ]),
    reply: { status: 200, body: searchReply('items', ReorderItem) },
    failures: {},
    example: {
      params: { id: '4' },
      query: { status: 'COMPLETED' },
      body: { page: 0, size: 20 },
      reply: { items: [itemExample], totalElements: 1, page: 0, size: 20 },
    },
  },
  retry: {
    method: 'POST',
    path: '/bulk-reorder/{id}/retry',
    summary: 'Tries those again that failed, and no other.',
    access: oneReorder,
    audit: 'bulk-reorder.retried',
    params,
    query,
    reply: { status: 200, body: BulkReorder },
    failures: { 'reorder.nothing-failed': 409, 'reorder.nothing-to-retry': 409 },
    example: { params: { id: '4' }, reply: bulkExample },
  },
})
