import { CARRIERS, type FulfillmentChannel } from '../channels/index.ts'
import type { CreativeTemplate } from './creative.rules.ts'

/** The channels by which nothing of a creative could be sent: it is not made for them. */
export const channelsNotMadeFor = (
  { fulfillmentChannels }: Pick<CreativeTemplate, 'fulfillmentChannels'>,
  channels: readonly FulfillmentChannel[],
): FulfillmentChannel[] =>
  channels.filter((channel) => CARRIERS[channel] !== null && !fulfillmentChannels.includes(channel))
