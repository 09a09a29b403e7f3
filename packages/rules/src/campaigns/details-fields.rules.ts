import { showDate, type CalendarDate } from '../calendar/index.ts'
import { channelNames } from '../channels/index.ts'
import { showCount } from '../money/index.ts'
import { FIRST, type StoredField } from '../stored/index.ts'
import type { CampaignDetails, StoredMetroCampaign } from './campaign.rules.ts'
import { campaignNameProblem } from './campaign-name.rules.ts'
import { monthlyCapProblem } from './monthly-cap.rules.ts'
import { detailsTexts } from './texts.ts'

/** Everything about a field of the details, in one place; forms, lists, orders and reorders read it here. */
export interface DetailsField<Value, Stored = Value> {
  /** Its label wherever it is shown. */
  label: string
  /** Its value for people to read. Null: it takes more than a line, and each place says how. */
  inWords: ((value: Value) => string) | null
  /** What is wrong with the field by itself; what depends on other fields too is in `detailsProblems`. */
  problem: ((value: Value) => string | undefined) | null
  /** The parts of the form in which it is decided. */
  sections: readonly string[]
  /** How it is stored within the details. Null: it has a column of its own, to be searched by. */
  stored: StoredField<Stored> | null
  /** Has each dealer's part of a metro campaign its own? */
  isDealersOwn: boolean
  /** Does an annual enrollment decide it for its seasons? */
  isTheYears: boolean
  /** Is it frozen into an order, and shown to approvers of a later order where it differs? */
  ordered: 'as-it-is' | 'in-its-own-way' | 'no'
  /** Does the printed order show it? A field that is ordered as it is may have a line of its own there. */
  printed: 'in-a-line' | 'in-its-own-way' | 'no'
  /** What a reordered campaign takes over of it. */
  reordered: 'kept' | 'kept-at-same-market' | 'judged'
  /** Do lists show it? */
  isListed: boolean
  /** Do the lists and the search find a campaign by it? */
  isSearched: boolean
}

type FieldsOfDetails = {
  readonly [Field in keyof CampaignDetails]: DetailsField<
    CampaignDetails[Field],
    Field extends 'metroCampaign' ? StoredMetroCampaign | null : CampaignDetails[Field]
  >
}

const day = (date: CalendarDate | null): string => (date === null ? '' : showDate(date))

