import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { blackoutDatesStore } from '../blackout-dates/index.ts'
import { hasTrait } from '@marquee/rules/templates'
import { campaignsView, type FoundCampaign } from '../campaigns/index.ts'
import type { Ordering } from '../orders/index.ts'
import { starterOf } from '../people/index.ts'
import type { JobCall } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { Deployment } from '../platform/use-case.ts'
import { orderedHouseholds, selectedOf } from './chosen-households.load.ts'
import { rehearsalPiecesStore } from './rehearsal-pieces.store.ts'
import { runningRehearsalsStore, type RehearsalRow } from './rehearsals.store.ts'
import { rehearsedCampaign, type RehearsedCampaign } from './rehearsed-campaign.load.ts'
import { rehearsedPart } from './rehearsed-part.load.ts'
import {
  rehearsedSendings,
  type RehearsedReach,
  type RehearsedTurn,
} from './rehearsed-sendings.load.ts'
import { rehearsedSeasons, yearHash } from './rehearsed-year.load.ts'
import { turnsAhead, type BegunCampaign, type PlannedCampaign } from './turns-ahead.load.ts'

interface Planning extends Pick<JobCall, 'inOwn' | 'now'> {
  deployment: Deployment
}

interface Begun {
  campaigns: readonly BegunCampaign[]
  /** Of a year, which sends nothing itself. */
  year: RehearsedCampaign | null
  contentHash: string
  /** The day at its market. */
  today: CalendarDate
}

export interface PlannedRehearsal {
  /** One, or of a year each season that is ahead. */
  campaigns: readonly PlannedCampaign[]
  year: RehearsedCampaign | null
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
  const { today, year, contentHash } = begun
  const turns: RehearsedTurn[] = []
  const campaigns: PlannedCampaign[] = []
  for (const campaign of begun.campaigns) {
    const { turns: own, ...planned } = await turnsAhead(campaign, { today, inOwn, deployment })
    turns.push(...own)
    campaigns.push(planned)
  }
  const all = await rehearsedSendings(turns, { inOwn, hours: deployment.campaignHours })
  const blackoutDates = await inOwn((use) => save(rehearsal, { today, contentHash, all }, use))
  return { campaigns, year, today, all, blackoutDates }
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
  const sent = await sentBy(found, today, { ...starter, now, deployment, own })
  if (!sent) return undefined
  const use = found.campaign.parentKey === null ? starter.use : own
  const campaigns: BegunCampaign[] = []
  for (const campaign of sent.campaigns) campaigns.push(await begunWith(campaign, { use, own }))
  return { ...sent, today, campaigns }
}

/** Of what campaigns it sends: of itself, for a part of a metro campaign by the whole, or season by season. */
async function sentBy(
  found: FoundCampaign,
  today: CalendarDate,
  call: Ordering & { own: Use },
): Promise<
  | { campaigns: RehearsedCampaign[]; year: RehearsedCampaign | null; contentHash: string }
  | undefined
> {
  const { parentKey, category } = found.campaign
  if (hasTrait(category, 'year')) {
    const campaigns = await rehearsedSeasons(found, today, call)
    const year = await rehearsedCampaign(found, today, call)
    return { campaigns, year, contentHash: yearHash(campaigns) }
  }
  const campaign =
    parentKey === null
      ? await rehearsedCampaign(found, today, call)
      : await rehearsedPart(found, today, call)
  return campaign && { campaigns: [campaign], year: null, contentHash: campaign.contentHash }
}

/** With whom it is for, as far as that needs no counting. */
async function begunWith(
  campaign: RehearsedCampaign,
  { use, own }: { use: Use; own: Use },
): Promise<BegunCampaign> {
  const isOrdered = campaign.orderKey !== null
  return {
    campaign,
    selected: isOrdered ? undefined : await selectedOf(campaign, use),
    ordered: isOrdered ? await orderedHouseholds(campaign, own) : undefined,
  }
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
