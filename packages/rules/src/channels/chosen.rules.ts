import type { FulfillmentChannel, FulfillmentOption } from './channels.rules.ts'

export const CHOSEN_TYPES = ['CHANNEL', 'VARIATION'] as const

/** What is checked among the ways that a template offers. */
export type ChosenOption =
  { type: 'CHANNEL'; value: FulfillmentChannel } | { type: 'VARIATION'; value: FulfillmentOption }

/** A way to use several channels, as campaigns carry it. */
export interface ChannelVariation {
  id: FulfillmentOption
  fulfillmentChannels: readonly FulfillmentChannel[]
}
