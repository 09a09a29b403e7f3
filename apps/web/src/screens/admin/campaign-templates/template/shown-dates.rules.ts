import { channelsOf, FULFILLMENT_CHANNELS, type FulfillmentChannel } from '@marquee/rules/channels'
import { hasTrait, offeredOptions } from '@marquee/rules/templates'
import type { TemplateValues } from '../../../../widgets/templates/index.ts'
import { problemsIn } from './problems.rules.ts'

type Deciding = Pick<TemplateValues, 'category' | 'canSelectWaves' | 'channelOptions'>

type Applies = (values: Deciding) => boolean

const isMailed: Applies = ({ category }) => hasTrait(category, 'mail-date')
const isEnrolledIn: Applies = ({ category }) => hasTrait(category, 'enrollment-period')
const isOfSeason: Applies = ({ category }) => hasTrait(category, 'season')
const hasWaves: Applies = ({ category, canSelectWaves }) =>
  canSelectWaves && hasTrait(category, 'two-waves')

/** For which templates each day means something. */
const APPLIES = {
  'campaignExecution.startDateSelectionMode': isMailed,
  'mailWindow.startDate': isMailed,
  'mailWindow.endDate': isMailed,
  mailDate: isMailed,
  secondMailDate: hasWaves,
  isMailDateLocked: isMailed,
  enrollmentStartDate: isEnrolledIn,
  enrollmentEndDate: isEnrolledIn,
  campaignEndDate: isOfSeason,
  'customizationPeriod.startDate': isOfSeason,
  'customizationPeriod.endDate': isOfSeason,
} as const satisfies Record<string, Applies>

export type DatesField = keyof typeof APPLIES | `leadTimes.${FulfillmentChannel}`

const LEAD_TIMES = FULFILLMENT_CHANNELS.map((channel) => `leadTimes.${channel}` as const)

/** The channels by which something is sent, alone or in a combination. */
const usedChannels = ({ channelOptions }: Deciding): readonly FulfillmentChannel[] => {
  const used = new Set(offeredOptions(channelOptions).flatMap(channelsOf))
  return FULFILLMENT_CHANNELS.filter((channel) => used.has(channel))
}

/** The fields about days that apply to a template. What is typed into another one stays in the form. */
export function applyingDates(values: Deciding): ReadonlySet<DatesField> {
  const days = Object.entries(APPLIES).flatMap(([name, applies]) =>
    applies(values) ? [name as keyof typeof APPLIES] : [],
  )
  return new Set([
    ...days,
    ...usedChannels(values).map((channel) => `leadTimes.${channel}` as const),
  ])
}

/** Those, and any other that is wrong: nobody could mend what is out of sight. */
export function shownDates(values: TemplateValues): ReadonlySet<DatesField> {
  const problems = problemsIn(values)
  const all = [...(Object.keys(APPLIES) as DatesField[]), ...LEAD_TIMES]
  return new Set([...applyingDates(values), ...all.filter((name) => name in problems)])
}
