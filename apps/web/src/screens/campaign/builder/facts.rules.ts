import type { CalendarDate } from '@marquee/rules/calendar'
import {
  describeInHomes,
  describeWaves,
  shownEndDate,
  usesMailDate,
  waveTexts,
  type CampaignStep,
  type CouponEnds,
} from '@marquee/rules/campaigns'
import { channelNames } from '@marquee/rules/channels'
import { showCount, showMoney } from '@marquee/rules/money'
import { hasTrait, showPiecePrice, type Category } from '@marquee/rules/templates'
import type { Campaign } from './answers.ts'
import { summaryTexts as texts, timingTexts } from './texts.ts'

/** When a touchpoint is sent. */
export function whenSent(
  { startDate, startDateTwo, daysAfterStart }: CampaignStep,
  category: Category,
): string {
  if (startDate) return timingTexts.on(startDate, startDateTwo)
  const wording = usesMailDate(category) ? timingTexts.afterMailDate : timingTexts.afterNeed
  return wording(daysAfterStart)
}

/** Until when an attached coupon counts, in a few words. */
export const howLong = (own: CalendarDate | null, ends: CouponEnds): string =>
  ends.isCountedFromMail ? timingTexts.fromMail : timingTexts.until(shownEndDate(own, ends))

type Sent = Pick<Campaign, 'category' | 'fulfillmentChannels' | 'template'>

/**
 * What a piece costs by each channel that is chosen; by each there is where none is yet. In a year each season has a
 * price of its own.
 */
export function piecePrices(sent: Sent): string | false {
  const { category, fulfillmentChannels: channels, template } = sent
  if (hasTrait(category, 'year')) return false
  const { prices } = template.priceBook
  const chosen = prices.filter(({ option }) => channels.some((channel) => channel === option))
  return (chosen.length > 0 ? chosen : prices)
    .map(({ option, pricePerPiece }) => `${channelNames[option]} ${showPiecePrice(pricePerPiece)}`)
    .join('\n')
}

type Dated = Pick<Campaign, 'fulfillmentChannels' | 'mailDate' | 'hasSecondWave' | 'secondMailDate'>

/** When pieces are in the homes, a line for each wave; false where nothing is mailed. */
export const inHomeLines = (campaign: Dated): string | false =>
  describeInHomes({
    channels: campaign.fulfillmentChannels,
    mailDate: campaign.mailDate,
    secondMailDate: campaign.hasSecondWave ? campaign.secondMailDate : null,
  })

type Counted = Pick<
  Campaign,
  'category' | 'template' | 'audience' | 'hasSecondWave' | 'selectedMarkets'
>

/** Households, pieces and cost; or that there is no audience yet, where one can be chosen. */
export function audienceFacts(campaign: Counted): [string, string | false][] {
  const { template, audience, hasSecondWave } = campaign
  if (!audience) return [[texts.audience, template.selectAudience && texts.noAudience]]
  const { totalSize, pieces, estimatedCost, costWithoutDiscount, isStale } = audience
  const discount = costWithoutDiscount - estimatedCost
  const dealers = campaign.selectedMarkets.length
  return [
    // In a year mostly the same households get a piece each season.
    [
      texts.audience,
      !hasTrait(campaign.category, 'year') && texts.households(showCount(totalSize)),
    ],
    [texts.pieces, showCount(pieces)],
    [waveTexts.perWave, hasSecondWave && describeWaves({ households: totalSize, pieces, dealers })],
    [texts.cost, showMoney(estimatedCost)],
    [texts.discount, discount > 0 && texts.taken(showMoney(discount))],
    [texts.recounted, isStale && texts.recountedWhy],
  ]
}
