import { HIT_STATUSES } from '@marquee/rules/approvals'
import { z } from 'zod'
import { notMoved } from '../campaigns/index.ts'
import {
  CalendarDay,
  HierarchyId,
  itemKeys,
  ItemResults,
  Key,
  type OperationShape,
} from '../operation/index.ts'
import { resultsExample } from './examples.ts'
import { ApprovalAbility } from './schemas.ts'

const administrators = { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'scope' } as const

const dates = { mailDate: CalendarDay.nullable(), secondMailDate: CalendarDay.nullable() }

const HitCampaign = z.strictObject({
  key: Key,
  name: z.string(),
  market: z.string(),
  status: z.enum(HIT_STATUSES),
  ...dates,
  next: z.strictObject(dates).nullable().describe('The next days on which it can be mailed'),
  can: z.strictObject({ postpone: ApprovalAbility }),
})

const hitExample = {
  key: 7,
  name: 'Winter road check',
  market: 'Lakeside Honda',
  status: 'APPROVED' as const,
  mailDate: '2027-12-24',
  secondMailDate: null,
  next: { mailDate: '2027-12-27', secondMailDate: null },
  can: { postpone: { ok: true as const } },
}

/** Of the contract of approvals: what is ordered for a day that is closed. */
export const postponing = {
  hit: {
    method: 'GET',
    path: '/blackout-date/campaigns',
    summary: 'Campaigns that are ordered for a closed day, or that closing one would hit.',
    access: administrators,
    query: z.strictObject({
      date: CalendarDay.optional().describe(
        'A day that is to be closed; without it, all closed ones',
      ),
      hierarchyId: HierarchyId.optional(),
    }),
    reply: {
      status: 200,
      body: z.strictObject({
        campaigns: z.array(HitCampaign).describe('The first of them, by mail date'),
        totalElements: z.int(),
      }),
    },
    failures: {},
    example: {
      query: { date: '2027-12-24', hierarchyId: 'HONDA' },
      reply: { campaigns: [hitExample], totalElements: 1 },
    },
  },
  postpone: {
    method: 'POST',
    path: '/blackout-date/campaigns/postpone',
    summary:
      'Moves campaigns off closed days, each to the next that can be; they wait for approval again.',
    access: { anyOf: ['CAN_SUBMIT_ORDER'], scope: 'scope', object: 'body.itemKey' },
    idempotent: true,
    audit: 'campaign.postponed',
    body: z.strictObject({ itemKey: itemKeys.body.itemKey.unwrap() }),
    reply: { status: 200, body: ItemResults },
    failures: {
      ...notMoved,

      'campaign.cannot-postpone': 409,
      'order.closed': 409,
      'order.changed-since': 409,
      'mail-date.not-closed': 409,
      'mail-date.none-left': 409,
      'mail-date.coupon-ends-before': 409,
    },
    example: { body: { itemKey: [7, 8] }, reply: resultsExample },
  },
} as const satisfies Record<string, OperationShape>
