import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { blackoutDatesStore } from '../blackout-dates/index.ts'
import { campaignsView } from '../campaigns/index.ts'
import { starterOf } from '../people/index.ts'
import type { JobCall } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { Deployment } from '../platform/use-case.ts'
import { orderedHouseholds, selectedOf } from './chosen-households.load.ts'
import { rehearsalPiecesStore } from './rehearsal-pieces.store.ts'
import { runningRehearsalsStore, type RehearsalRow } from './rehearsals.store.ts'
import { rehearsedCampaign } from './rehearsed-campaign.load.ts'
import { rehearsedPart } from './rehearsed-part.load.ts'
import { rehearsedSendings, type RehearsedReach } from './rehearsed-sendings.load.ts'
import { turnsAhead, type BegunCampaign, type PlannedCampaign } from './turns-ahead.load.ts'

interface Planning extends Pick<JobCall, 'inOwn' | 'now'> {
  deployment: Deployment
}

interface Begun {
  campaign: BegunCampaign
  /** The day at its market. */
  today: CalendarDate
}

export interface PlannedRehearsal extends PlannedCampaign {
  today: CalendarDate
  all: readonly RehearsedReach[]
  blackoutDates: ReadonlySet<CalendarDate>
}

/** What would be sent, saved before a piece of it is made. Undefined: the person who started it may not see it any more. */
export async function planRehearsal(
  rehearsal: RehearsalRow,
  { inOwn, now, deployment }: Planning,
): Promise<PlannedRehearsal | undefined> {
  const begun = await inOwn((use) => begin(rehearsal, { use, now, deployment }))
  if (!begun) return undefined
  const { today } = begun
  const { turns, ...planned } = await turnsAhead(begun.campaign, { today, inOwn, deployment })
  const all = await rehearsedSendings(turns, { inOwn, hours: deployment.campaignHours })
  const { contentHash } = planned.campaign
  const blackoutDates = await inOwn((use) => save(rehearsal, { today, contentHash, all }, use))
  return { ...planned, today, all, blackoutDates }
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
  const selected = isOrdered ? undefined : await selectedOf(campaign, isPart ? own : starter.use)
  const ordered = isOrdered ? await orderedHouseholds(campaign, own) : undefined
  return { today, campaign: { campaign, selected, ordered } }
}

interface Saved {
  today: CalendarDate
  contentHash: string
  all: readonly RehearsedReach[]
}

/** In place of what an earlier try has left. */
async function save(
  { key, path }: RehearsalRow,
  { today, contentHash, all }: Saved,
  use: Use,
): Promise<PlannedRehearsal['blackoutDates']> {
  await use(rehearsalPiecesStore).clear(key)
  await use(runningRehearsalsStore).plan(key, {
    rehearsedOn: today,
    contentHash,
    timeline: all.map(({ sending }) => sending),
  })
  const closed = await use(blackoutDatesStore).all(path)
  return new Set(closed.map(({ date }) => date))
}
