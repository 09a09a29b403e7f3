import { CARRIERS, chosenChannels, type Carrier, type ChosenOption } from '../channels/index.ts'
import type { SeedChannels } from '../seed-lists/index.ts'

/** What is needed of a recipient of samples for each carrier. */
const NEEDED_FOR: Readonly<Record<Carrier, keyof SeedChannels>> = {
  email: 'email',
  paper: 'directMail',
}

/** By which ways the recipients of samples are reached. */
export function seedChannelsOf(chosen: readonly ChosenOption[]): SeedChannels {
  const used = chosenChannels(chosen)
  const needed = used.map((channel) => {
    const carrier = CARRIERS[channel]
    return carrier && NEEDED_FOR[carrier]
  })
  return { email: needed.includes('email'), directMail: needed.includes('directMail') }
}
