import { momentIn, type CalendarDate } from '../calendar/index.ts'
import { hasEnded, type CampaignStatus } from '../campaigns/index.ts'
import { isByEmail } from '../channels/index.ts'
import {
  lastDayAhead,
  opensAt,
  type ScheduledSending,
  type SendingHours,
} from '../sendings/index.ts'
import { FIRST, type StoredFields } from '../stored/index.ts'
import { isSetOff, type Category } from '../templates/index.ts'
import type { LeftOut } from './piece-counts.rules.ts'

/** One sending as a rehearsal found it: when it would leave, for how many, and who would be left out. */
export interface RehearsedSending extends ScheduledSending {
  /** Its place in the timeline, from 1 on. */
  number: number
  /** The dealer by name. */
  market: string
  /** Milliseconds since 1970: when the clock of the dealer lets the first piece leave. */
  leavesAt: number
  /** When it is sent again to those who do not open it; null: it is not. */
  secondOn: CalendarDate | null
  /** Null: whom it reaches is not known, as no audience was counted. */
  people: number | null
  leftOut: readonly LeftOut[]
  /** Who looks at each piece, besides. */
  seeds: number
  /** Of a year the season by name; null: it is of the campaign itself. */
  season: string | null
}

/** How each of them is stored. */
export const storedSending: StoredFields<RehearsedSending> = {
  campaignKey: FIRST,
  marketKey: FIRST,
  stepKey: FIRST,
  stepNumber: FIRST,
  stepName: FIRST,
  channel: FIRST,
  wave: FIRST,
  dueOn: FIRST,
  number: FIRST,
  market: FIRST,
  leavesAt: FIRST,
  secondOn: { since: 2, before: () => null },
  people: FIRST,
  leftOut: FIRST,
  seeds: FIRST,
  season: { since: 3, before: () => null },
}

/** Emails wait for the hours in which they leave; all else is made ready as its day begins. */
export function leavesAt(
  { channel, dueOn }: Pick<ScheduledSending, 'channel' | 'dueOn'>,
  timeZone: string,
  hours: SendingHours,
): number {
  const dueAt = momentIn(timeZone, dueOn, 0)
  return isByEmail(channel) ? (opensAt(timeZone, hours, dueAt) ?? dueAt) : dueAt
}

/** As they would follow each other on the moved clock. */
export const inTurn = <Sending extends ScheduledSending>(sendings: readonly Sending[]): Sending[] =>
  sendings.toSorted(
    (one, other) =>
      one.dueOn.localeCompare(other.dueOn) ||
      one.stepNumber - other.stepNumber ||
      one.channel.localeCompare(other.channel) ||
      one.wave - other.wave ||
      one.campaignKey - other.campaignKey,
  )

interface SeasonAhead {
  status: CampaignStatus
  mailDate: CalendarDate | null
  secondMailDate: CalendarDate | null
}

/** Of a year, a season that is not over or left out, with a day that is still to come, or none yet. */
export function isSeasonAhead(
  { status, mailDate, secondMailDate }: SeasonAhead,
  today: CalendarDate,
): boolean {
  if (hasEnded(status)) return false
  const days = [mailDate, secondMailDate].filter((day) => day !== null)
  return days.length === 0 || days.some((day) => day >= today)
}

export interface Turns {
  /** The campaign becomes active. */
  beginsOn: CalendarDate
  /** It completes at the earliest: once the last of its sendings is through. */
  completesOn: CalendarDate
}

/** What becomes of the campaign itself; null where nothing of it has a day. */
export function turnsOf(
  sendings: readonly Pick<RehearsedSending, 'dueOn' | 'secondOn'>[],
): Turns | null {
  const days = sendings.flatMap(({ dueOn, secondOn }) => [dueOn, secondOn ?? dueOn]).toSorted()
  const [beginsOn, completesOn] = [days[0], days.at(-1)]
  return beginsOn === undefined || completesOn === undefined ? null : { beginsOn, completesOn }
}

/** Which days were looked at of what needs of customers set off, and goes on after them; null of all that has mail dates. */
export const daysLookedAt = (category: Category, rehearsedOn: CalendarDate | null) =>
  rehearsedOn === null || !isSetOff(category)
    ? null
    : { first: rehearsedOn, last: lastDayAhead(rehearsedOn) }

/** All that would be sent, and all who would be left out, by reason. */
export function sumOf(sendings: readonly Pick<RehearsedSending, 'people' | 'leftOut'>[]) {
  const counts = new Map<LeftOut['reason'], number>()
  for (const { reason, count } of sendings.flatMap(({ leftOut }) => leftOut)) {
    counts.set(reason, (counts.get(reason) ?? 0) + count)
  }
  return {
    people: sendings.reduce((sum, { people }) => sum + (people ?? 0), 0),
    leftOut: [...counts].map(([reason, count]) => ({ reason, count })),
  }
}
