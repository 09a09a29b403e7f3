import { accessTexts, USER_LEVELS } from '@marquee/rules/access'
import {
  templateReasons,
  CATEGORIES,
  TEMPLATE_STATUSES,
  TEMPLATE_TYPES,
} from '@marquee/rules/templates'
import { z } from 'zod'
import { CreativeTemplate } from '../creatives/index.ts'
import { abilityOf, CalendarDay, HierarchyId, Key, onWire } from '../operation/index.ts'
import { channelOptions, day, Period, prices, templateContent } from './content.ts'

export const TemplateAbility = abilityOf({ ...accessTexts, ...templateReasons })

export { CategoryText } from './content.ts'

const Can = z.strictObject({
  start: TemplateAbility.describe(
    'May the caller start a campaign for the market asked for, today',
  ),
  change: TemplateAbility,
  activate: TemplateAbility.describe('As far as who changes it, and who gets it, go'),
  changeAccess: TemplateAbility,
})

/** What the server adds; accepted and ignored when a template is sent back whole. */
const readOnly = {
  status: z.enum(TEMPLATE_STATUSES),
  categoryName: z.string(),
  selectAudience: z.boolean().describe('As the first workflow says'),
  couponBodyKey: Key.nullable(),
  couponBulletKey: Key.nullable(),
  heroUrl: z.string().nullable().describe('A picture of the piece, once it has been drawn'),
  updatedAt: z.string(),
  can: Can,
}

const Version = z
  .int()
  .min(1)
  .describe('Counts the saves; sent back with a change, a stale one is refused')

export const Saver = z.strictObject({
  key: Key,
  name: z.string().nullable().describe('Null where the person works outside the reader’s markets'),
})

export const CampaignTemplate = z.strictObject({
  key: Key,
  hierarchyId: HierarchyId,
  ...templateContent,
  category: z.enum(CATEGORIES),
  version: Version,
  ...readOnly,
})

const sent = {
  ...templateContent,
  trigger: templateContent.trigger
    .optional()
    .describe('Left out: as it is saved; of a new template, as is usual in the category'),
  ...z.strictObject(readOnly).partial().shape,
}

export const NewTemplate = z.strictObject({
  ...sent,
  hierarchyId: HierarchyId,
  key: Key.optional().describe('Ignored: a new key is given'),
  version: Version.optional(),
})

export const ChangedTemplate = z.strictObject({
  ...sent,
  key: Key,
  hierarchyId: HierarchyId.optional().describe(
    'Refused where it is another one: a template stays with its brand',
  ),
  version: Version.optional(),
  draftVersion: Version.optional().describe(
    'Of the draft that is published: it is gone after that',
  ),
})

/** What was written of a template and is not published; it may still be incomplete. */
export const TemplateDraft = z.strictObject({
  content: z.strictObject({ ...templateContent, category: z.enum(CATEGORIES) }),
  basedOn: Version.describe('The version of the template that it was begun with'),
  version: Version,
  savedAt: z.iso.datetime(),
  savedBy: Saver,
})

export const SavedDraft = z.strictObject({
  content: z.strictObject(templateContent),
  basedOn: Version.describe('The version of the template that it was begun with'),
  version: Version.optional().describe('Of the draft that it replaces; none where it is the first'),
})

/** What a card shows. */
export const TemplateSummary = z.strictObject({
  key: Key,
  hierarchyId: HierarchyId,
  name: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES),
  categoryName: z.string(),
  type: z.enum(TEMPLATE_TYPES),
  status: z.enum(TEMPLATE_STATUSES),
  heroUrl: z.string().nullable(),
  channelOptions,
  prices,
  mailDate: onWire('deploymentDate', day),
  isMailDateFixed: z.boolean().describe('Who orders does not choose another day'),
  enrollmentStartDate: day,
  enrollmentEndDate: day,
  mailWindow: Period,
  canSelectWaves: z.boolean(),
  isBillingDeferred: z.boolean(),
  stepCount: z.int(),
  creativeCount: z.int(),
  version: Version,
  hasDraft: z.boolean().describe('Something is written and not published; only authors learn it'),
  updatedAt: z.string(),
  can: Can,
})

/** What a card shows of it in the name of a dealer. */
export const FirstPiece = z.strictObject({
  campaignTemplateKey: Key,
  creative: CreativeTemplate,
  couponKeys: z.array(Key).describe('Those of the coupons, in the same order'),
  coupons: z
    .array(
      z.strictObject({
        heading: z.string(),
        offerTitle: z.string(),
        offers: z.array(
          z.strictObject({ amount: z.string(), suffix: z.string(), qualifier: z.string() }),
        ),
        disclaimer: z.string(),
        expires: CalendarDay.nullable(),
        link: z.null(),
      }),
    )
    .describe('The default ones, as they would be printed today'),
})

export const TemplateAccess = z.strictObject({
  isOpenToBrand: z.boolean().describe('Every market of the brand sees the template'),
  marketKeys: z
    .array(Key)
    .max(500)
    .describe('Else these zones, districts and dealers, and what lies below them'),
  marketGroupKeys: z
    .array(Key)
    .max(500)
    .describe('And the dealers of these groups; those above any of them see it too'),
  levels: z.array(z.enum(USER_LEVELS)).max(4),
})

export const ChildMarket = z.strictObject({
  isSelectable: z.boolean(),
  reason: z.string().nullable().describe('Why it is not'),
  isEnrolled: z.boolean(),
  isDaaEligible: z.boolean(),
  market: z.strictObject({
    key: Key,
    name: z.string(),
    sourceId: z.strictObject({ id: z.string() }),
    city: z.string().nullable(),
    countrySubdivision: z.strictObject({ code: z.string() }).nullable(),
    marketHierarchyByType: z.strictObject({
      zone: z.string().nullable(),
      district: z.string().nullable(),
    }),
  }),
})
