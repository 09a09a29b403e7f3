import { channelNames, channelsOf, type ChosenOption } from '../channels/index.ts'
import type { FulfillmentOption } from '../channels/index.ts'
import { showPiecePrice, type PriceBook } from '../templates/index.ts'
import { reorderTexts } from './texts.ts'

/** What sending by these ways costs now, where it costs something else than before. */
export function priceChanges(
  chosen: readonly ChosenOption[],
  before: PriceBook,
  now: PriceBook,
): string[] {
  const ways = new Set<FulfillmentOption>(
    chosen.flatMap(({ value }) => [...channelsOf(value), value]),
  )
  return [...ways].flatMap((way) => {
    const old = priceIn(before, way)
    const present = priceIn(now, way)
    if (old === present || old === undefined || present === undefined) return []
    return [reorderTexts.price(channelNames[way], showPiecePrice(present), showPiecePrice(old))]
  })
}

const priceIn = ({ prices }: PriceBook, way: FulfillmentOption): number | undefined =>
  prices.find(({ option }) => option === way)?.pricePerPiece
