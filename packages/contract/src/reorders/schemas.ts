import { CAMPAIGN_STATUSES } from '@marquee/rules/campaigns'
import { accessTexts } from '@marquee/rules/access'
import { reorderReasons, JOB_STATUSES, MOST_REORDERED } from '@marquee/rules/reorders'
import { z } from 'zod'
import { abilityOf, CalendarDay, Key, onWire } from '../operation/index.ts'

const ReorderAbility = abilityOf({ ...accessTexts, ...reorderReasons })

/** Which campaigns are reordered, for which markets, and with which mail date. */
export const reorderBody = (most: number) =>
  z.strictObject({
    campaignKeys: z.array(Key).min(1).max(most),
    marketKeys: z
      .array(Key)
      .max(most)
      .default([])
      .describe('Each campaign is made for each of them; without any, for its own market'),
    mailDate: onWire(
      'deploymentDate',
      CalendarDay.nullable()
        .default(null)
        .describe('Null: as each campaign had it, where that is still offered'),
    ),
  })

export const StartedReorder = reorderBody(MOST_REORDERED)

const counts = z.strictObject({ PENDING: z.int(), COMPLETED: z.int(), FAILED: z.int() })

export const BulkReorder = z.strictObject({
  key: onWire('id', Key),
  status: z.enum(JOB_STATUSES).describe('PENDING while any is; FAILED when something did'),
  counts,
  retryable: z.int().describe('Of those that failed, the ones that another try may make'),
  mailDate: onWire('deploymentDate', CalendarDay.nullable()),
  startedBy: z.string(),
  startedAt: z.string(),
  can: z.strictObject({ retry: ReorderAbility }),
})

const reordered = {
  campaignKey: Key.describe('What is made again'),
  campaignName: z.string(),
  marketKey: Key,
  marketName: z.string(),
  reason: z.string().nullable(),
  message: z.string().nullable().describe('Why it is not made'),
  notes: z.array(z.string()).describe('What could not be taken over'),
}

export const Difference = z.strictObject({ ...reordered, isPossible: z.boolean() })

export const ReorderItem = z.strictObject({
  key: onWire('id', Key),
  ...reordered,
  status: z.enum(JOB_STATUSES),
  newCampaignKey: Key.nullable().describe('Null also where it was deleted since'),
  newCampaignStatus: z.enum(CAMPAIGN_STATUSES).nullable(),
  doneAt: z.string().nullable(),
})
