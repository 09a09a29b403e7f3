import type { CalendarDate } from '@marquee/rules/calendar'
import type { FulfillmentChannel, FulfillmentOption } from '@marquee/rules/channels'
import type { CampaignTemplate, Category } from '@marquee/rules/templates'

/** The day so many days after that on which the demo is loaded, and the first workday from there on. */
export interface Days {
  day: (after: number) => CalendarDate
  workday: (after: number) => CalendarDate
}

export interface DescribedStep {
  name: string
  /** The ids of the creatives to choose from. */
  creatives: readonly string[]
  /** The headings of its coupons, until others are chosen. */
  coupons: readonly string[]
  after?: number
  isOptional?: boolean
  /** The step whose coupons it takes; they cannot be chosen on this step. */
  reuses?: number
}

/** A template as the demo describes it; each brand has all of them. */
export interface DescribedTemplate {
  id: string
  name: string
  description: string
  category: Category
  /** Begins the codes of its pieces. */
  code: string
  ways: keyof typeof WAYS
  /** Of a piece, in hundredths of a cent. */
  prices: { email: number; mail: number; digital?: number }
  discount?: NonNullable<CampaignTemplate['priceBook']['discount']>
  steps: readonly DescribedStep[]
  dates?: (days: Days) => Partial<CampaignTemplate>
  more?: Partial<CampaignTemplate>
  isInactive?: boolean
  /** For staff who order for groups, and for the dealers of groups only. */
  isForGroups?: boolean
}

const channel = (
  fulfillmentChannel: FulfillmentChannel,
  optionality: 'OPTIONAL' | 'RECOMMENDED' | 'REQUIRED',
  isFulfillableAlone: boolean,
) => ({ fulfillmentChannel, fulfillmentChannelVariation: null, optionality, isFulfillableAlone })

const variation = (name: FulfillmentOption, isFulfillableAlone = true) => ({
  fulfillmentChannel: null,
  fulfillmentChannelVariation: name,
  optionality: 'OPTIONAL' as const,
  isFulfillableAlone,
})

/** Which channels a template offers. */
export const WAYS = {
  emailFirst: [
    channel('EMAIL', 'RECOMMENDED', true),
    channel('DIRECT_MAIL', 'OPTIONAL', true),
    variation('EMAIL_WITH_DIRECT_MAIL_FALLBACK'),
  ],
  // By email, once more to those who did not open it, and as an ad.
  everywhere: [
    channel('EMAIL', 'RECOMMENDED', true),
    channel('DIRECT_MAIL', 'OPTIONAL', true),
    channel('DIGITAL_MEDIA', 'OPTIONAL', false),
    variation('EMAIL_WITH_DIRECT_MAIL_FALLBACK'),
    variation('NON_OPEN_REBLAST', false),
  ],
  both: [
    channel('EMAIL', 'OPTIONAL', false),
    channel('DIRECT_MAIL', 'RECOMMENDED', true),
    variation('EMAIL_AND_DIRECT_MAIL'),
  ],
  // What all seasons offer, to be chosen once.
  allSeasons: [channel('EMAIL', 'OPTIONAL', false), channel('DIRECT_MAIL', 'RECOMMENDED', true)],
  mailOnly: [channel('DIRECT_MAIL', 'REQUIRED', true)],
} as const satisfies Record<string, CampaignTemplate['channelOptions']>
