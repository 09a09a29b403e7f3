import { CREATING_CAMPAIGNS } from '@marquee/rules/campaigns'
import { z } from 'zod'
import { notCounted } from '../audience/index.ts'
import { Campaign, campaignExample, notMoved } from '../campaigns/index.ts'
import {
  CalendarDay,
  CalendarDays,
  Key,
  KeyText,
  longText,
  operations,
  selection,
  shortText,
} from '../operation/index.ts'
import { orderExample, submittedExample } from './examples.ts'
import {
  CloseMailings,
  Order,
  OrderPart,
  OrderToMake,
  Recipients,
  submittedFreely,
} from './schemas.ts'

const MOST_KEYS = 500
const MOST_OF_REASON = 500

const readers = { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope' } as const
const orderers = { anyOf: ['CAN_SUBMIT_ORDER'], scope: 'scope' } as const
const params = z.strictObject({ key: KeyText })
const query = z.strictObject(selection)

const notOrdered = {
  ...notMoved,
  'campaign.cannot-submit': 409,
  'order.incomplete': 409,
  'order.annual': 409,
} as const
const notOfYear = { 'order.not-annual': 409, 'order.no-season': 409 } as const
const notSubmitted = {
  ...notOrdered,
  ...notCounted,
  'audience.below-minimum': 400,
  'audience.none-saved': 409,
  'audience.campaign-changed': 409,
  'order.quote-changed': 409,
  'order.closed': 409,
  'order.other-creative': 409,
  'order.not-metro': 409,
  'order.not-all-dealers': 409,
} as const

/** Keys may stand in the body, or be repeated in the address. */
const submitQuery = z.strictObject({
  ...selection,
  itemKey: z
    .union([KeyText, z.array(KeyText).max(MOST_KEYS)])
    .optional()
    .describe('Keys of campaigns, where the body has none'),
  quoteKey: shortText(64).optional(),
  creativeTemplateKey: KeyText.optional().describe('Of a piece that the campaigns have'),
  bypassMinOrderValue: z
    .enum(['true', 'false'])
    .default('false')
    .describe('Submits what costs less than the least; counts for administrators only'),
})
const submitBody = z.strictObject({
  itemKey: z.array(Key).min(1).max(MOST_KEYS).optional().describe('Keys of campaigns'),
  quoteKey: z
    .union([shortText(64), z.array(shortText(64)).max(MOST_KEYS)])
    .optional()
    .describe('Of the figures that were shown; of several campaigns one for each'),
})
const submitted = {
  status: 200,
  body: z.strictObject({ orders: z.array(Order) }),
} as const

export { Recipients, submittedFreely }

export const orders = operations('orders', {
  create: {
    method: 'POST',
    path: '/order',
    summary: 'Makes the open order of a campaign, or answers it: a quote for all that is saved.',
    access: { ...orderers, object: 'body.campaignKey' },
    audit: 'order.quoted',
    idempotent: true,
    query,
    body: OrderToMake,
    reply: { status: 200, body: Order },
    failures: { ...notOrdered, 'audience.none-saved': 409, 'order.campaign-changed': 409 },
    example: { body: { campaignKey: 7 }, reply: orderExample },
  },
  submit: {
    method: 'POST',
    path: '/order/submit',
    summary: 'Submits campaigns, all or none, if they still cost what was shown.',
    access: { ...orderers, object: 'body.itemKey' },
    audit: 'order.submitted',
    idempotent: true,
    query: submitQuery,
    body: submitBody,
    reply: submitted,
    failures: notSubmitted,
    example: {
      body: { itemKey: [7], quoteKey: orderExample.quoteKey },
      reply: { orders: [submittedExample] },
    },
  },
  submitMetro: {
    method: 'POST',
    path: '/order/submit-metro',
    summary: 'Submits a metro campaign with all of its children, or none of them.',
    access: { ...orderers, object: 'body.itemKey' },
    audit: 'order.submitted',
    idempotent: true,
    query: submitQuery,
    body: submitBody,
    reply: submitted,
    failures: notSubmitted,
    example: {
      body: { itemKey: [8], quoteKey: orderExample.quoteKey },
      reply: { orders: [submittedExample] },
    },
  },
  createAnnual: {
    method: 'POST',
    path: '/order/annual-seasonal',
    summary:
      'Makes the open order of an annual enrollment, or answers it: a quote for all of its seasons.',
    access: { ...orderers, object: 'body.campaignKey' },
    audit: 'order.quoted',
    idempotent: true,
    query,
    body: OrderToMake,
    reply: { status: 200, body: Order },
    failures: { ...notOrdered, ...notOfYear, 'audience.none-saved': 409 },
    example: { body: { campaignKey: 7 }, reply: orderExample },
  },
  submitAnnual: {
    method: 'POST',
    path: '/order/annual-seasonal/submit',
    summary: 'Submits annual enrollments, each with all of its seasons, or none of them.',
    access: { ...orderers, object: 'body.itemKey' },
    audit: 'order.submitted',
    idempotent: true,
    query: submitQuery,
    body: submitBody,
    reply: submitted,
    failures: { ...notSubmitted, ...notOfYear },
    example: {
      body: { itemKey: [7], quoteKey: orderExample.quoteKey },
      reply: { orders: [submittedExample] },
    },
  },
  read: {
    method: 'GET',
    path: '/order/{key}',
    summary: 'An order with its lines and payments.',
    access: { ...readers, object: 'params.key' },
    params,
    query,
    reply: { status: 200, body: Order },
    failures: {},
    example: { params: { key: '12' }, reply: submittedExample },
  },
  ofCampaign: {
    method: 'GET',
    path: '/campaign/{key}/order',
    summary: 'The newest order of a campaign, where there is one.',
    access: { ...readers, object: 'params.key' },
    params,
    query,
    reply: {
      status: 200,
      body: z.strictObject({
        order: Order.nullable(),
        part: OrderPart.nullable().describe('Of a child: what its dealer orders'),
      }),
    },
    failures: {},
    example: { params: { key: '7' }, reply: { order: submittedExample, part: null } },
  },
  closeMailings: {
    method: 'GET',
    path: '/order/close-mailings',
    summary:
      'Of a dealer: the orders by which some households get two pieces shortly after each other, near some days. Of other markets, none.',
    access: readers,
    query: z.strictObject({ ...selection, from: CalendarDay, days: CalendarDays }),
    reply: {
      status: 200,
      body: z.strictObject({
        withinDays: z.int().describe('What counts as shortly after each other'),
        closeMailings: z.array(CloseMailings).describe('Most households first'),
      }),
    },
    failures: {},
    example: {
      query: { marketKey: '14', from: '2027-03-01', days: '31' },
      reply: {
        withinDays: 14,
        closeMailings: [
          {
            first: { campaignKey: 7, name: 'Winter road check', date: '2027-03-15' },
            second: { campaignKey: 9, name: 'Oil week', date: '2027-03-22' },
            households: 2_104,
            isAtMost: false,
          },
        ],
      },
    },
  },
  form: {
    method: 'GET',
    path: '/order/{key}/form',
    summary: 'An order as a page to print: the address of a PDF, for a few minutes.',
    access: { ...readers, object: 'params.key' },
    audit: 'order.printed',
    params,
    query,
    reply: { status: 200, body: z.strictObject({ url: z.string() }) },
    failures: { 'piece.painters-busy': 503 },
    example: { params: { key: '12' }, reply: { url: '/api/piece/proof/0f?expires=1&signature=x' } },
  },
  cancel: {
    method: 'POST',
    path: '/campaign/{key}/cancel',
    summary: 'Cancels a campaign, or asks for it where it is under way.',
    access: { anyOf: CREATING_CAMPAIGNS, scope: 'scope', object: 'params.key' },
    audit: 'campaign.cancelled',
    idempotent: true,
    params,
    query,
    body: z.strictObject({ reason: longText(MOST_OF_REASON).optional() }),
    reply: { status: 200, body: Campaign },
    failures: {
      ...notMoved,
      'campaign.cannot-cancel': 409,
      'campaign.with-approvers': 409,
      'campaign.cannot-request-cancel': 409,
      'order.closed': 409,
    },
    example: {
      params: { key: '7' },
      body: { reason: 'The offer was changed.' },
      reply: campaignExample,
    },
  },
})
