import { getsPiece, SENT_CHANNELS } from '@marquee/rules/audience'
import type { CalendarDate } from '@marquee/rules/calendar'
import {
  eventDaysOf,
  foundInMonth,
  hadLately,
  underMonthlyCap,
  type CappedCustomer,
  type DueCustomer,
  type FoundOn,
  type ScheduledSending,
} from '@marquee/rules/sendings'
import type { Use } from '../platform/sql/index.ts'
import type { DailyProgram, DailyStep } from './daily-program.load.ts'
import { dueCustomersStore } from './due-customers.store.ts'
import { dueHouseholdsView } from './due-households.view.ts'

interface Day {
  day: CalendarDate
  /** The first day of the campaign. */
  since: CalendarDate
  /** Of a look ahead: what it found on days before, which is stored nowhere. */
  found: readonly FoundOn[]
}

/** Whom the needs of customers set a campaign off for on a day, with those who are more than the month may have. */
export async function dueOnDay(
  program: DailyProgram,
  on: Day,
  use: Use,
): Promise<CappedCustomer[]> {
  const { campaignKey, content, steps } = program
  const { day, found } = on
  const due: DueCustomer[] = []
  for (const step of steps) due.push(...(await dueFor(step, program, on, use)))
  const stored = await use(dueCustomersStore).inMonthOf(campaignKey, day)
  const used = stored + foundInMonth(found, day)
  return underMonthlyCap(due, { cap: content.monthlyCap, used })
}

/** Of those who are due, whom a piece of the step reaches. */
async function dueFor(
  step: DailyStep,
  { campaignKey, trigger, market }: DailyProgram,
  { day, since, found }: Day,
  use: Use,
): Promise<DueCustomer[]> {
  const { key: stepKey, daysAfterStart, send } = step
  const eventDays = eventDaysOf({ day, since, trigger, daysAfterStart })
  const due = { campaignKey, stepKey, market, trigger, eventDays, day }
  const had = hadLately(found, { stepKey, day })
  return (await use(dueHouseholdsView).of(due)).flatMap(({ household, contact }) =>
    !had.has(household) && SENT_CHANNELS.some((channel) => getsPiece(contact, channel, send))
      ? [{ stepKey, household, contact }]
      : [],
  )
}

/** One for each step and channel by which any of them are due. */
export const sendingsOfDay = (
  { campaignKey, market, steps }: DailyProgram,
  day: CalendarDate,
  customers: readonly CappedCustomer[],
): ScheduledSending[] =>
  steps.flatMap(({ key: stepKey, number, name, send }) => {
    const due = customers.filter((one) => one.stepKey === stepKey)
    return SENT_CHANNELS.filter((channel) =>
      due.some(({ contact }) => getsPiece(contact, channel, send)),
    ).map((channel) => ({
      campaignKey,
      marketKey: market.key,
      stepKey,
      stepNumber: number,
      stepName: name,
      channel,
      wave: 1 as const,
      dueOn: day,
    }))
  })
