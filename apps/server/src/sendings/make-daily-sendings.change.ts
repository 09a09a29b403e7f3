import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { daysToLookAt } from '@marquee/rules/sendings'
import type { Use } from '../platform/sql/index.ts'
import { loadDailyProgram, type ApprovedProgram } from './daily-program.load.ts'
import { dailyRunsStore } from './daily-runs.store.ts'
import { dueCustomersStore } from './due-customers.store.ts'
import { dueOnDay, sendingsOfDay } from './due-on-day.load.ts'
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
  program: ApprovedProgram,
  { day, since, isPaused }: Day,
  use: Use,
): Promise<void> {
  const { orderKey, campaignKey, market } = program
  const { path } = market
  const customers = await dueOnDay(program, { day, since, found: [] }, use)
  await use(dueCustomersStore).add({ campaignKey, dueOn: day, path, customers })
  const state = isPaused ? 'paused' : 'running'
  const own = { orderKey, follows: null, isDaily: true, path, state } as const
  await use(sendingsStore).insert(
    sendingsOfDay(program, day, customers).map((sending) => ({ ...sending, ...own })),
  )
}
