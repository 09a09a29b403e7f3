import type { CalendarDate } from '@marquee/rules/calendar'
import { daysAhead, type FoundOn } from '@marquee/rules/sendings'
import type { TriggerEvent } from '@marquee/rules/templates'
import type { JobCall } from '../platform/jobs/index.ts'
import {
  asOrdered,
  dailyProgramOf,
  dailyRunsStore,
  dueOnDay,
  sendingsOfDay,
} from '../sendings/index.ts'
import type { RehearsedCampaign } from './rehearsed-campaign.load.ts'
import type { RehearsedTurn } from './rehearsed-sendings.load.ts'

/** Of a campaign that needs of customers set off. */
export interface DailyAhead {
  event: TriggerEvent
  isPaused: boolean
}

/**
 * Whom it would go to on each of the days ahead, by the customers as they are known now. A day is looked at in a
 * transaction of its own, and nothing of it is stored: what it found counts for the days after it.
 */
export async function dailyTurns(
  { found: { campaign }, content }: Pick<RehearsedCampaign, 'found' | 'content'>,
  today: CalendarDate,
  { inOwn }: Pick<JobCall, 'inOwn'>,
): Promise<{ turns: RehearsedTurn[]; daily: DailyAhead | null }> {
  const places = new Map([[campaign.key, campaign.path]])
  const program = await inOwn((use) => dailyProgramOf(content, places, use))
  if (!program) return { turns: [], daily: null }
  const run = await inOwn((use) => use(dailyRunsStore).find(campaign.key))
  const since = run?.since ?? today
  const found: FoundOn[] = []
  for (const day of daysAhead(run, today)) {
    const customers = await inOwn((use) => dueOnDay(program, { day, since, found }, use))
    found.push({ day, customers })
  }
  const turns = found.flatMap(({ day, customers }) =>
    sendingsOfDay(program, day, customers).map((sending) => {
      const due = customers.filter(({ stepKey }) => stepKey === sending.stepKey)
      return { ...sending, content, ordered: asOrdered(due), season: null }
    }),
  )
  const { event } = program.trigger
  return { turns, daily: { event, isPaused: run?.isPaused ?? false } }
}
