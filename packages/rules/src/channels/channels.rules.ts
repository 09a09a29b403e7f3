/** By which way a piece reaches a household. */
export const FULFILLMENT_CHANNELS = ['EMAIL', 'DIRECT_MAIL', 'DIGITAL_MEDIA'] as const

export type FulfillmentChannel = (typeof FULFILLMENT_CHANNELS)[number]

/** What brings a channel's pieces to a household: a mail server, a printer, or a platform that shows ads to those who are named to it. */
export const CARRIERS = {
  EMAIL: 'email',
  DIRECT_MAIL: 'paper',
  DIGITAL_MEDIA: 'platform',
} as const satisfies Record<FulfillmentChannel, 'email' | 'paper' | 'platform'>

export type Carrier = (typeof CARRIERS)[FulfillmentChannel]

export const isByEmail = (...channels: readonly FulfillmentChannel[]): boolean =>
  channels.some((channel) => CARRIERS[channel] === 'email')

export const isOnPaper = (...channels: readonly FulfillmentChannel[]): boolean =>
  channels.some((channel) => CARRIERS[channel] === 'paper')

export const isOnPlatforms = (...channels: readonly FulfillmentChannel[]): boolean =>
  channels.some((channel) => CARRIERS[channel] === 'platform')

/** Channels, and the ways to use more than one of them. */
export const FULFILLMENT_OPTIONS = [
  'EMAIL',
  'DIRECT_MAIL',
  'EMAIL_WITH_DIRECT_MAIL_FALLBACK',
  'EMAIL_AND_DIRECT_MAIL',
  'EMAIL_PREFERRED',
  'DIGITAL_MEDIA',
  'NON_OPEN_REBLAST',
] as const

export type FulfillmentOption = (typeof FULFILLMENT_OPTIONS)[number]

export const CHANNEL_OPTIONALITIES = ['OPTIONAL', 'RECOMMENDED', 'REQUIRED', 'DISABLED'] as const

export type ChannelOptionality = (typeof CHANNEL_OPTIONALITIES)[number]

/** One of the ways that a template offers: a channel, or a variation that joins channels. */
export interface ChannelOption {
  fulfillmentChannel: FulfillmentChannel | null
  fulfillmentChannelVariation: FulfillmentOption | null
  optionality: ChannelOptionality
  isFulfillableAlone: boolean
}

/** The channels that a way of sending uses. */
export function channelsOf(option: FulfillmentOption): readonly FulfillmentChannel[] {
  return CHANNELS_OF[option]
}

const CHANNELS_OF: Readonly<Record<FulfillmentOption, readonly FulfillmentChannel[]>> = {
  EMAIL: ['EMAIL'],
  DIRECT_MAIL: ['DIRECT_MAIL'],
  EMAIL_WITH_DIRECT_MAIL_FALLBACK: ['EMAIL', 'DIRECT_MAIL'],
  EMAIL_AND_DIRECT_MAIL: ['EMAIL', 'DIRECT_MAIL'],
  EMAIL_PREFERRED: ['EMAIL'],
  DIGITAL_MEDIA: ['DIGITAL_MEDIA'],
  NON_OPEN_REBLAST: ['EMAIL'],
}
