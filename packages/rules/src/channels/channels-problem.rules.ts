import { fieldTexts } from '../fields/index.ts'
import type { ChannelOption } from './channels.rules.ts'
import { shownOptions } from './choose.rules.ts'
import { chosenChannels, chosenOf, isChosen, type ChosenOption } from './chosen.rules.ts'
import { channelNames, channelTexts } from './texts.ts'

/** What is wrong with a choice of channels and variations. */
export function channelsProblem(
  chosen: readonly ChosenOption[],
  options: readonly ChannelOption[],
): string | undefined {
  if (chosen.length === 0) return fieldTexts.required
  const offered = shownOptions(options).map((option) => ({ option, choice: chosenOf(option) }))
  const known = offered.flatMap(({ choice }) => choice ?? [])
  const strange = chosen.find((option) => !isChosen(known, option))
  if (strange) return channelTexts.notOffered(channelNames[strange.value])
  const lacking = offered.find(
    ({ option, choice }) =>
      option.optionality === 'REQUIRED' && choice !== null && !isChosen(chosen, choice),
  )
  if (lacking?.choice) return channelTexts.requiredMissing(channelNames[lacking.choice.value])
  return isLoneAllowed(chosen, options) ? undefined : channelTexts.notAlone
}

function isLoneAllowed(
  chosen: readonly ChosenOption[],
  options: readonly ChannelOption[],
): boolean {
  const [channel, more] = chosenChannels(chosen)
  if (more !== undefined) return true
  const alone = options.find(({ fulfillmentChannel }) => fulfillmentChannel === channel)
  return alone?.isFulfillableAlone ?? true
}
