import { isByEmail, isOnPaper, type FulfillmentChannel } from '@marquee/rules/channels'
import type { ShownCreative } from './answers.ts'

export type Side = 'front' | 'back' | 'email'

const PAPER: readonly Side[] = ['front', 'back']

/** Whether there is an email of it at all. */
export const isSentByEmail = (
  creative: Pick<ShownCreative, 'emailDesign' | 'fulfillmentChannels'>,
): boolean => creative.emailDesign !== null && isByEmail(...creative.fulfillmentChannels)

/** What of a piece people get by these channels; all of it where none is known, and never nothing. */
export function sidesSent(
  hasEmail: boolean,
  channels: readonly FulfillmentChannel[] = [],
): readonly Side[] {
  const isEverySide = channels.length === 0
  const email: readonly Side[] =
    hasEmail && (isEverySide || isByEmail(...channels)) ? ['email'] : []
  const hasPaper = isEverySide || isOnPaper(...channels) || email.length === 0
  return hasPaper ? [...PAPER, ...email] : email
}
