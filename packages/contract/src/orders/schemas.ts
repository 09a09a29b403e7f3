import { accessTexts } from '@marquee/rules/access'
import { campaignReasons, CAMPAIGN_STATUSES, FUNDING_TYPES } from '@marquee/rules/campaigns'
import { FULFILLMENT_CHANNELS, FULFILLMENT_OPTIONS } from '@marquee/rules/channels'
import { orderReasons, ORDER_STATUSES } from '@marquee/rules/orders'
import { z } from 'zod'
import { MonthlyEstimate } from '../audience/index.ts'
import { abilityOf, CalendarDay, Key } from '../operation/index.ts'
import { SeedPerson } from '../seed-lists/index.ts'

const OrderAbility = abilityOf({ ...accessTexts, ...campaignReasons, ...orderReasons })

const cents = z.int().nullable()
const market = z.strictObject({ key: Key, name: z.string() })
const by = z.strictObject({ name: z.string(), at: z.string() })

/** Figures are null where they are known only when it is sent. */
const totals = {
  totalSize: z.int().nullable().describe('Households; null: known at each send'),
  pieces: z.int().nullable(),
  costWithoutDiscount: cents.describe('In cents'),
  totalDiscount: cents,
  estimatedCost: cents,
}

const OrderLine = z.strictObject({
  campaignKey: Key.describe('Of a metro campaign, the child'),
  market,
  ofSeason: z.string().nullable().describe('Of an annual enrollment: what its season is called'),
  billedMarketKey: Key.describe('The dealer, or the group that an association pays for'),
  channel: z.enum(FULFILLMENT_CHANNELS),
  pieces: z.int().nullable(),
  pricePerPiece: z.int().describe('In hundredths of a cent, before the discount'),
  costWithoutDiscount: cents,
  totalDiscount: cents,
  estimatedCost: cents,
})

const OrderPayment = z.strictObject({
  billedMarketKey: Key,
  number: z.int(),
  date: CalendarDay,
  amount: z.int(),
})

const detail = {
  lines: z.array(OrderLine),
  payments: z.array(OrderPayment).describe('Of deferred billing'),
}

/** Also for those who decide about it. */
export const Recipients = z.strictObject({
  ordered: z.int().describe('Households when it was submitted'),
  present: z
    .int()
    .describe('Those that can be sent to now; an approval names them if some are gone'),
  erased: z.int(),
  optedOut: z.int(),
  unreachable: z.int().describe('Their emails or letters come back, or no address is known'),
})

/** What one dealer orders of a metro campaign. */
export const OrderPart = z.strictObject({
  orderKey: Key,
  pieces: totals.pieces,
  totalDiscount: cents,
  estimatedCost: cents,
  ...detail,
})

export const submittedFreely = z
  .boolean()
  .describe('By an administrator, who may choose any day: it can be approved until that day')

export const Order = z.strictObject({
  key: Key,
  revision: z.int().describe('Each submit of a campaign is another one'),
  status: z.enum(ORDER_STATUSES),
  quoteKey: z.string().describe('Names these figures; submitting sends it back'),
  campaignKey: Key,
  fulfillmentOption: z.enum(FULFILLMENT_OPTIONS).nullable().describe('How it is sent'),
  campaign: z.strictObject({
    key: Key,
    name: z.string(),
    status: z.enum(CAMPAIGN_STATUSES),
    market,
    mailDate: CalendarDay.nullable(),
    secondMailDate: CalendarDay.nullable(),
  }),
  fundingType: z.enum(FUNDING_TYPES).nullable().describe('Who pays for a metro campaign'),
  sampleRecipients: z
    .array(SeedPerson)
    .describe('As they are now: they may change after the order was submitted'),
  ...totals,
  monthly: MonthlyEstimate.nullable().describe(
    'Of what a need of the customer sets off, in place of these figures: an average month',
  ),
  monthlyCap: z.int().nullable().describe('At most so many households get a touchpoint in a month'),
  ...detail,
  recipients: Recipients.nullable().describe(
    'Null: nothing is to be sent for it, or whom it reaches is known at each send',
  ),
  dataAsOf: CalendarDay.nullable().describe('Of which day the customers are that were counted'),
  contentHash: z.string().nullable().describe('Of all that is sent; null until it is submitted'),
  createdAt: z.string(),
  submitted: by.nullable(),
  submittedFreely,
  decided: by.nullable().describe('Approved, rejected, withdrawn or canceled'),
  can: z.strictObject({ submit: OrderAbility, withdraw: OrderAbility, cancel: OrderAbility }),
})

const Mailed = z.strictObject({ campaignKey: Key, name: z.string(), date: CalendarDay })

export const CloseMailings = z.strictObject({
  first: Mailed,
  second: Mailed,
  households: z.int().describe('That get both'),
  isAtMost: z.boolean().describe('One of them has two waves: not all get it on that day'),
})

/** A campaign to be quoted. An order may be sent as it was read: what the server says of it is not used. */
export const OrderToMake = z.strictObject({
  ...Order.partial().shape,
  campaignKey: Key,
  marketKey: Key.optional().describe('Accepted, and not used'),
  lookedAt: z
    .string()
    .optional()
    .describe(
      'When the campaign or its audience was saved last, as it was read: saved since, it is refused',
    ),
  total: z.int().optional().describe('Accepted, and not used: the server prices'),
})
