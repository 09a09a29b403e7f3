import type { CalendarDate } from '@marquee/rules/calendar'
import { scheduleOf } from '@marquee/rules/sendings'
import { isSetOff } from '@marquee/rules/templates'
import type { JobCall } from '../platform/jobs/index.ts'
import type { Deployment } from '../platform/use-case.ts'
import { countSelected, type HouseholdsAt, type Selected } from './chosen-households.load.ts'
import { dailyTurns, type DailyAhead } from './daily-turns.load.ts'
import type { RehearsedCampaign } from './rehearsed-campaign.load.ts'
import type { RehearsedTurn } from './rehearsed-sendings.load.ts'

/** What a rehearsal sends of one campaign, with whom that is for as far as it needs no counting. */
export interface BegunCampaign {
  campaign: RehearsedCampaign
  /** Undefined: it is ordered, and not counted. */
  selected: Selected | undefined
  /** Of an order; undefined: a draft has to be counted. */
  ordered: HouseholdsAt | undefined
}

/** What is known of a campaign besides what it sends. */
export interface PlannedCampaign {
  campaign: RehearsedCampaign
  /** What cannot be counted says so; null: all is known, or nothing was chosen yet. */
  uncounted: 'stale-audience' | 'not-counted' | null
  /** Null: it goes out on its mail dates. */
  daily: DailyAhead | null
}

interface Ahead extends Pick<JobCall, 'inOwn'> {
  today: CalendarDate
  deployment: Deployment
}

/** All that a campaign sends: on its mail dates to those who were chosen or, day by day, to those who are due. */
export async function turnsAhead(
  { campaign, selected, ordered }: BegunCampaign,
  { today, inOwn, deployment }: Ahead,
): Promise<PlannedCampaign & { turns: RehearsedTurn[] }> {
  if (isSetOff(campaign.content.campaign.category)) {
    return { campaign, uncounted: null, ...(await dailyTurns(campaign, today, { inOwn })) }
  }
  const counted =
    selected?.kind === 'counted'
      ? await countSelected(selected.selection, deployment.counting)
      : undefined
  const households = ordered ?? counted
  return {
    campaign,
    uncounted: households === undefined ? whyUncounted(selected) : null,
    daily: null,
    turns: datedTurns(campaign, households),
  }
}

const datedTurns = (
  { found, content }: RehearsedCampaign,
  households: HouseholdsAt | undefined,
): RehearsedTurn[] =>
  scheduleOf(content).map((scheduled) => ({
    ...scheduled,
    content,
    season: found.campaign.annualKey === null ? null : content.campaign.name,
    ordered: households && { ...(households.get(scheduled.marketKey) ?? NONE), overCap: NO_CAP },
  }))

const NONE = { households: new Uint32Array(), contacts: null }
const NO_CAP: ReadonlySet<number> = new Set()

/** That no audience is chosen yet is among what a draft lacks. */
function whyUncounted(selected: Selected | undefined): PlannedCampaign['uncounted'] {
  if (selected?.kind !== 'uncounted') return 'not-counted'
  return selected.why === 'no-audience' ? null : selected.why
}
