import type { AudienceRequest, DataStamp } from '../audience/index.ts'
import type { CalendarDate } from '../calendar/index.ts'
import {
  detailsWith,
  picked,
  storedOf,
  type Attachment,
  usesMailDate,
  type CampaignDetails,
  type CouponEnds,
  type MetroCampaign,
  type StepSend,
} from '../campaigns/index.ts'
import type { ChosenOption } from '../channels/index.ts'
import type { CouponFields } from '../coupons/index.ts'
import type { Cents } from '../money/index.ts'
import type { DealerBlock } from '../pieces/index.ts'
import { FIRST, type StoredFields } from '../stored/index.ts'
import type { Category, Season, TemplateType } from '../templates/index.ts'

/**
 * Everything that is sent with an order, as it was when it was submitted: this is approved, and pieces
 * are produced from it. Seeds, and the dealer's number on a child's piece, may change after that and
 * are no part of it.
 */
export interface OrderedContent extends OrderedAsItIs {
  campaign: OrderedCampaign
  template: { key: number; version: number; name: string }
  channels: readonly ChosenOption[]
  mailDate: CalendarDate | null
  /** Null: there is one wave. */
  secondMailDate: CalendarDate | null
  steps: readonly OrderedStep[]
  metro: Omit<MetroCampaign, 'marketPhoneNumber'> | null
  /** From whom pieces come: of a metro campaign its dealers, else the one. By market. */
  dealers: readonly OrderedDealer[]
  /** Null: whom it reaches follows from a need of the customer, and is known at each send. */
  audience: OrderedAudience | null
  /** Of an annual enrollment: what is sent is in the orders of its seasons, by mail date. */
  seasons: readonly OrderedSeason[]
}

const asItIs = detailsWith('ordered', 'as-it-is')

/** The fields of the details that are ordered as they are. */
export type OrderedAsItIs = Pick<CampaignDetails, (typeof asItIs)[number]>

export const orderedAsItIs = (details: OrderedAsItIs): OrderedAsItIs => picked(details, asItIs)

/** How it is stored. Its hash is stored beside it, and does not change when an old form is upgraded. */
export const storedContent: StoredFields<OrderedContent> = {
  ...storedOf(asItIs),
  campaign: FIRST,
  template: FIRST,
  channels: FIRST,
  mailDate: FIRST,
  secondMailDate: FIRST,
  steps: {
    since: 3,
    before: ({ steps, campaign }) =>
      endingFromMail(
        (steps ?? []) as OrderedStep[],
        campaign as Partial<OrderedCampaign> | undefined,
      ),
  },
  metro: FIRST,
  dealers: { since: 4, before: ({ dealers }) => dealersOf((dealers ?? []) as OlderDealers) },
  audience: FIRST,
  seasons: { since: 5, before: () => [] },
}

/** The dealer of an order is stored for its own market as well, which sees no order of a whole group. */
export const storedDealer: StoredFields<OrderedDealer['dealer']> = {
  name: FIRST,
  line1: FIRST,
  city: FIRST,
  state: FIRST,
  postalCode: FIRST,
  phone: FIRST,
  webAddress: FIRST,
  openingHours: { since: 2, before: () => '' },
  printedLine: FIRST,
}

/** Coupons of older orders ended on a day, also those that are mailed whenever there is a need. */
const endingFromMail = (
  steps: readonly OrderedStep[],
  campaign: Partial<OrderedCampaign> = {},
): readonly OrderedStep[] =>
  campaign.category === undefined || usesMailDate(campaign.category)
    ? steps
    : steps.map((step) => ({
        ...step,
        coupons: step.coupons.map((coupon) => ({ ...coupon, endDate: null })),
      }))

type Printed = 'openingHours' | 'printedLine'

type OlderDealers = readonly (Omit<OrderedDealer, 'dealer'> & {
  dealer: Omit<OrderedDealer['dealer'], Printed> & { notes?: string }
})[]

/** Older orders hold the notes that staff read, which nobody wrote to be printed, and no opening hours. */
const dealersOf = (dealers: OlderDealers): OrderedDealer[] =>
  dealers.map(({ dealer: { notes: _, ...dealer }, ...from }) => ({
    ...from,
    dealer: { openingHours: '', printedLine: '', ...dealer },
  }))

export interface OrderedSeason {
  season: Season
  campaignKey: number
  name: string
  mailDate: CalendarDate | null
  /** Of all that is sent in it. */
  contentHash: string
}

export interface OrderedCampaign {
  key: number
  name: string
  hierarchyId: string
  category: Category
  type: TemplateType
  cadence: TemplateType
}

export interface OrderedStep {
  key: number
  number: number
  name: string
  /** Of the template. */
  templateStepKey: number
  send: StepSend
  /** Null: a need of the customer sets it off. */
  startDate: CalendarDate | null
  startDateTwo: CalendarDate | null
  /** Null: the step has no piece to choose. */
  creative: OrderedCreative | null
  coupons: readonly OrderedCoupon[]
}

export interface OrderedCreative {
  key: number
  version: number
  name: string
  variationId: string | null
  /** Of its own fields, by name. */
  values: Readonly<Record<string, string>>
}

/** A coupon as it is printed on the piece. */
export interface OrderedCoupon extends CouponFields {
  couponKey: number
  /** Null: it lasts so many days from the day on which its piece is mailed. */
  endDate: CalendarDate | null
  source: string
}

/** An attached coupon; without a last day of its own it lasts as long as the campaign's coupons do. */
export function orderedCoupon(
  { couponKey, customValues }: Attachment,
  ends: CouponEnds,
): OrderedCoupon {
  const { endDate, sourceId, ...fields } = customValues
  const last = ends.isCountedFromMail ? null : (endDate ?? ends.standard)
  return { ...fields, couponKey, endDate: last, source: sourceId.source }
}

export interface OrderedDealer {
  /** The child, of a metro campaign. */
  campaignKey: number
  marketKey: number
  timeZone: string
  /** Without a phone number: the dealer of a child says which until the pieces are made. */
  dealer: Omit<DealerBlock, 'phone'> & { phone: string | null }
  /** The hash of the logo that was approved. */
  logo: string | null
}

export interface OrderedAudience {
  request: AudienceRequest
  /** What was counted: the same request on the same data gives the same households. */
  dataStamp: DataStamp
  smartSelectThreshold: number | null
  totalSize: number
  pieces: number
  costWithoutDiscount: Cents
  estimatedCost: Cents
  markets: readonly OrderedMarket[]
}

export interface OrderedMarket {
  marketKey: number
  totalSize: number
  pieces: number
  estimatedCost: Cents
}
