import { getsPiece, SENT_CHANNELS } from '@marquee/rules/audience'
import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import {
  daysToLookAt,
  eventDaysOf,
  underMonthlyCap,
  type CappedCustomer,
  type DueCustomer,
} from '@marquee/rules/sendings'
import type { Use } from '../platform/sql/index.ts'
import { loadDailyProgram, type DailyProgram, type DailyStep } from './daily-program.load.ts'
import { dailyRunsStore } from './daily-runs.store.ts'
import { dueCustomersStore } from './due-customers.store.ts'
import { dueHouseholdsView } from './due-households.view.ts'
import { sendingsStore } from './sendings.store.ts'

interface DueCampaign {
  campaignKey: number
  timeZone: string
}

/** What a campaign sends on each day that has come since it was looked at last, to whom a need of theirs sets it off for. */
export async function makeDailySendings(
  { campaignKey, timeZone }: DueCampaign,
  now: number,
  use: Use,
): Promise<void> {
  const program = await loadDailyProgram(campaignKey, use)
  if (!program) return
  const today = todayIn(timeZone, now)
  const run = await use(dailyRunsStore).lock(campaignKey)
  const days = daysToLookAt(run, today)
  if (!run && !(await use(dailyRunsStore).begin(campaignKey, today, program.market.path))) return
  const since = run?.since ?? today
  for (const day of days)
    await makeDay(program, { day, since, isPaused: run?.isPaused ?? false }, use)
  if (days.length > 0) await use(dailyRunsStore).reach(campaignKey, today)
}

interface Day {
  day: CalendarDate
  since: CalendarDate
  isPaused: boolean
}

async function makeDay(
  program: DailyProgram,
  { day, since, isPaused }: Day,
  use: Use,
): Promise<void> {
  const { order, market, steps } = program
  const { campaignKey, content } = order
  const due: DueCustomer[] = []
  for (const step of steps) due.push(...(await dueFor(step, program, { day, since, use })))
  const used = await use(dueCustomersStore).inMonthOf(campaignKey, day)
  const customers = underMonthlyCap(due, { cap: content.monthlyCap, used })
  await use(dueCustomersStore).add({ campaignKey, dueOn: day, path: market.path, customers })
  const state = isPaused ? 'paused' : 'running'
  await use(sendingsStore).insert(
    sendingsOf(program, customers).map((sending) => ({ ...sending, dueOn: day, state })),
  )
}

/** Of those who are due, whom a piece of the step reaches. */
async function dueFor(
  step: DailyStep,
  { order: { campaignKey }, trigger, market }: DailyProgram,
  { day, since, use }: Pick<Day, 'day' | 'since'> & { use: Use },
): Promise<DueCustomer[]> {
  const { key: stepKey, daysAfterStart, send } = step
  const eventDays = eventDaysOf({ day, since, trigger, daysAfterStart })
  const due = { campaignKey, stepKey, market, trigger, eventDays, day }
  const found = await use(dueHouseholdsView).of(due)
  return found.flatMap(({ household, contact }) =>
    SENT_CHANNELS.some((channel) => getsPiece(contact, channel, send))
      ? [{ stepKey, household, contact }]
      : [],
  )
}

/** One for each step and channel by which somebody is due. */
function sendingsOf({ order, market, steps }: DailyProgram, customers: readonly CappedCustomer[]) {
  return steps.flatMap(({ key: stepKey, number, name, send }) => {
    const due = customers.filter((one) => one.stepKey === stepKey)
    return SENT_CHANNELS.filter((channel) =>
      due.some(({ contact }) => getsPiece(contact, channel, send)),
    ).map((channel) => ({
      orderKey: order.key,
      campaignKey: order.campaignKey,
      marketKey: market.key,
      stepKey,
      stepNumber: number,
      stepName: name,
      channel,
      wave: 1 as const,
      follows: null,
      isDaily: true,
      path: market.path,
    }))
  })
}
