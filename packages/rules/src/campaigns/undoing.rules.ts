import { showDate, type CalendarDate } from '../calendar/index.ts'
import { channelNames, isChosen, isSameOption, type ChosenOption } from '../channels/index.ts'
import { datesFor } from '../mail-dates/index.ts'
import { incompleteSeeds } from '../seed-lists/index.ts'
import type { Campaign } from './campaign.rules.ts'
import { usesMailDate } from './date-problems.rules.ts'
import type { DetailsFacts } from './details.rules.ts'
import { seedChannelsOf } from './seed-channels.rules.ts'
import { undoTexts } from './texts.ts'

interface Choosing extends Pick<DetailsFacts, 'selectableDates' | 'mayChooseFreely'> {
  /** The option that is checked or unchecked, and what is chosen then. */
  option: ChosenOption
  chosen: readonly ChosenOption[]
  hasAudience: boolean
}

/** What another choice of channels discards of the person's work, beyond the option itself. */
export function whatChoosingUndoes(campaign: Campaign, choosing: Choosing): string[] {
  const { option, chosen, hasAudience } = choosing
  const before = campaign.fulfillmentChannelsAndVariations
  const lost = before.filter((one) => !isChosen(chosen, one) && !isSameOption(one, option))
  const options = lost.map(({ value }) => undoTexts.option(channelNames[value]))
  // Without a channel nothing is sent on any day: the next choice decides what else becomes of the work.
  if (chosen.length === 0) return options
  return [
    ...options,
    ...lostDates(campaign, choosing).map((date) => undoTexts.date(showDate(date))),
    ...seedsLacking(campaign, chosen),
    ...(hasAudience ? [undoTexts.audienceOfChannels] : []),
  ]
}

function lostDates(
  campaign: Campaign,
  { chosen, selectableDates, mayChooseFreely = false }: Choosing,
): CalendarDate[] {
  if (!selectableDates || mayChooseFreely || !usesMailDate(campaign.category)) return []
  const { mailDate, hasSecondWave, secondMailDate } = campaign
  const dates = [mailDate, hasSecondWave ? secondMailDate : null]
  const before = datesFor(campaign.fulfillmentChannelsAndVariations, selectableDates)
  const after = datesFor(chosen, selectableDates)
  return dates.filter(
    (date) => date !== null && before.includes(date) && !after.includes(date),
  ) as CalendarDate[]
}

function seedsLacking(
  { sampleRecipients, fulfillmentChannelsAndVariations: before }: Campaign,
  chosen: readonly ChosenOption[],
): string[] {
  const known = incompleteSeeds(sampleRecipients, seedChannelsOf(before)).length
  const lacking = incompleteSeeds(sampleRecipients, seedChannelsOf(chosen)).length
  return lacking > known ? [undoTexts.seeds(lacking - known)] : []
}
