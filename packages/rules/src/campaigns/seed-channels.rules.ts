import { chosenChannels, isByEmail, isOnPaper, type ChosenOption } from '../channels/index.ts'
import type { SeedChannels } from '../seed-lists/index.ts'

/** By which ways the recipients of samples are reached. */
export function seedChannelsOf(chosen: readonly ChosenOption[]): SeedChannels {
  const used = chosenChannels(chosen)
  return { email: isByEmail(...used), directMail: isOnPaper(...used) }
}
