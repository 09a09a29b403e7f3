import { isByEmail, isOnPaper, isOnPlatforms, type FulfillmentChannel } from '../channels/index.ts'
import type { CreativeTemplate } from './creative.rules.ts'

/** The channels by which nothing of a creative could be sent: it is not made for them. Platforms have ads of their own. */
export const channelsNotMadeFor = (
  { fulfillmentChannels }: Pick<CreativeTemplate, 'fulfillmentChannels'>,
  channels: readonly FulfillmentChannel[],
): FulfillmentChannel[] =>
  channels.filter((channel) => !isOnPlatforms(channel) && !fulfillmentChannels.includes(channel))

/**
 * Whether a creative has pages of paper to design, to check and to look at. One for email only has none; where neither
 * is sent, the front is the picture by which the creative is known.
 */
export const isDrawnOnPaper = ({
  fulfillmentChannels,
}: Pick<CreativeTemplate, 'fulfillmentChannels'>): boolean =>
  isOnPaper(...fulfillmentChannels) || !isByEmail(...fulfillmentChannels)
