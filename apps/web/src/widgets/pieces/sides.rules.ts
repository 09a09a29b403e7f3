import { isByEmail, isOnPaper, type FulfillmentChannel } from '@marquee/rules/channels'
import { isDrawnOnPaper } from '@marquee/rules/creatives'
import type { ShownCreative } from './answers.ts'

export type Side = 'front' | 'back' | 'email'

const PAPER: readonly Side[] = ['front', 'back']
const EMAIL: readonly Side[] = ['email']

/**
 * What of a creative people get by these channels, and by its own where none is known. There is always something to
 * look at: its pages, or its email where it has none.
 */
export function sidesSent(
  creative: Pick<ShownCreative, 'emailDesign' | 'fulfillmentChannels'>,
  channels: readonly FulfillmentChannel[] = [],
): readonly Side[] {
  const { emailDesign, fulfillmentChannels } = creative
  if (!isDrawnOnPaper(creative)) return EMAIL
  const sent = channels.length > 0 ? channels : fulfillmentChannels
  const hasEmail = emailDesign !== null && isByEmail(...fulfillmentChannels) && isByEmail(...sent)
  if (!hasEmail) return PAPER
  return isOnPaper(...sent) ? [...PAPER, ...EMAIL] : EMAIL
}

/** Is nothing of it printed? */
export const isEmailAlone = (sides: readonly Side[]): boolean =>
  sides.every((side) => side === 'email')
