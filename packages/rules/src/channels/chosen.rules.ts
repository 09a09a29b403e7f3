import {
  channelsOf,
  FULFILLMENT_CHANNELS,
  FULFILLMENT_OPTIONS,
  type ChannelOption,
  type FulfillmentChannel,
  type FulfillmentOption,
} from './channels.rules.ts'

/** What is checked among the ways that a template offers. */
export type ChosenOption =
  | { type: 'CHANNEL'; value: FulfillmentChannel }
  | { type: 'VARIATION'; value: FulfillmentOption }

/** A way to use several channels, as campaigns carry it. */
export interface ChannelVariation {
  id: FulfillmentOption
  fulfillmentChannels: readonly FulfillmentChannel[]
}

/** An option of a template as it is chosen; one that names neither is none. */
export function chosenOf({
  fulfillmentChannel,
  fulfillmentChannelVariation,
}: ChannelOption): ChosenOption | null {
  if (fulfillmentChannelVariation !== null) {
    return { type: 'VARIATION', value: fulfillmentChannelVariation }
  }
  return fulfillmentChannel === null ? null : { type: 'CHANNEL', value: fulfillmentChannel }
}

export const isSameOption = (one: ChosenOption, other: ChosenOption): boolean =>
  one.type === other.type && one.value === other.value

export const isChosen = (chosen: readonly ChosenOption[], option: ChosenOption): boolean =>
  chosen.some((known) => isSameOption(known, option))

/** The channels that are used, those of variations included, each once. */
export function chosenChannels(chosen: readonly ChosenOption[]): FulfillmentChannel[] {
  const used = new Set(chosen.flatMap(({ value }) => channelsOf(value)))
  return FULFILLMENT_CHANNELS.filter((channel) => used.has(channel))
}

/** All that can be chosen and uses this channel, alone or among others. */
export const optionsWith = (channel: FulfillmentChannel): FulfillmentOption[] =>
  FULFILLMENT_OPTIONS.filter((option) => channelsOf(option).includes(channel))

export function variationsOf(chosen: readonly ChosenOption[]): ChannelVariation[] {
  return chosen
    .filter(({ type }) => type === 'VARIATION')
    .map(({ value }) => ({ id: value, fulfillmentChannels: channelsOf(value) }))
}

/** The one word for what is chosen, as older data carries it; what is sent follows the choice itself. */
export function selectedChannel(chosen: readonly ChosenOption[]): FulfillmentOption | null {
  const channels = chosenChannels(chosen)
  if (variationsOf(chosen).length > 0 || channels.length > 1) return 'EMAIL_AND_DIRECT_MAIL'
  const [only] = channels
  return only === 'EMAIL' ? 'EMAIL_PREFERRED' : (only ?? null)
}
