import { CARRIERS, chosenChannels, type Carrier, type ChosenOption } from '../channels/index.ts'
import type { SeedChannels } from '../seed-lists/index.ts'

/** What is needed of a recipient of samples for each carrier; null: there are no samples of it. */
const NEEDED_FOR: Readonly<Record<Carrier, keyof SeedChannels | null>> = {
  email: 'email',
  paper: 'directMail',
  platform: null,
}

/** By which ways the recipients of samples are reached. */
export function seedChannelsOf(chosen: readonly ChosenOption[]): SeedChannels {
  const used = chosenChannels(chosen)
  const needed = used.map((channel) => NEEDED_FOR[CARRIERS[channel]])
  return { email: needed.includes('email'), directMail: needed.includes('directMail') }
}
