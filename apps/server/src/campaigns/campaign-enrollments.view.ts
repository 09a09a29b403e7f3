import type { MarketPath } from '@marquee/rules/access'
import type { CalendarDate } from '@marquee/rules/calendar'
import { and, asc, desc, eq, isNull, ne, or, sql as raw, type SQL } from 'drizzle-orm'
import { campaigns, campaignTemplateVersions as versions } from '../db/schema/index.ts'
import { reaching, within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'
import { visible } from './campaigns.store.ts'

export interface Enrolled {
  key: number
  enrollmentStartDate: CalendarDate | null
  enrollmentEndDate: CalendarDate | null
}

const MOST = 500

const bound = (name: 'enrollmentStartDate' | 'enrollmentEndDate') =>
  raw<CalendarDate | null>`${versions.content} ->> ${raw.raw(`'${name}'`)}`
const starts = bound('enrollmentStartDate')
const ends = bound('enrollmentEndDate')

/** What markets take part in for a time: the latest first. */
export const enrollmentsView = store((sql, scope) => ({
  list: (part: MarketPath): Promise<Enrolled[]> =>
    sql
      .select({ key: campaigns.key, enrollmentStartDate: starts, enrollmentEndDate: ends })
      .from(campaigns)
      .innerJoin(versions, and(ofCampaign, reaching(versions.path, scope)))
      .where(and(visible(scope), within(campaigns.path, part), isEnrolled))
      .orderBy(desc(campaigns.updatedAt), desc(campaigns.key))
      .limit(MOST),

  /** The keys of the seasonals of annual enrollments, by the key of each. */
  async seasonalsOf(keys: readonly number[]): Promise<{ key: number; parentKey: number | null }[]> {
    if (keys.length === 0) return []
    return sql
      .select({ key: campaigns.key, parentKey: campaigns.parentKey })
      .from(campaigns)
      .where(and(visible(scope), isAmong(campaigns.parentKey, keys), isSeason))
      .orderBy(asc(campaigns.mailDate), asc(campaigns.key))
  },
}))

const ofCampaign = and(
  eq(versions.templateKey, campaigns.templateKey),
  eq(versions.version, campaigns.templateVersion),
) as SQL

const isAnnual = eq(campaigns.category, 'ANNUAL_SEASONAL')
const isSeason = eq(campaigns.category, 'SEASONAL')

const isEnrolled = and(
  isNull(campaigns.parentKey),
  ne(campaigns.status, 'CANCELLED'),
  or(isAnnual, raw`coalesce(${starts}, ${ends}) IS NOT NULL`),
) as SQL
