import type { ReplyOf } from '@marquee/contract/operation'
import type { sendings } from '@marquee/contract/sendings'
import { ability, refuse } from '@marquee/rules/result'
import { mayPauseSending } from '@marquee/rules/sendings'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { loadDailyProgram } from './daily-program.load.ts'
import { dailyRunsStore, type DailyRunRow } from './daily-runs.store.ts'
import { dueCustomersStore } from './due-customers.store.ts'

type Presented = ReplyOf<typeof sendings.ofCampaign>['daily']

/** How far a campaign has come that goes out day by day, with what this person may do about it; null for others. */
export async function presentDaily(
  campaignKey: number,
  { use, person }: { use: Use; person: CallingPerson },
): Promise<Presented> {
  const run = await use(dailyRunsStore).find(campaignKey)
  const program = run && (await loadDailyProgram(campaignKey, use))
  if (!run || !program) return null
  const { since, through, isPaused } = run
  return {
    event: program.trigger.event,
    since,
    through,
    isPaused,
    monthlyCap: program.content.monthlyCap,
    inMonth: await use(dueCustomersStore).inMonthOf(campaignKey, through),
    can: abilities(run, person),
  }
}

function abilities({ isPaused }: DailyRunRow, person: CallingPerson) {
  const allowed = mayPauseSending(person)
  const notNow = allowed.ok ? refuse('sending.not-now') : allowed
  return {
    pause: ability(isPaused ? notNow : allowed),
    resume: ability(isPaused ? allowed : notNow),
  }
}
