/** What the steps of the builder are for. Details of a single step are part of the touchpoints. */
export const STEP_TYPES = [
  'CAMPAIGN_DETAILS',
  'TOUCHPOINTS',
  'AUDIENCE_SELECTION',
  'CAMPAIGN_STEP_DETAILS',
  'CREATIVE_SELECTION',
  'COUPON_CUSTOMIZATION',
  'CONFIRMATION',
  'COUPON_CUSTOMIZATION_SEASONAL',
  'SEASONAL_CAMPAIGNS',
] as const

export type StepType = (typeof STEP_TYPES)[number]

/** What is still to be done before a campaign can be ordered, and where. */
export interface Missing {
  code: string
  text: string
  /** The step that it leads to, and in it the field. */
  place: Place
  field?: string
}

/** The part after /campaign/builder/{campaignKey}/ in the address of a step. */
export type Place = string

export type BlockedReason =
  | 'builder.creative-first'
  | 'builder.channels-first'
  | 'builder.dealers-first'

/** One step of the builder, as the rail shows it. */
export interface BuilderStep {
  type: StepType
  /** Of the campaign's step that it is about. */
  stepKey: number | null
  place: Place
  isDone: boolean
  /** Why it cannot be worked on yet. */
  blocked: BlockedReason | null
  missing: readonly Missing[]
}

/** The places that need no key; the rest is made of keys below. */
export const places = {
  details: 'details',
  audience: 'audience-builder',
  touchpoints: 'touchpoints',
  confirmation: 'confirmation',
  seasonals: 'seasonal-campaigns',
  creative: (stepKey: number): Place => `${stepKey}/select-creative`,
  coupon: (stepKey: number): Place => `${stepKey}/customize-coupon`,
  seasonalCoupon: (stepKey: number, campaignKey: number): Place =>
    `${stepKey}/${campaignKey}/customize-seasonal-coupon`,
} as const
