import { compareDates, type CalendarDate } from '../calendar/index.ts'
import {
  detailsWith,
  picked,
  normalizedDetails,
  startingOptions,
  usesMailDate,
  type CampaignDetails,
  type DetailsWith,
} from '../campaigns/index.ts'
import { channelsProblem, type ChosenOption } from '../channels/index.ts'
import { datesFor, type SelectableDates } from '../mail-dates/index.ts'
import { mayChooseDate, type CampaignTemplate, type Category } from '../templates/index.ts'
import { reorderTexts } from './texts.ts'

export interface Reordering {
  category: Category
  /** Its newest version. */
  template: CampaignTemplate
  today: CalendarDate
  /** What may be chosen today. */
  selectableDates: SelectableDates
  /** Another mail date than before. */
  mailDate: CalendarDate | null
  isSameMarket: boolean
  /** Of a metro campaign: may this dealer be selected still. */
  isSelectable: (marketKey: number) => boolean
}

/** With what could not be taken over, a line each. */
export interface Reordered<Value> {
  value: Value
  notes: readonly string[]
}

const carriedOver = detailsWith('reordered', 'kept')
const ofSameMarket = detailsWith('reordered', 'kept-at-same-market')

/** What belongs to a dealer is not carried over to another one. */
const ELSEWHERE: Pick<CampaignDetails, (typeof ofSameMarket)[number]> = {
  sampleRecipients: [],
  sampleRecipientListKey: null,
  monthlyCap: null,
}

/** The details of a reordered campaign: all that is still valid. */
export function reorderedDetails(
  source: CampaignDetails,
  reordering: Reordering,
): Reordered<CampaignDetails> {
  const { category, template, isSameMarket } = reordering
  const channels = reorderedChannels(source.fulfillmentChannelsAndVariations, template)
  const dates = reorderedDates(source, channels.value, reordering)
  const dealers = source.selectedMarketKeys.filter(reordering.isSelectable)
  const left = source.selectedMarketKeys.length - dealers.length
  const ofMarket = isSameMarket ? picked(source, ofSameMarket) : ELSEWHERE
  const judged: Pick<CampaignDetails, DetailsWith<'reordered', 'judged'>> = {
    ...dates.value,
    selectedMarketKeys: dealers,
    fulfillmentChannelsAndVariations: channels.value,
  }
  const carried: CampaignDetails = { ...picked(source, carriedOver), ...ofMarket, ...judged }
  const value = normalizedDetails(carried, { category, template, stored: carried })
  const lost = [
    ...(source.isBillingDeferred && !value.isBillingDeferred ? [reorderTexts.deferral] : []),
    ...(source.sampleRecipients.length > ofMarket.sampleRecipients.length
      ? [reorderTexts.seeds]
      : []),
    ...(left > 0 ? [reorderTexts.dealers(left)] : []),
  ]
  return { value, notes: [...channels.notes, ...dates.notes, ...lost] }
}

function reorderedChannels(
  before: readonly ChosenOption[],
  { channelOptions }: CampaignTemplate,
): Reordered<readonly ChosenOption[]> {
  const isFine = channelsProblem(before, channelOptions) === undefined
  if (isFine || before.length === 0) return { value: before, notes: [] }
  return { value: startingOptions(channelOptions), notes: [reorderTexts.channels] }
}

type Dates = Pick<CampaignDetails, 'mailDate' | 'secondMailDate'>

function reorderedDates(
  source: CampaignDetails,
  channels: readonly ChosenOption[],
  reordering: Reordering,
): Reordered<Dates> {
  const { category, template, mailDate } = reordering
  const fixedDates = { mailDate: template.mailDate, secondMailDate: null }
  if (!usesMailDate(category)) return { value: fixedDates, notes: [] }
  if (!mayChooseDate(template, false).ok) {
    const { mailDate: date } = template
    const isNew = date !== null && date !== (mailDate ?? source.mailDate)
    const value = { ...fixedDates, secondMailDate: template.secondMailDate }
    return { value, notes: isNew ? [reorderTexts.dateFixed(date)] : [] }
  }
  const eligible = new Set(datesFor(channels, reordering.selectableDates))
  const judged = (date: CalendarDate | null) => judgedDate(date, eligible, reordering)
  const first = judged(mailDate ?? source.mailDate)
  // Another first day leaves nothing that the second could be measured by.
  const second = judged(mailDate === null ? source.secondMailDate : null)
  const notes = [...first.notes, ...second.notes]
  return { value: { mailDate: first.value, secondMailDate: second.value }, notes }
}

function judgedDate(
  date: CalendarDate | null,
  eligible: ReadonlySet<CalendarDate>,
  { today }: Reordering,
): Reordered<CalendarDate | null> {
  if (date === null || eligible.has(date)) return { value: date, notes: [] }
  const isPast = compareDates(date, today) <= 0
  const note = isPast ? reorderTexts.datePassed(date) : reorderTexts.dateNotOffered(date)
  return { value: null, notes: [note] }
}
