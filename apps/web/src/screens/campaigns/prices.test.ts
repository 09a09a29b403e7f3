import type { ChannelOption, FulfillmentOption } from '@marquee/rules/channels'
import { expect, test } from 'vitest'
import { pricesOf } from './template-facts.rules.ts'

const offered = (option: FulfillmentOption, isDisabled = false): ChannelOption => ({
  fulfillmentChannel: null,
  fulfillmentChannelVariation: option,
  optionality: isDisabled ? 'DISABLED' : 'OPTIONAL',
  isFulfillableAlone: true,
})
const priced = (option: FulfillmentOption, pricePerPiece: number) => ({ option, pricePerPiece })

test('each channel that is offered, alone or in a variation, has its price', () => {
  const channelOptions = [offered('EMAIL_AND_DIRECT_MAIL')]
  const prices = [priced('DIRECT_MAIL', 4850), priced('EMAIL', 400)]
  expect(pricesOf({ channelOptions, prices })).toEqual([
    { option: 'EMAIL', price: '$0.04' },
    { option: 'DIRECT_MAIL', price: '$0.485' },
  ])
})

test('a price is neither invented nor told where its channel is not offered', () => {
  const channelOptions = [offered('EMAIL'), offered('DIRECT_MAIL', true)]
  expect(pricesOf({ channelOptions, prices: [priced('DIRECT_MAIL', 4850)] })).toEqual([
    { option: 'EMAIL', price: undefined },
  ])
})

test('a variation with a price of its own is told as well', () => {
  const channelOptions = [offered('NON_OPEN_REBLAST')]
  const prices = [priced('EMAIL', 400), priced('NON_OPEN_REBLAST', 0)]
  expect(pricesOf({ channelOptions, prices })).toEqual([
    { option: 'EMAIL', price: '$0.04' },
    { option: 'NON_OPEN_REBLAST', price: '$0.00' },
  ])
})
