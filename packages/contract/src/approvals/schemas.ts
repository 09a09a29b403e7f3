import { accessTexts } from '@marquee/rules/access'
import {
  approvalReasons,
  EVENT_ACTIONS,
  MOST_OF_WORDS,
  WAITING_KINDS,
} from '@marquee/rules/approvals'
import { campaignReasons, CAMPAIGN_STATUSES } from '@marquee/rules/campaigns'
import { z } from 'zod'
import { ORDER_STATUSES } from '@marquee/rules/orders'
import { CATEGORIES } from '@marquee/rules/templates'
import { CampaignMarket, MonthlyFigures } from '../campaigns/index.ts'
import { Recipients, submittedFreely } from '../orders/index.ts'
import {
  abilityOf,
  CalendarDay,
  HierarchyId,
  itemKeys,
  Key,
  longText,
  severalOf,
} from '../operation/index.ts'

export const ApprovalAbility = abilityOf({ ...accessTexts, ...approvalReasons, ...campaignReasons })

export const Words = longText(MOST_OF_WORDS).refine(
  (words) => words.trim() !== '',
  'Must not be empty',
)

export const TimelineEvent = z.strictObject({
  key: z.int(),
  at: z.string(),
  action: z.enum(EVENT_ACTIONS),
  step: z
    .strictObject({ key: Key, name: z.string() })
    .nullable()
    .describe('Of a decision about one touchpoint'),
  by: z.string().describe('The name of who did it, as it was then'),
  market: z
    .strictObject({ key: Key, name: z.string() })
    .nullable()
    .describe('Of what a dealer says about their part of a metro campaign'),
  from: z.enum(CAMPAIGN_STATUSES).nullable(),
  to: z.enum(CAMPAIGN_STATUSES).nullable(),
  words: z.string().describe('The reason, or what was said'),
})

const ContentHash = z.string().regex(/^[0-9a-f]{64}$/, 'Must be a content hash')

const LookedAt = z.strictObject({
  itemKey: Key,
  contentHash: ContentHash,
  recipients: z
    .int()
    .min(0)
    .optional()
    .describe('How many an order has now; approving one that lost some needs it'),
})

/** A decision about some campaigns or touchpoints. */
export const Decision = z.strictObject({
  items: severalOf(LookedAt)
    .optional()
    .describe('Each with the hash of what was looked at: another content is refused'),
  ...itemKeys.body,
  contentHashes: z
    .array(ContentHash)
    .max(500)
    .optional()
    .describe('Beside itemKey, one for each in its order, or none: items says the same in pairs'),
  reason: longText(MOST_OF_WORDS).optional(),
})

export const Release = z.strictObject({ campaignKeys: itemKeys.body.itemKey.unwrap() })

const PendingTouchpoint = z.strictObject({
  key: Key,
  name: z.string(),
  contentHash: ContentHash,
})

/** What waits for a decision. */
export const Waiting = z.strictObject({
  key: Key.describe('Of the campaign'),
  kind: z.enum(WAITING_KINDS).describe('An order, a request to cancel, or changed touchpoints'),
  name: z.string(),
  hierarchyId: HierarchyId,
  status: z.enum(CAMPAIGN_STATUSES),
  category: z.enum(CATEGORIES),
  market: CampaignMarket,
  dealers: z.int().describe('Of a metro campaign: how many take part; else 0'),
  mailDate: CalendarDay.nullable(),
  secondMailDate: CalendarDay.nullable().describe('Of the second wave; null: there is one'),
  decideBy: CalendarDay.nullable().describe(
    'The last day for an order, or a cancellation, of what is mailed on a day',
  ),
  waitingSince: z.string(),
  by: z.string().nullable().describe('Who asks'),
  reason: z.string().describe('Why a campaign is to be canceled, where somebody said so'),
  pieces: z.int().nullable(),
  estimatedCost: z.int().nullable().describe('In cents'),
  monthly: MonthlyFigures.nullable(),
  monthlyCap: z.int().nullable().describe('At most so many households a month'),
  submission: z.int().nullable().describe('How often it was submitted; null: it never was'),
  contentHash: ContentHash.nullable().describe('Of the order'),
  touchpoints: z.array(PendingTouchpoint).describe('Those that wait'),
})

/** What an approver needs to know beside the campaign itself. */
export const Review = z.strictObject({
  order: z
    .strictObject({
      contentHash: ContentHash.describe('Sent back with a decision: what was looked at'),
      revision: z.int().describe('How often it was submitted'),
      status: z.enum(ORDER_STATUSES),
      submittedBy: z.string().nullable(),
      submittedAt: z.string().nullable(),
      submittedFreely,
    })
    .nullable(),
  since: z
    .strictObject({
      status: z.enum(ORDER_STATUSES),
      isPostponed: z.boolean().describe('It was withdrawn to move it to another day'),
      by: z.string().nullable(),
      at: z.string(),
    })
    .nullable()
    .describe(
      'What was decided last before this, or withdrawn undecided; null: it is submitted for the first time',
    ),
  changes: z.array(z.string()).describe('What changed since then, a sentence each'),
  touchpoints: z.array(
    z.strictObject({
      ...PendingTouchpoint.shape,
      changes: z
        .array(z.string())
        .nullable()
        .describe('Since it was approved, a sentence each; null: it never was'),
    }),
  ),
  recipients: Recipients.nullable().describe(
    'Of the order: how many are left of those whom it named; null: nothing is sent, or it named none',
  ),
  audience: z
    .array(z.strictObject({ label: z.string(), text: z.string() }))
    .describe('Whom the order reaches, in words; none where each customer’s need decides'),
  dealers: z.array(z.string()).describe('Of a metro campaign: who takes part'),
  can: z.strictObject({ decideTouchpoints: ApprovalAbility }),
})
