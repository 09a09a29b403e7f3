import { isOnPaper, type FulfillmentChannel } from './channels.rules.ts'
import type { ChosenOption } from './chosen.rules.ts'
import type { sendModes } from './texts.ts'

export type SendMode = keyof typeof sendModes

/** To whom a channel is sent: to all, or to those alone whom no email reaches. */
export function sendModeOf(channel: FulfillmentChannel, chosen: readonly ChosenOption[]): SendMode {
  const isFallback = chosen.some(({ value }) => value === 'EMAIL_WITH_DIRECT_MAIL_FALLBACK')
  return isFallback && isOnPaper(channel) ? 'backfill' : 'all'
}
