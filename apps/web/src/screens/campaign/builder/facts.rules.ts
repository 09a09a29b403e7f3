import { describeInHomes, describeWaves, waveTexts } from '@marquee/rules/campaigns'
import { channelNames } from '@marquee/rules/channels'
import { showCount, showMoney } from '@marquee/rules/money'
import { showPiecePrice } from '@marquee/rules/templates'
import type { Campaign } from './answers.ts'
import { summaryTexts as texts } from './texts.ts'

type Sent = Pick<Campaign, 'fulfillmentChannels' | 'template'>

/** What a piece costs by each channel that is chosen; by each there is where none is yet. */
export function piecePrices({ fulfillmentChannels: channels, template }: Sent): string {
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

type Counted = Pick<Campaign, 'template' | 'audience' | 'hasSecondWave' | 'selectedMarkets'>

/** Households, pieces and cost; or that there is no audience yet, where one can be chosen. */
export function audienceFacts(campaign: Counted): [string, string | false][] {
  const { template, audience, hasSecondWave } = campaign
  if (!audience) return [[texts.audience, template.selectAudience && texts.noAudience]]
  const { totalSize, pieces, estimatedCost, costWithoutDiscount, isStale } = audience
  const discount = costWithoutDiscount - estimatedCost
  const dealers = campaign.selectedMarkets.length
  return [
    [texts.audience, texts.households(showCount(totalSize))],
    [texts.pieces, showCount(pieces)],
    [waveTexts.perWave, hasSecondWave && describeWaves({ households: totalSize, pieces, dealers })],
    [texts.cost, showMoney(estimatedCost)],
    [texts.discount, discount > 0 && texts.taken(showMoney(discount))],
    [texts.recounted, isStale && texts.recountedWhy],
  ]
}
