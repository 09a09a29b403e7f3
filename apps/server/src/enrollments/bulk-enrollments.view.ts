import type { JobStatus } from '@marquee/rules/reorders'
import { and, asc, desc, eq, ilike, type SQL } from 'drizzle-orm'
import {
  bulkEnrollmentItems,
  bulkEnrollments,
  campaigns,
  campaignTemplates,
  people,
} from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { containing, store } from '../platform/sql/index.ts'

export interface DealerFilters {
  bulkKey: number
  status?: JobStatus | undefined
  text?: string | undefined
  page: number
  size: number
  sort: readonly { id: 'marketName' | 'status'; direction: 'ASCENDING' | 'DESCENDING' }[]
}

/** Many dealers enrolled at once, with who started it and in what. */
export const bulkEnrollmentsView = store((sql, scope) => ({
  async find(key: number) {
    const [row] = await sql
      .select({
        bulk: bulkEnrollments,
        startedBy: people.name,
        templateName: campaignTemplates.name,
      })
      .from(bulkEnrollments)
      .innerJoin(people, eq(people.key, bulkEnrollments.personKey))
      .innerJoin(campaignTemplates, eq(campaignTemplates.key, bulkEnrollments.templateKey))
      .where(and(eq(bulkEnrollments.key, key), within(bulkEnrollments.path, scope)))
    return row
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
