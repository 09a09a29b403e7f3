import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { blackoutDatesStore } from '../blackout-dates/index.ts'
import { campaignsView } from '../campaigns/index.ts'
import { starterOf } from '../people/index.ts'
import type { JobCall } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { Deployment } from '../platform/use-case.ts'
import {
  countSelected,
  orderedHouseholds,
  selectedOf,
  type HouseholdsAt,
  type Selected,
} from './chosen-households.load.ts'
import { rehearsalPiecesStore } from './rehearsal-pieces.store.ts'
import { runningRehearsalsStore, type RehearsalRow } from './rehearsals.store.ts'
import { rehearsedCampaign, type RehearsedCampaign } from './rehearsed-campaign.load.ts'
import { rehearsedPart } from './rehearsed-part.load.ts'
import { rehearsedSendings, type RehearsedReach } from './rehearsed-sendings.load.ts'

interface Planning extends Pick<JobCall, 'inOwn' | 'now'> {
  deployment: Deployment
}

interface Begun {
  campaign: RehearsedCampaign
  /** The day at its market. */
  today: CalendarDate
  /** Undefined: it is ordered, and not counted. */
  selected: Selected | undefined
  /** Of an order; undefined: a draft has to be counted. */
  ordered: HouseholdsAt | undefined
}

export interface PlannedRehearsal {
  campaign: RehearsedCampaign
  today: CalendarDate
  all: readonly RehearsedReach[]
  /** What cannot be counted says so; null: all is known, or nothing was chosen yet. */
  uncounted: 'stale-audience' | 'not-counted' | null
  blackoutDates: ReadonlySet<CalendarDate>
}

/** What would be sent, saved before a piece of it is made. Undefined: the person who started it may not see it any more. */
export async function planRehearsal(
  rehearsal: RehearsalRow,
  { inOwn, now, deployment }: Planning,
): Promise<PlannedRehearsal | undefined> {
  const begun = await inOwn((use) => begin(rehearsal, { use, now, deployment }))
  if (!begun) return undefined
  const { selected, ordered } = begun
  const counted =
    selected?.kind === 'counted'
      ? await countSelected(selected.selection, deployment.counting)
      : undefined
  const households = ordered ?? counted
  return inOwn((use) => plan(rehearsal, { begun, households, deployment }, use))
}

/** By what the person sees at this moment. */
async function begin(
  { startedBy, campaignKey }: RehearsalRow,
  { use: own, now, deployment }: Omit<Planning, 'inOwn'> & { use: Use },
): Promise<Begun | undefined> {
  const starter = await starterOf(startedBy, 'CAN_READ_CAMPAIGNS', own)
  const found = await starter?.use(campaignsView).find(campaignKey)
  if (!starter || !found) return undefined
  const today = todayIn(found.market.timeZone, now)
  const isPart = found.campaign.parentKey !== null
  const call = { ...starter, now, deployment, own }
  const campaign = isPart
    ? await rehearsedPart(found, today, call)
    : await rehearsedCampaign(found, today, call)
  if (!campaign) return undefined
  const isOrdered = campaign.orderKey !== null
  return {
    campaign,
    today,
    selected: isOrdered ? undefined : await selectedOf(campaign, isPart ? own : starter.use),
    ordered: isOrdered ? await orderedHouseholds(campaign, own) : undefined,
  }
}

interface Counted {
  begun: Begun
  households: HouseholdsAt | undefined
  deployment: Deployment
}

async function plan(
  { key, path }: RehearsalRow,
  { begun, households, deployment }: Counted,
  use: Use,
): Promise<PlannedRehearsal> {
  const { campaign, today, selected } = begun
  const { content, contentHash } = campaign
  const hours = deployment.campaignHours
  const all = await rehearsedSendings({ content, households, hours }, use)
  const closed = await use(blackoutDatesStore).all(path)
  await use(rehearsalPiecesStore).clear(key)
  await use(runningRehearsalsStore).plan(key, {
    rehearsedOn: today,
    contentHash,
    timeline: all.map(({ sending }) => sending),
  })
  return {
    campaign,
    today,
    all,
    uncounted: households === undefined ? whyUncounted(selected) : null,
    blackoutDates: new Set(closed.map(({ date }) => date)),
  }
}

/** That no audience is chosen yet is among what a draft lacks. */
function whyUncounted(selected: Selected | undefined): PlannedRehearsal['uncounted'] {
  if (selected?.kind !== 'uncounted') return 'not-counted'
  return selected.why === 'no-audience' ? null : selected.why
}
