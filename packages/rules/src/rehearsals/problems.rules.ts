import type { CalendarDate } from '../calendar/index.ts'
import { isBusinessDay, whyNotMailed } from '../mail-dates/index.ts'
import { preflightTexts, type DealerBlock, type Finding } from '../pieces/index.ts'
import { DAYS_AHEAD } from '../sendings/index.ts'
import { FIRST, type StoredFields } from '../stored/index.ts'
import type { TriggerEvent } from '../templates/index.ts'
import { problemTexts } from './texts.ts'

/** `stops`: it could not be sent so. `look`: it could, and a person should know of it. */
export const PROBLEM_WEIGHTS = ['stops', 'look'] as const

export type ProblemWeight = (typeof PROBLEM_WEIGHTS)[number]

export interface RehearsalProblem {
  code: string
  weight: ProblemWeight
  text: string
  /** The step of the builder where it is mended; null: elsewhere. */
  place: string | null
  /** The numbers of the sendings that it is found in; none: it is about the campaign. */
  sendings: readonly number[]
}

/** How each of them is stored. */
export const storedProblem: StoredFields<RehearsalProblem> = {
  code: FIRST,
  weight: FIRST,
  text: FIRST,
  place: FIRST,
  sendings: FIRST,
}

/** What is wrong with one sending or its piece. */
export type Found = Pick<RehearsalProblem, 'code' | 'weight' | 'text'>

/** Gmail hides what is beyond this, with the link to unsubscribe at the end. */
const MOST_EMAIL_BYTES = 102 * 1_024

interface WrittenEmail {
  htmlBytes: number
  dealer: Pick<DealerBlock, 'line1' | 'city' | 'postalCode'>
  replyTo: string | null
  /** Of the brand; null: emails come by the name of the installation. */
  ownDomain: string | null
  hasMailServer: boolean
  /** How many it would reach; null: that is not known. */
  people: number | null
  /** The most of a dealer of its brand on one day; null: there is no limit. */
  dailyCap: number | null
}

export function emailProblems(email: WrittenEmail): Found[] {
  const { dealer, htmlBytes, people, dailyCap } = email
  const isOverCap = dailyCap !== null && people !== null && people > dailyCap
  const hasAddress = [dealer.line1, dealer.city, dealer.postalCode].every((part) => part !== '')
  return [
    ...when(!hasAddress, 'no-postal-address', 'stops'),
    ...when(htmlBytes > MOST_EMAIL_BYTES, 'too-large', 'look'),
    ...when(email.replyTo === null, 'no-reply-address', 'look'),
    ...when(email.ownDomain === null, 'no-sending-domain', 'look'),
    ...when(!email.hasMailServer, 'no-mail-server', 'look'),
    ...(isOverCap
      ? [{ code: 'over-daily-cap', weight: 'look' as const, text: problemTexts.overCap(dailyCap) }]
      : []),
  ]
}

/** What would come out wrong in print, and whether anything can be printed at all. */
export const paperProblems = (findings: readonly Finding[], hasMailerId: boolean): Found[] => [
  ...when(!hasMailerId, 'no-mailer-id', 'stops'),
  ...findings.map(({ reason, page, what }) => ({
    code: reason,
    weight: 'look' as const,
    text: problemTexts.onPage(preflightTexts[reason], page, what),
  })),
]

interface DayFacts {
  today: CalendarDate
  blackoutDates: ReadonlySet<CalendarDate>
  people: number | null
  /** Needs of customers set it off: it goes out on whatever day, and one that is over waits for a person. */
  isDaily: boolean
}

/** A day that is over, or on which nothing is mailed, and a sending that reaches no one. */
export function dayProblems(dueOn: CalendarDate, facts: DayFacts): Found[] {
  const { today, blackoutDates, people, isDaily } = facts
  if (isDaily)
    return [...when(dueOn < today, 'late', 'look'), ...when(people === 0, 'no-people', 'look')]
  const isOpen = dueOn >= today && isBusinessDay(dueOn) && !blackoutDates.has(dueOn)
  const why = isOpen ? undefined : whyNotMailed(dueOn, { today, dates: [], blackoutDates })
  return [
    ...(why === undefined
      ? []
      : [{ code: 'closed-day', weight: 'look' as const, text: problemTexts.onDay(dueOn, why) }]),
    ...when(people === 0, 'no-people', 'look'),
  ]
}

interface AheadFacts {
  /** Null: it goes out on its mail dates. */
  daily: { event: TriggerEvent; isPaused: boolean } | null
  isAnyDue: boolean
}

/** Why a look ahead finds no customers, or what it finds does not leave. */
export function aheadProblems({ daily, isAnyDue }: AheadFacts): Found[] {
  if (daily === null) return []
  const isUnknown = daily.event === 'OPEN_RECALL'
  const text = problemTexts.noneDue(DAYS_AHEAD)
  return [
    ...when(isUnknown, 'no-recalls', 'stops'),
    ...when(daily.isPaused, 'paused', 'look'),
    ...(isAnyDue || isUnknown ? [] : [{ code: 'none-due', weight: 'look' as const, text }]),
  ]
}

export type PlainProblem = keyof typeof problemTexts.plain

/** One of those that are said in the same words each time. */
export const plainProblem = (code: PlainProblem, weight: ProblemWeight): Found => ({
  code,
  weight,
  text: problemTexts.plain[code],
})

/** Of the DNS of the domain by which emails come: what it says is wrong, or missing. */
export const unreadyDomain = (domain: string, records: readonly string[]): Found => ({
  code: 'domain-not-ready',
  weight: 'look',
  text: problemTexts.unreadyDomain(domain, records.join(', ')),
})

const when = (is: boolean, code: PlainProblem, weight: ProblemWeight): Found[] =>
  is ? [plainProblem(code, weight)] : []

/** Each once, with all sendings that it is found in; what stops something first. */
export function problemsOnce(
  found: readonly { sending: number | null; place: string | null; problem: Found }[],
): RehearsalProblem[] {
  const byText = new Map<string, RehearsalProblem>()
  for (const { sending, place, problem } of found) {
    const name = `${problem.code} ${problem.text}`
    const known = byText.get(name)
    const sendings = [...(known?.sendings ?? []), ...(sending === null ? [] : [sending])]
    byText.set(name, { ...problem, place, sendings: [...new Set(sendings)] })
  }
  const rank = ({ weight }: RehearsalProblem) => PROBLEM_WEIGHTS.indexOf(weight)
  return [...byText.values()].toSorted((one, other) => rank(one) - rank(other))
}