/** In the order in which they are shown. */
export const detailsFields = {
  name: {
    label: 'Campaign name',
    inWords: (name) => name,
    problem: campaignNameProblem,
    sections: ['name'],
    stored: null,
    isDealersOwn: false,
    isTheYears: false,
    ordered: 'in-its-own-way',
    printed: 'in-its-own-way',
    reordered: 'kept',
    isListed: true,
    isSearched: true,
  },
  fulfillmentChannelsAndVariations: {
    label: 'Channel',
    inWords: (chosen) => chosen.map(({ value }) => channelNames[value]).join(', '),
    problem: null,
    sections: ['channels'],
    stored: FIRST,
    isDealersOwn: false,
    isTheYears: true,
    ordered: 'in-its-own-way',
    printed: 'no',
    reordered: 'judged',
    isListed: false,
    isSearched: false,
  },
  mailDate: {
    label: 'Mail date',
    inWords: day,
    problem: null,
    sections: ['mailDate'],
    stored: null,
    isDealersOwn: false,
    isTheYears: false,
    ordered: 'in-its-own-way',
    printed: 'in-its-own-way',
    reordered: 'judged',
    isListed: true,
    isSearched: false,
  },
  firstWave: {
    label: 'First wave',
    inWords: null,
    problem: null,
    sections: ['mailDate'],
    stored: FIRST,
    isDealersOwn: false,
    isTheYears: false,
    ordered: 'no',
    printed: 'no',
    reordered: 'kept',
    isListed: false,
    isSearched: false,
  },
  hasSecondWave: {
    label: 'Second wave',
    inWords: null,
    problem: null,
    sections: ['mailDate'],
    // Its name was `secondWave`.
    stored: { since: 2, before: ({ secondWave }) => secondWave === true },
    isDealersOwn: false,
    isTheYears: false,
    // By the date that it has, or has not.
    ordered: 'no',
    printed: 'no',
    reordered: 'kept',
    isListed: false,
    isSearched: false,
  },
  secondMailDate: {
    label: 'Second wave',
    inWords: day,
    problem: null,
    sections: ['mailDate'],
    stored: null,
    isDealersOwn: false,
    isTheYears: false,
    ordered: 'in-its-own-way',
    printed: 'in-its-own-way',
    reordered: 'judged',
    isListed: true,
    isSearched: false,
  },
  isBillingDeferred: {
    label: detailsTexts.deferral.label,
    inWords: (is) => (is ? detailsTexts.yes : detailsTexts.no),
    problem: null,
    sections: ['deferral'],
    stored: FIRST,
    isDealersOwn: false,
    isTheYears: true,
    ordered: 'as-it-is',
    // By its payments.
    printed: 'in-its-own-way',
    reordered: 'kept',
    isListed: false,
    isSearched: false,
  },
  monthlyCap: {
    label: detailsTexts.monthlyCap.label,
    inWords: (cap) => (cap === null ? '' : showCount(cap)),
    problem: monthlyCapProblem,
    sections: ['monthlyCap'],
    stored: { since: 3, before: () => null },
    isDealersOwn: false,
    isTheYears: false,
    ordered: 'as-it-is',
    // With the estimate that it holds for.
    printed: 'in-its-own-way',
    reordered: 'kept-at-same-market',
    isListed: true,
    isSearched: false,
  },
  metroCampaign: {
    label: 'Metro campaign',
    inWords: null,
    problem: null,
    sections: ['funding', 'dealerGroup', 'mailer', 'serviceLogo', 'contact'],
    stored: FIRST,
    isDealersOwn: false,
    isTheYears: false,
    ordered: 'in-its-own-way',
    printed: 'no',
    reordered: 'kept',
    isListed: false,
    isSearched: false,
  },
  selectedMarketKeys: {
    label: 'Dealer',
    inWords: null,
    problem: null,
    sections: ['dealers'],
    // They are those that have a child.
    stored: null,
    isDealersOwn: false,
    isTheYears: false,
    // By what is sent for each of them.
    ordered: 'no',
    printed: 'no',
    reordered: 'judged',
    isListed: false,
    isSearched: false,
  },
  sampleRecipients: {
    label: 'Seed recipients',
    inWords: (seeds) => seeds.map(({ foreName, surName }) => `${foreName} ${surName}`).join(', '),
    problem: null,
    sections: ['seeds'],
    stored: FIRST,
    isDealersOwn: true,
    isTheYears: true,
    ordered: 'no',
    printed: 'no',
    reordered: 'kept-at-same-market',
    isListed: false,
    isSearched: false,
  },
  sampleRecipientListKey: {
    label: 'Seed list',
    inWords: null,
    problem: null,
    sections: ['seeds'],
    stored: FIRST,
    isDealersOwn: true,
    isTheYears: true,
    ordered: 'no',
    printed: 'no',
    reordered: 'kept-at-same-market',
    isListed: false,
    isSearched: false,
  },
} as const satisfies FieldsOfDetails

export type DetailsName = keyof CampaignDetails

export const detailsNames = Object.keys(detailsFields) as readonly DetailsName[]

type Column = keyof (typeof detailsFields)['name']

/** The fields of which the table says this. */
export type DetailsWith<Chosen extends Column, Answer> = {
  [Name in DetailsName]: (typeof detailsFields)[Name][Chosen] extends Answer ? Name : never
}[DetailsName]

export const detailsWith = <Chosen extends Column, const Answer>(column: Chosen, answer: Answer) =>
  detailsNames.filter(
    (name): name is DetailsWith<Chosen, Answer> => detailsFields[name][column] === answer,
  )

/** The fields that lists show. */
export type ListedName = DetailsWith<'isListed', true>

export const picked = <Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> =>
  Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>

/** What is wrong with a field by itself. */
export function detailsProblem<Name extends DetailsName>(
  name: Name,
  details: Pick<CampaignDetails, Name>,
): string | undefined {
  const fields: FieldsOfDetails = detailsFields
  return fields[name].problem?.(details[name])
}

export interface DetailsLine {
  label: string
  shown: string
}

/** A field in a line; no line for a field that takes more, or is empty. */
export function detailsLine<Name extends DetailsName>(
  name: Name,
  details: Pick<CampaignDetails, Name>,
): DetailsLine[] {
  const fields: FieldsOfDetails = detailsFields
  const { label, inWords } = fields[name]
  return inWords ? [{ label, shown: inWords(details[name]) }] : []
}
