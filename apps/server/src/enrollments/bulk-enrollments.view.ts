import type { JobStatus } from '@marquee/rules/reorders'
import { and, asc, desc, eq, exists, ilike, or, type SQL } from 'drizzle-orm'
import {
  bulkEnrollmentItems,
  bulkEnrollments,
  campaigns,
  campaignTemplates,
  people,
} from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { containing, store, type Sql } from '../platform/sql/index.ts'
import type { BulkRow } from './bulk-enrollments.store.ts'

export interface DealerFilters {
  bulkKey: number
  status?: JobStatus | undefined
  text?: string | undefined
  page: number
  size: number
  sort: readonly { id: 'marketName' | 'status'; direction: 'ASCENDING' | 'DESCENDING' }[]
}

export interface ShownBulk {
  bulk: BulkRow
  startedBy: string
  templateName: string
}

const shown = (sql: Sql) =>
  sql
    .select({
      bulk: bulkEnrollments,
      startedBy: people.name,
      templateName: campaignTemplates.name,
    })
    .from(bulkEnrollments)
    .innerJoin(people, eq(people.key, bulkEnrollments.personKey))
    .innerJoin(campaignTemplates, eq(campaignTemplates.key, bulkEnrollments.templateKey))

/** Many dealers enrolled at once, with who started it and in what. */
export const bulkEnrollmentsView = store((sql, scope) => ({
  async find(key: number): Promise<ShownBulk | undefined> {
    const inSight = and(eq(bulkEnrollments.key, key), within(bulkEnrollments.path, scope))
    const [row] = await shown(sql).where(inSight)
    return row
  },

  /** The newest first; found by the name of a template, of a dealer or of the person who started it. */
  async search(part: string, text: string | undefined, page: number, size: number) {
    const { path, startedAt, key } = bulkEnrollments
    const where = and(within(path, scope), within(path, part), named(sql, text))
    const found = await shown(sql)
      .where(where)
      .orderBy(desc(startedAt), desc(key))
      .limit(size)
      .offset(page * size)
    return { found, totalElements: await sql.$count(shown(sql).where(where).as('found')) }
  },

  /** The dealers, with their enrollments as far as they are still there. */
  async dealers(filters: DealerFilters) {
    const where = whereOf(filters)
    const found = await sql
      .select({ dealer: bulkEnrollmentItems, enrollmentStatus: campaigns.status })
      .from(bulkEnrollmentItems)
      .leftJoin(campaigns, eq(campaigns.key, bulkEnrollmentItems.campaignKey))
      .where(where)
      .orderBy(...orderOf(filters.sort))
      .limit(filters.size)
      .offset(filters.page * filters.size)
    return { found, totalElements: await sql.$count(bulkEnrollmentItems, where) }
  },
}))

function named(sql: Sql, text: string | undefined): SQL | undefined {
  const like = containing(text)
  if (!like) return undefined
  const { key, bulkKey, marketName } = bulkEnrollmentItems
  const dealers = sql
    .select({ key })
    .from(bulkEnrollmentItems)
    .where(and(eq(bulkKey, bulkEnrollments.key), ilike(marketName, like)))
  return or(ilike(people.name, like), ilike(campaignTemplates.name, like), exists(dealers))
}

function whereOf({ bulkKey, status, text }: DealerFilters): SQL | undefined {
  const like = containing(text)
  return and(
    eq(bulkEnrollmentItems.bulkKey, bulkKey),
    status && eq(bulkEnrollmentItems.status, status),
    like ? ilike(bulkEnrollmentItems.marketName, like) : undefined,
  )
}

function orderOf([chosen]: DealerFilters['sort']): SQL[] {
  const { key, marketName, status } = bulkEnrollmentItems
  if (!chosen) return [asc(key)]
  const column = { marketName, status }[chosen.id]
  return [chosen.direction === 'ASCENDING' ? asc(column) : desc(column), asc(key)]
}
