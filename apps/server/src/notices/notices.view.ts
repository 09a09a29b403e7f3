import type { CalendarDate } from '@marquee/rules/calendar'
import { CAMPAIGN_STATUSES, campaignPhases } from '@marquee/rules/campaigns'
import { REMINDED_STATUSES } from '@marquee/rules/notices'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  sql as raw,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { campaignEvents, campaigns, notices, orders, people, sendings } from '../db/schema/index.ts'
import { CALLER, isAmong, prepared, store } from '../platform/sql/index.ts'

/** How many the caller has not read. */
export const unreadNotices = prepared<{ unread: number }>(
  'unread_notices',
  `SELECT count(*)::integer AS unread FROM notices
    WHERE person_key = ${CALLER} AND read_at IS NULL AND in_product`,
)

export const noticesView = store((sql) => ({
  unread: async (): Promise<number> => (await unreadNotices.rows(sql))[0]?.unread ?? 0,

  /** Of campaigns that the person sees. */
  async search(
    personKey: number,
    isUnread: boolean,
    { page, size }: { page: number; size: number },
  ) {
    const where = and(
      eq(notices.personKey, personKey),
      eq(notices.inProduct, true),
      isUnread ? isNull(notices.readAt) : undefined,
    )
    const found = await sql
      .select({
        notice: notices,
        campaign: campaigns.name,
        action: campaignEvents.action,
        eventBy: campaignEvents.by,
        words: campaignEvents.words,
        status: campaigns.status,
        toStatus: campaignEvents.toStatus,
        isReleased: campaigns.isReleased,
      })
      .from(notices)
      .innerJoin(campaigns, eq(campaigns.key, notices.campaignKey))
      .leftJoin(campaignEvents, eq(campaignEvents.key, notices.eventKey))
      .where(where)
      .orderBy(desc(notices.at), desc(notices.key))
      .limit(size)
      .offset(page * size)
    const [total] = await sql
      .select({ all: count() })
      .from(notices)
      .innerJoin(campaigns, eq(campaigns.key, notices.campaignKey))
      .where(where)
    return { found, totalElements: total?.all ?? 0 }
  },
}))

const years = alias(campaigns, 'years')
const wholeWave = alias(sendings, 'whole_wave')
const DECIDED_STATUSES = CAMPAIGN_STATUSES.filter((status) => campaignPhases[status] !== 'waiting')

const reader = {
  key: people.key,
  level: people.level,
  permissions: people.permissions,
  path: people.path,
  email: people.email,
}

/** Whom events concern: read by the program itself, in all markets. */
export const concernedView = store((sql) => ({
  async event(key: number) {
    const [row] = await sql
      .select({ event: campaignEvents, campaign: campaigns })
      .from(campaignEvents)
      .innerJoin(campaigns, eq(campaigns.key, campaignEvents.campaignKey))
      .where(eq(campaignEvents.key, key))
    return row
  },

  /** What is sent by the same step and channel in the same wave as this sending, by all dealers of its order. */
  wave: (sendingKey: number) =>
    sql
      .select({ part: wholeWave, campaign: campaigns })
      .from(sendings)
      .innerJoin(
        wholeWave,
        and(
          eq(wholeWave.orderKey, sendings.orderKey),
          eq(wholeWave.stepKey, sendings.stepKey),
          eq(wholeWave.channel, sendings.channel),
          eq(wholeWave.wave, sendings.wave),
        ),
      )
      .innerJoin(orders, eq(orders.key, sendings.orderKey))
      .innerJoin(campaigns, eq(campaigns.key, orders.campaignKey))
      .where(eq(sendings.key, sendingKey))
      .orderBy(asc(wholeWave.key)),

  async nameOf(personKey: number | null): Promise<string | null> {
    if (personKey === null) return null
    const [row] = await sql
      .select({ name: people.name })
      .from(people)
      .where(eq(people.key, personKey))
    return row?.name ?? null
  },

  /** Everybody at a place or above it who may sign in. */
  above: (path: string) =>
    sql
      .select(reader)
      .from(people)
      .where(and(raw`starts_with(${path}, ${people.path})`, eq(people.status, 'ACTIVE'))),

  byKeys: (keys: readonly number[]) =>
    sql
      .select(reader)
      .from(people)
      .where(and(isAmong(people.key, keys), eq(people.status, 'ACTIVE'))),

  /** Who has commented on a campaign. */
  async speakers(campaignKey: number): Promise<number[]> {
    const rows = await sql
      .selectDistinct({ key: campaignEvents.personKey })
      .from(campaignEvents)
      .where(and(eq(campaignEvents.campaignKey, campaignKey), eq(campaignEvents.action, 'comment')))
    return rows.flatMap(({ key }) => key ?? [])
  },

  /** People at the dealers of a metro campaign, with the child that is theirs. */
  atChildren: (parentKey: number) =>
    sql
      .select({ ...reader, campaignKey: campaigns.key })
      .from(campaigns)
      .innerJoin(people, eq(people.path, campaigns.path))
      .where(and(eq(campaigns.parentKey, parentKey), eq(people.status, 'ACTIVE'))),

  /** The seasons that are ordered with their year, and of which nothing waits for a decision. */
  seasonsOrdered: () =>
    sql
      .select(getTableColumns(campaigns))
      .from(campaigns)
      .innerJoin(years, eq(years.key, campaigns.annualKey))
      .where(and(eq(campaigns.status, 'RESERVED'), inArray(years.status, DECIDED_STATUSES))),

  /** What is mailed from the day before this one to the last and not yet approved. */
  mailedBetween: (day: CalendarDate, last: CalendarDate) =>
    sql
      .select()
      .from(campaigns)
      .where(
        and(
          isNull(campaigns.parentKey),
          inArray(campaigns.status, REMINDED_STATUSES),
          raw`${campaigns.mailDate} BETWEEN ${day}::date - 1 AND ${last}::date`,
        ),
      ),
}))
