import { compareDates, type CalendarDate } from '../calendar/index.ts'
import {
  normalizedDetails,
  offersSecondWave,
  startingOptions,
  usesMailDate,
  type CampaignDetails,
} from '../campaigns/index.ts'
import { channelsProblem, type ChosenOption } from '../channels/index.ts'
import { datesFor } from '../mail-dates/index.ts'
import { reorderTexts, type Reordered } from '../reorders/index.ts'
import { hasTrait, mayChooseDate, type CampaignTemplate } from '../templates/index.ts'
import { newerVersionTexts as texts } from './texts.ts'
import type { Versions } from './versions.rules.ts'

/** The details under another version of the template: only what it no longer allows is changed. */
export function carriedDetails(
  source: CampaignDetails,
  versions: Versions,
): Reordered<CampaignDetails> {
  const { now } = versions
  const { category } = now
  const channels = carriedChannels(source.fulfillmentChannelsAndVariations, now)
  const dates = carriedDates(source, channels.value, versions)
  const carried = {
    ...source,
    ...dates.value,
    fulfillmentChannelsAndVariations: channels.value,
  } satisfies CampaignDetails
  const value = normalizedDetails(carried, { category, template: now, stored: carried })
  const lost = [
    ...(source.hasSecondWave && !value.hasSecondWave ? [texts.secondWave] : []),
    ...(source.isBillingDeferred && !value.isBillingDeferred ? [reorderTexts.deferral] : []),
  ]
  return { value, notes: [...channels.notes, ...dates.notes, ...lost] }
}

function carriedChannels(
  chosen: readonly ChosenOption[],
  { channelOptions }: CampaignTemplate,
): Reordered<readonly ChosenOption[]> {
  const isFine = chosen.length === 0 || channelsProblem(chosen, channelOptions) === undefined
  if (isFine) return { value: chosen, notes: [] }
  return { value: startingOptions(channelOptions), notes: [reorderTexts.channels] }
}

type Dates = Pick<CampaignDetails, 'mailDate' | 'secondMailDate' | 'hasSecondWave'>

function carriedDates(
  source: CampaignDetails,
  channels: readonly ChosenOption[],
  versions: Versions,
): Reordered<Dates> {
  const { mailDate, secondMailDate, hasSecondWave } = source
  const { now } = versions
  const asItWas: Dates = { mailDate, secondMailDate, hasSecondWave }
  if (!usesMailDate(now.category)) return { value: asItWas, notes: [] }
  if (isFixed(now)) return fixedDates(source, versions)
  // A seasonal campaign only needs a day; which day it is does not matter.
  if (hasTrait(now.category, 'season')) return { value: asItWas, notes: [] }
  const judge = judgedBy(source, channels, versions)
  const first = judge(mailDate)
  const second = judge(hasSecondWave && offersSecondWave(now.category, now) ? secondMailDate : null)
  return {
    value: { mailDate: first.value, secondMailDate: second.value, hasSecondWave },
    notes: [...first.notes, ...second.notes],
  }
}

const isFixed = (template: CampaignTemplate): boolean => !mayChooseDate(template, false).ok

/** The dates that the template sets, where it sets others than before. */
function fixedDates(source: CampaignDetails, { before, now }: Versions): Reordered<Dates> {
  const { mailDate, secondMailDate, hasSecondWave } = source
  const isSame =
    isFixed(before) &&
    before.mailDate === now.mailDate &&
    before.secondMailDate === now.secondMailDate
  if (isSame) return { value: { mailDate, secondMailDate, hasSecondWave }, notes: [] }
  const hasSecond = offersSecondWave(now.category, now) && now.secondMailDate !== null
  const value = {
    mailDate: now.mailDate,
    hasSecondWave: hasSecond,
    secondMailDate: hasSecond ? now.secondMailDate : null,
  }
  if (now.mailDate !== null) {
    const isNew = now.mailDate !== mailDate
    return { value, notes: isNew ? [reorderTexts.dateFixed(now.mailDate)] : [] }
  }
  return { value, notes: mailDate === null ? [] : [texts.dateDropped(mailDate)] }
}

/** A date that was not offered before either is not lost by this version, and stays to be seen to. */
function judgedBy(
  source: CampaignDetails,
  channels: readonly ChosenOption[],
  { before, datesBefore, datesNow, today }: Versions,
) {
  const eligible = new Set(datesFor(channels, datesNow))
  const known = new Set(datesFor(source.fulfillmentChannelsAndVariations, datesBefore))
  return (date: CalendarDate | null): Reordered<CalendarDate | null> => {
    const isLost = date !== null && !eligible.has(date) && (known.has(date) || isFixed(before))
    if (!isLost) return { value: date, notes: [] }
    const isPast = compareDates(date, today) <= 0
    const note = isPast ? reorderTexts.datePassed(date) : reorderTexts.dateNotOffered(date)
    return { value: null, notes: [note] }
  }
}
