import type { FulfillmentChannel } from '@marquee/rules/channels'
import type { ShownCreative } from './answers.ts'

export type Side = 'front' | 'back' | 'email'

const PAPER: readonly Side[] = ['front', 'back']

/** Whether there is an email of it at all. */
export const isSentByEmail = (
  creative: Pick<ShownCreative, 'emailDesign' | 'fulfillmentChannels'>,
): boolean => creative.emailDesign !== null && creative.fulfillmentChannels.includes('EMAIL')

/** What of a piece people get by these channels; all of it where none is known, and never nothing. */
export function sidesSent(
  hasEmail: boolean,
  channels: readonly FulfillmentChannel[] = [],
): readonly Side[] {
  const isSent = (channel: FulfillmentChannel) =>
    channels.length === 0 || channels.includes(channel)
  const email: readonly Side[] = hasEmail && isSent('EMAIL') ? ['email'] : []
  return isSent('DIRECT_MAIL') || email.length === 0 ? [...PAPER, ...email] : email
}
