import {
  ROUND_OF_SUBMISSION,
  stepStatusIn,
  type CampaignStatus,
  type SeasonMove,
  type StepStatus,
  type WaitingSeason,
} from '@marquee/rules/campaigns'
import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  inArray,
  isNull,
  ne,
  notExists,
  or,
  sql as raw,
  type SQL,
} from 'drizzle-orm'
import { campaignEvents, campaigns, campaignSteps, markets } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { jobsQueue } from '../platform/jobs/index.ts'
import { isAmong, store, type Sql } from '../platform/sql/index.ts'

/** The job that is requested with each event, by its key: notices subscribe to it. */
export const CAMPAIGN_EVENT = 'campaign event'

export type EventRow = typeof campaignEvents.$inferSelect
export type NewEvent = Pick<EventRow, 'at' | 'action' | 'personKey' | 'by' | 'words'> &
  Partial<Pick<EventRow, 'stepKey' | 'fromStatus' | 'toStatus'>>

/** A comment on one child, and the dealer of that child. */
export interface DealersEvent {
  event: EventRow
  market: { key: number; name: string }
}

/** What a move leaves behind on the campaign itself. */
export interface Moved {
  status: CampaignStatus
  statusBefore: CampaignStatus | null
  submittedBy: number | null
  submittedAt: Date | null
  isReleased: boolean
}

/** A campaign and, of a metro campaign, all its children. */
const family = (key: number, scope: string): SQL =>
  and(
    or(eq(campaigns.key, key), eq(campaigns.parentKey, key)),
    within(campaigns.path, scope),
  ) as SQL

const seasonsIn = (annualKey: number, status: WaitingSeason, scope: string): SQL =>
  and(
    eq(campaigns.annualKey, annualKey),
    eq(campaigns.status, status),
    within(campaigns.path, scope),
  ) as SQL

/** The moves of campaigns; a metro campaign moves with all its children. */
export const campaignMovesStore = store((sql, scope) => ({
  async move(key: number, moved: Moved, by: { savedBy: number; savedAt: Date }): Promise<void> {
    await sql
      .update(campaigns)
      .set({ ...moved, updatedAt: by.savedAt, updatedBy: by.savedBy })
      .where(family(key, scope))
  },

  /** The steps that are used follow their campaign, where its status says how. */
  async moveSteps(key: number, status: CampaignStatus): Promise<void> {
    const stepStatus = stepStatusIn[status]
    if (stepStatus === null) return
    const moving = sql.select({ key: campaigns.key }).from(campaigns).where(family(key, scope))
    const { campaignKey, opted, status: present } = campaignSteps
    await sql
      .update(campaignSteps)
      .set({ status: stepStatus })
      .where(and(inArray(campaignKey, moving), eq(opted, true), ne(present, stepStatus)))
  },

  /** The seasons of a year that have not begun. */
  async moveSeasons(
    annualKey: number,
    { from, to, steps }: SeasonMove,
    by: { savedBy: number; savedAt: Date },
  ): Promise<void> {
    const moving = seasonsIn(annualKey, from, scope)
    const seasons = sql.select({ key: campaigns.key }).from(campaigns).where(moving)
    await sql
      .update(campaignSteps)
      .set({ status: steps })
      .where(and(inArray(campaignSteps.campaignKey, seasons), eq(campaignSteps.opted, true)))
    await sql
      .update(campaigns)
      .set({ status: to, updatedAt: by.savedAt, updatedBy: by.savedBy })
      .where(moving)
  },

  /** One step of a campaign, and the same of its children. */
  async moveStep(key: number, templateStepKey: number, status: StepStatus): Promise<void> {
    const moving = sql.select({ key: campaigns.key }).from(campaigns).where(family(key, scope))
    await sql
      .update(campaignSteps)
      .set({ status })
      .where(
        and(
          inArray(campaignSteps.campaignKey, moving),
          eq(campaignSteps.templateStepKey, templateStepKey),
        ),
      )
  },
}))

const BUILDING: ReadonlySet<EventRow['action']> = new Set(['create', 'reorder', 'take-version'])

const ofParent = aliasedTable(campaignEvents, 'of_parent')

/** One event for each of the campaigns that are meant. */
async function written(sql: Sql, event: NewEvent, which: SQL) {
  const { at, action, stepKey = null, fromStatus = null, toStatus = null } = event
  const { rows } = await sql.execute<{ key: string; campaign_key: number }>(raw`
    INSERT INTO campaign_events (campaign_key, at, action, step_key, from_status, to_status,
           person_key, by, words, path)
    SELECT campaigns.key, ${at.toISOString()}::timestamptz, ${action}, ${stepKey}::integer,
           ${fromStatus}, ${toStatus}, ${event.personKey}::integer, ${event.by},
           ${event.words}, campaigns.path
      FROM campaigns WHERE ${which}
    RETURNING key, campaign_key`)
  return rows
}

