import { isByEmail, isOnPaper, isOnPlatforms, type FulfillmentChannel } from './channels.rules.ts'
import { chosenChannels, type ChosenOption } from './chosen.rules.ts'
import { sendModeOf } from './send-modes.rules.ts'
import { choiceTexts } from './texts.ts'

/** What each recipient gets by all that is checked together, which no single option says. */
export function choiceInWords(chosen: readonly ChosenOption[]): string {
  const channels = chosenChannels(chosen)
  const sent = [
    sentOf(channels, chosen),
    chosen.some(({ value }) => value === 'NON_OPEN_REBLAST') && choiceTexts.second,
    isOnPlatforms(...channels) && choiceTexts.digital,
  ].filter((sentence) => sentence !== false)
  return sent.length === 0 ? choiceTexts.nothing : sent.join(' ')
}

function sentOf(channels: readonly FulfillmentChannel[], chosen: readonly ChosenOption[]) {
  if (!isOnPaper(...channels)) return isByEmail(...channels) && choiceTexts.emailOnly
  if (!isByEmail(...channels)) return choiceTexts.mailOnly
  return sendModeOf('DIRECT_MAIL', chosen) === 'backfill' ? choiceTexts.either : choiceTexts.both
}
