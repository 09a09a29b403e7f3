import { MOST_OF_WORDS } from '@marquee/rules/approvals'
import { CAMPAIGN_STATUSES } from '@marquee/rules/campaigns'
import { z } from 'zod'
import { notMoved } from '../campaigns/index.ts'
import {
  itemKeys,
  ItemResults,
  Key,
  KeyText,
  longText,
  selection,
  type OperationShape,
} from '../operation/index.ts'
import { lookedAtExample, resultsExample } from './examples.ts'
import { Decision, Release } from './schemas.ts'

const params = z.strictObject({ key: KeyText })
const query = z.strictObject(selection)
const deciders = { anyOf: ['CAN_SUBMIT_ORDER'], scope: 'scope', object: 'body.itemKey' } as const
const decidedKeys = z.strictObject({ ...selection, ...itemKeys.query })
const decided = { status: 200, body: ItemResults } as const
const notDecided = {
  ...notMoved,
  'order.closed': 409,
  'order.content-changed': 409,
} as const
const touchpointNotDecided = {
  'campaign.not-an-approver': 403,
  'campaign.own-order': 403,
  'campaign.follows-parent': 409,
  'campaign.follows-enrollment': 409,
  'touchpoint.not-pending': 409,
  'order.content-changed': 409,
} as const
const cancelDecided = {
  status: 200,
  body: z.strictObject({ key: Key, status: z.enum(CAMPAIGN_STATUSES) }),
} as const
const reason = z.strictObject({ reason: longText(MOST_OF_WORDS).optional() })

/** Of the contract of approvals: what is decided. */
export const deciding = {
  acknowledge: {
    method: 'POST',
    path: '/order/acknowledge',
    summary: 'Takes campaigns for review: from then on their submitter no longer withdraws them.',
    access: deciders,
    idempotent: true,
    audit: 'campaign.review-started',
    query: decidedKeys,
    body: Decision.pick({ items: true, itemKey: true, contentHashes: true }),
    reply: decided,
    failures: { ...notDecided, 'campaign.cannot-start-review': 409 },
    example: { body: { itemKey: [7, 8] }, reply: resultsExample },
  },
  approve: {
    method: 'POST',
    path: '/order/approve',
    summary: 'Approves campaigns, each by itself: one that is refused does not stop the others.',
    access: deciders,
    idempotent: true,
    audit: 'campaign.approved',
    query: decidedKeys,
    body: Decision,
    reply: decided,
    failures: {
      ...notDecided,
      'campaign.cannot-approve': 409,
      'mail-date.too-late': 409,
      'order.no-longer-fits': 409,
      'order.changed-since': 409,
      'order.recipients-gone': 409,
    },
    example: { body: { items: lookedAtExample }, reply: resultsExample },
  },
  reject: {
    method: 'POST',
    path: '/order/reject',
    summary: 'Sends campaigns back as drafts, with a reason that their timeline keeps.',
    access: deciders,
    idempotent: true,
    audit: 'campaign.rejected',
    query: decidedKeys,
    body: Decision,
    reply: decided,
    failures: { ...notDecided, 'campaign.cannot-reject': 409 },
    example: {
      body: { itemKey: [7], reason: 'Please take the second coupon off.' },
      reply: resultsExample,
    },
  },
  approveTouchpoints: {
    method: 'POST',
    path: '/order/touchpoint/approve',
    summary: 'Approves changed touchpoints of campaigns that run, by the keys of the steps.',
    access: deciders,
    idempotent: true,
    audit: 'touchpoint.approved',
    query: decidedKeys,
    body: Decision,
    reply: decided,
    failures: touchpointNotDecided,
    example: { body: { items: lookedAtExample }, reply: resultsExample },
  },
  rejectTouchpoints: {
    method: 'POST',
    path: '/order/touchpoint/reject',
    summary: 'Sends changed touchpoints back; what was approved of them before runs on.',
    access: deciders,
    idempotent: true,
    audit: 'touchpoint.rejected',
    query: decidedKeys,
    body: Decision,
    reply: decided,
    failures: touchpointNotDecided,
    example: { body: { itemKey: [7], reason: 'The year is wrong.' }, reply: resultsExample },
  },
  release: {
    method: 'POST',
    path: '/order/release-to-markets',
    summary: 'Shows the children of metro campaigns to their dealers.',
    access: {
      anyOf: ['CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'],
      scope: 'scope',
      object: 'body.campaignKeys',
    },
    idempotent: true,
    audit: 'campaign.released',
    query,
    body: Release,
    reply: decided,
    failures: { ...notMoved, 'campaign.cannot-release': 409 },
    example: { body: { campaignKeys: [7, 8] }, reply: resultsExample },
  },
  confirmCancel: {
    method: 'POST',
    path: '/campaign/{key}/cancel/confirm',
    summary: 'Cancels a campaign that is asked to be canceled.',
    access: { ...deciders, object: 'params.key' },
    idempotent: true,
    audit: 'campaign.cancel-confirmed',
    params,
    query,
    body: reason,
    reply: cancelDecided,
    failures: { ...notDecided, 'campaign.cannot-confirm-cancel': 409 },
    example: { params: { key: '7' }, body: {}, reply: { key: 7, status: 'CANCELLED' } },
  },
  declineCancel: {
    method: 'POST',
    path: '/campaign/{key}/cancel/decline',
    summary: 'Leaves a campaign where it was before it was asked to be canceled.',
    access: { ...deciders, object: 'params.key' },
    idempotent: true,
    audit: 'campaign.cancel-declined',
    params,
    query,
    body: reason,
    reply: cancelDecided,
    failures: { ...notDecided, 'campaign.cannot-decline-cancel': 409 },
    example: {
      params: { key: '7' },
      body: { reason: 'The pieces are printed.' },
      reply: { key: 7, status: 'APPROVED' },
    },
  },
} as const satisfies Record<string, OperationShape>