/** What happened to campaigns, and what people say about them. */
export const campaignEventsStore = store((sql, scope) => ({
  /** To the campaign, and to each of its children: their dealers read it there. */
  async record(key: number, event: NewEvent): Promise<void> {
    const rows = await written(sql, event, family(key, scope))
    // What people do while they build concerns no other person. Of the children no notices are sent:
    // only the event of the parent counts.
    if (BUILDING.has(event.action)) return
    const own = rows.filter((row) => row.campaign_key === key)
    await jobsQueue(sql, scope).request(
      CAMPAIGN_EVENT,
      own.map((row) => Number(row.key)),
    )
  },

  /** To an annual enrollment and all its seasons. */
  async recordOfYear(annualKey: number, event: NewEvent): Promise<void> {
    const year = or(eq(campaigns.key, annualKey), eq(campaigns.annualKey, annualKey))
    await written(sql, event, and(year, within(campaigns.path, scope)) as SQL)
  },

  /** To the seasons of a year that are in this status: what their enrollment was moved by. */
  async recordOfSeasons(annualKey: number, status: WaitingSeason, event: NewEvent): Promise<void> {
    await written(sql, event, seasonsIn(annualKey, status, scope))
  },

  /** How children began that were made later than their parent. */
  async recordNewChildren(
    parentKey: number,
    marketKeys: readonly number[],
    event: NewEvent,
  ): Promise<void> {
    if (marketKeys.length === 0) return
    const children = and(
      eq(campaigns.parentKey, parentKey),
      isAmong(campaigns.marketKey, marketKeys),
      within(campaigns.path, scope),
    )
    await written(sql, event, children as SQL)
  },

  /** Comments on only the children of a metro campaign, by people who see only theirs. */
  async commentsOfChildren(parentKey: number): Promise<DealersEvent[]> {
    const toAll = sql
      .select({ one: raw`1` })
      .from(ofParent)
      .where(
        and(
          eq(ofParent.campaignKey, parentKey),
          eq(ofParent.at, campaignEvents.at),
          eq(ofParent.personKey, campaignEvents.personKey),
        ),
      )
    return sql
      .select({ event: campaignEvents, market: { key: markets.key, name: markets.name } })
      .from(campaignEvents)
      .innerJoin(campaigns, eq(campaigns.key, campaignEvents.campaignKey))
      .innerJoin(markets, eq(markets.key, campaigns.marketKey))
      .where(
        and(
          eq(campaigns.parentKey, parentKey),
          eq(campaignEvents.action, 'comment'),
          within(campaignEvents.path, scope),
          notExists(toAll),
        ),
      )
  },

  /** What happened to each of these campaigns as a whole, in order. */
  async among(keys: readonly number[]): Promise<EventRow[]> {
    if (keys.length === 0) return []
    return sql
      .select()
      .from(campaignEvents)
      .where(
        and(
          isAmong(campaignEvents.campaignKey, keys),
          isNull(campaignEvents.stepKey),
          within(campaignEvents.path, scope),
        ),
      )
      .orderBy(asc(campaignEvents.key))
  },

  /** Which of these came back from their approvers, and were not submitted since. */
  async sentBackAmong(keys: readonly number[]): Promise<ReadonlySet<number>> {
    if (keys.length === 0) return new Set()
    const { campaignKey, action, stepKey, path, key } = campaignEvents
    const { rows } = await sql.execute<{ campaign_key: number; action: string }>(raw`
      SELECT DISTINCT ON (${campaignKey}) ${campaignKey}, ${action} FROM ${campaignEvents}
       WHERE ${isAmong(campaignKey, keys)} AND ${stepKey} IS NULL AND ${within(path, scope)}
         AND ${isAmong(action, ROUND_OF_SUBMISSION)}
       ORDER BY ${campaignKey}, ${key} DESC`)
    return new Set(rows.flatMap((row) => (row.action === 'reject' ? [row.campaign_key] : [])))
  },

  /** What was done last of this kind. */
  async last(campaignKey: number, action: EventRow['action']): Promise<EventRow | undefined> {
    const [row] = await sql
      .select()
      .from(campaignEvents)
      .where(
        and(
          eq(campaignEvents.campaignKey, campaignKey),
          eq(campaignEvents.action, action),
          within(campaignEvents.path, scope),
        ),
      )
      .orderBy(desc(campaignEvents.key))
      .limit(1)
    return row
  },

  /** In the order in which it happened. */
  all: (campaignKey: number): Promise<EventRow[]> =>
    sql
      .select()
      .from(campaignEvents)
      .where(and(eq(campaignEvents.campaignKey, campaignKey), within(campaignEvents.path, scope)))
      .orderBy(asc(campaignEvents.key)),
}))
