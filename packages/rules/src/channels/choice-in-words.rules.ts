import { isByEmail, isOnPaper } from './channels.rules.ts'
import { chosenChannels, type ChosenOption } from './chosen.rules.ts'
import { sendModeOf } from './send-modes.rules.ts'
import { choiceTexts } from './texts.ts'

/** What each recipient gets by all that is checked together, which no single option says. */
export function choiceInWords(chosen: readonly ChosenOption[]): string {
  const channels = chosenChannels(chosen)
  const also = [
    chosen.some(({ value }) => value === 'NON_OPEN_REBLAST') && choiceTexts.second,
    channels.includes('DIGITAL_MEDIA') && choiceTexts.digital,
  ].filter((sentence) => sentence !== false)
  return [sentOf(chosen), ...also].join(' ')
}

function sentOf(chosen: readonly ChosenOption[]): string {
  const channels = chosenChannels(chosen)
  if (!isOnPaper(...channels)) {
    return isByEmail(...channels) ? choiceTexts.emailOnly : choiceTexts.nothing
  }
  if (!isByEmail(...channels)) return choiceTexts.mailOnly
  return sendModeOf('DIRECT_MAIL', chosen) === 'backfill' ? choiceTexts.either : choiceTexts.both
}
