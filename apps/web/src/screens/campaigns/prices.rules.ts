import { channelsOf, type ChannelOption, type FulfillmentOption } from '@marquee/rules/channels'
import { offeredOptions, showPiecePrice } from '@marquee/rules/templates'

interface Priced {
  channelOptions: readonly ChannelOption[]
  prices: readonly { option: FulfillmentOption; pricePerPiece: number }[]
}

export interface ShownPrice {
  option: FulfillmentOption
  /** Undefined where the price book names none. */
  price: string | undefined
}

/** What a piece costs in each channel that the template offers, and in ways with a price of their own. */
export function pricesOf({ channelOptions, prices }: Priced): ShownPrice[] {
  const offered = offeredOptions(channelOptions)
  const needed = new Set<FulfillmentOption>(offered.flatMap(channelsOf))
  const own = prices.map(({ option }) => option).filter((option) => offered.includes(option))
  return [...new Set([...needed, ...own])].map((option) => {
    const known = prices.find((each) => each.option === option)
    return { option, price: known && showPiecePrice(known.pricePerPiece) }
  })
}
