import type { CountedAudience } from '@marquee/rules/audience'
import { piecesOf } from '@marquee/rules/audience'
import type { CalendarDate } from '@marquee/rules/calendar'
import {
  couponEnds,
  sendsOf,
  usedSteps,
  type CampaignStep,
  type StepSend,
} from '@marquee/rules/campaigns'
import {
  orderedAsItIs,
  orderedCoupon,
  type OrderedAudience,
  type OrderedContent,
  type OrderedDealer,
  type OrderedStep,
} from '@marquee/rules/orders'
import { dealerOnPieceView } from '../pieces/index.ts'
import type { Orderable, Ordering } from './orderable.load.ts'
import { dealersOf } from './ordering-dealers.load.ts'

/** All that is sent, frozen: with the versions, the words and the dealers as they are at this moment. */
export async function orderedContent(
  order: Orderable,
  counted: CountedAudience | undefined,
  { use }: Pick<Ordering, 'use'>,
): Promise<OrderedContent> {
  const { selection, state } = order
  return {
    ...ownContent(order, state.today),
    dealers: await orderedDealers(order, use),
    audience: counted && selection ? audienceOf(counted, selection.request) : null,
    seasons: [],
  }
}

/** What the campaign itself says of it: all but its dealers and whom it reaches. */
export function ownContent(order: Orderable, today: CalendarDate): OwnContent {
  const { found, template, details, campaign } = order
  const { key, name, hierarchyId, category, type, cadence } = found.campaign
  const { fulfillmentChannelsAndVariations: channels, mailDate } = details
  const ways = channels.map(({ value }) => value)
  const sends = sendsOf(
    ways,
    campaign.workflows.flatMap((workflow) => workflow.steps),
  )
  return {
    ...orderedAsItIs(details),
    campaign: { key, name, hierarchyId, category, type, cadence },
    template: { key: template.key, version: template.version, name: template.content.name },

    channels,
    mailDate,
    secondMailDate: details.hasSecondWave ? details.secondMailDate : null,
    steps: usedSteps(campaign).map((step, at) =>
      stepOf(step, { send: sends[at] as StepSend, today }, order),
    ),
    metro: metroOf(details.metroCampaign),
  }
}

export type OwnContent = Omit<OrderedContent, 'dealers' | 'audience' | 'seasons'>

interface Sending {
  send: StepSend
  /** From which the last day of a coupon that says none is counted. */
  today: CalendarDate
}

function stepOf(step: CampaignStep, { send, today }: Sending, order: Orderable): OrderedStep {
  const { key, number, name, template, startDate, startDateTwo, creative } = step
  const { creativeTemplateKey, variationId, values, attachments } = creative
  const ends = couponEnds(order.campaign, order.template.content, today)
  const held = order.creatives.find((one) => one.key === creativeTemplateKey)
  return {
    key,
    number,
    name,
    templateStepKey: template.key,
    send,
    startDate,
    startDateTwo,
    creative: held
      ? { key: held.key, version: held.version, name: held.content.name, variationId, values }
      : null,
    coupons: attachments.map((attachment) => orderedCoupon(attachment, ends)),
  }
}

function metroOf(metro: Orderable['details']['metroCampaign']): OrderedContent['metro'] {
  if (!metro) return null
  const { marketPhoneNumber: _, ...rest } = metro
  return rest
}

async function orderedDealers(order: Orderable, use: Ordering['use']): Promise<OrderedDealer[]> {
  const dealers = dealersOf(order)
  const known = await use(dealerOnPieceView).all(dealers.map(({ marketKey }) => marketKey))
  const isMetro = order.children.length > 0
  return dealers
    .toSorted((one, other) => one.marketKey - other.marketKey)
    .flatMap(({ campaignKey, marketKey }) => {
      const found = known.get(marketKey)
      if (!found) return []
      const { dealer, logo, timeZone } = found
      const printed = { ...dealer, phone: isMetro ? null : dealer.phone }
      return [{ campaignKey, marketKey, timeZone, logo, dealer: printed }]
    })
}

function audienceOf(counted: CountedAudience, request: OrderedAudience['request']) {
  const { totalSize, costWithoutDiscount, estimatedCost, audienceByMarket: markets } = counted
  return {
    request,
    dataStamp: counted.dataStamp,
    totalSize,
    costWithoutDiscount,
    estimatedCost,
    smartSelectThreshold: counted.smartSelectThreshold,
    pieces: piecesOf(counted),
    markets: markets.map(({ marketKey, filteredCount, pieces, ...one }) => ({
      marketKey,
      totalSize: filteredCount,
      pieces,
      estimatedCost: one.estimatedCost,
    })),
  } satisfies OrderedAudience
}
