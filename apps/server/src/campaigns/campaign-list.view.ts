import type { MarketPath } from '@marquee/rules/access'
import type { CalendarDate } from '@marquee/rules/calendar'
import { MOST_COUNTED, type CampaignStatus } from '@marquee/rules/campaigns'
import { METRO, type MarketType } from '@marquee/rules/markets'
import { folded } from '@marquee/rules/matching'
import type { Category } from '@marquee/rules/templates'
import {
  and,
  asc,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  like,
  lte,
  notInArray,
  or,
  sql as raw,
} from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { campaigns, campaignSteps, markets, searchColumns } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { containing, contains, isAmong, store } from '../platform/sql/index.ts'
import { visible } from './campaigns.store.ts'
import { standsForItself } from './campaigns.view.ts'

export interface CampaignFilters {
  /** Only campaigns at or below this path. */
  part: MarketPath
  /** And not at these places. */
  notAt?: readonly MarketPath[] | undefined
  text?: string | undefined
  templateKeys?: readonly number[] | undefined
  categories?: readonly Category[] | undefined
  statuses?: readonly CampaignStatus[] | undefined
  mailedFrom?: CalendarDate | undefined
  mailedUntil?: CalendarDate | undefined
  startedBy?: number | undefined
  /** Only what was submitted once. */
  wasSubmitted?: true
  keys?: readonly number[] | undefined
  notKeys?: readonly number[] | undefined
  /** None that follows a metro campaign. */
  isWithoutChildren?: boolean
  /** None that is still worked on in its year. */
  isWithoutDraftSeasons?: boolean
  /** None that follows a metro campaign of this part, which is shown for all of its dealers. */
  isWhole?: boolean | undefined
  /** Only what follows this one. */
  parentCampaignKey?: number | undefined
  /** Only those that have this in the creative of a step. */
  holding?: object
}

export interface Slice {
  sort: readonly { id: Column; direction: 'ASCENDING' | 'DESCENDING' }[]
  offset: number
  size: number
}

type Column = 'name' | 'updatedAt' | 'deploymentDate' | 'status'

export interface Counted {
  /** As far as it is counted. */
  total: number
  isMore: boolean
  /** Of all of them, where they are few enough to be read by their keys. */
  keys: readonly number[] | undefined
}

const FEW = 1_000

/** Which campaigns a list shows. Only columns in its indexes are read, so that the table itself is not. */
export const campaignListView = store((sql, scope) => ({
  async count(filters: CampaignFilters): Promise<Counted> {
    const some = sql
      .select({ key: campaigns.key })
      .from(campaigns)
      .where(conditions(filters, scope))
      .limit(MOST_COUNTED + 1)
      .as('some')
    const [row] = await sql
      .select({
        all: raw<number>`count(*)::integer`,
        keys: raw<number[] | null>`(array_agg(${some.key}))[1:${raw.raw(String(FEW))}]`,
      })
      .from(some)
    const { all, keys } = row as { all: number; keys: number[] | null }
    return {
      total: Math.min(all, MOST_COUNTED),
      isMore: all > MOST_COUNTED,
      keys: all <= FEW ? (keys ?? []) : undefined,
    }
  },

  async slice(filters: CampaignFilters, { sort, offset, size }: Slice): Promise<number[]> {
    const rows = await sql
      .select({ key: campaigns.key })
      .from(campaigns)
      .where(conditions(filters, scope))
      .orderBy(...order(sort))
      .limit(size)
      .offset(offset)
    return rows.map(({ key }) => key)
  },

  /** How many there are of each category in each status, as a list shows them. */
  countEach: (at: Pick<CampaignFilters, 'part' | 'notAt'>) =>
    sql
      .select({
        category: campaigns.category,
        status: campaigns.status,
        count: raw<number>`count(*)::integer`,
      })
      .from(campaigns)
      .where(conditions({ ...at, isWhole: true }, scope))
      .groupBy(campaigns.category, campaigns.status),

  /** The places in a part of the scope at which there are markets of other types than these. */
  async placesOfOthers(part: MarketPath, types: readonly MarketType[]): Promise<MarketPath[]> {
    const rows = await sql
      .select({ path: markets.path })
      .from(markets)
      .where(
        and(
          within(markets.path, part),
          within(markets.path, scope),
          notInArray(markets.type, [METRO, ...types]),
        ),
      )
    return rows.map(({ path }) => path)
  },
}))

/** In one of the fields by which campaigns are found. */
const inOne = (holds: (column: AnyPgColumn) => SQL): SQL | undefined =>
  or(...Object.values(searchColumns).map(holds))

function conditions(filters: CampaignFilters, scope: string): SQL | undefined {
  const { part, notAt, text, startedBy, keys, notKeys, mailedFrom, mailedUntil } = filters
  const { templateKeys, categories, statuses, parentCampaignKey: parentKey } = filters
  const pattern = containing(text && folded(text))
  return and(
    visible(scope),
    part === scope ? undefined : within(campaigns.path, part),
    notAt?.length ? notInArray(campaigns.path, [...notAt]) : undefined,
    pattern === undefined ? undefined : inOne((column) => like(column, pattern)),
    templateKeys && isAmong(campaigns.templateKey, templateKeys),
    categories && isAmong(campaigns.category, categories),
    statuses && isAmong(campaigns.status, statuses),
    mailedFrom && gte(campaigns.mailDate, mailedFrom),
    mailedUntil && lte(campaigns.mailDate, mailedUntil),
    filters.wasSubmitted ? isNotNull(campaigns.submittedAt) : undefined,
    startedBy !== undefined ? eq(campaigns.createdBy, startedBy) : undefined,
    keys && isAmong(campaigns.key, keys),
    notKeys?.length ? notInArray(campaigns.key, [...notKeys]) : undefined,
    filters.isWithoutChildren ? isNull(campaigns.parentKey) : undefined,
    filters.isWhole ? standsForItself(part, notAt) : undefined,
    filters.isWhole || filters.isWithoutDraftSeasons ? noDraftOfSeason(part) : undefined,
    parentKey === undefined ? undefined : eq(campaigns.parentKey, parentKey),
    filters.holding && withStep(filters.holding),
  )
}

/** Until it is ordered a season is worked on in its year, which the list shows. There are few: they are found once. */
const noDraftOfSeason = (part: MarketPath): SQL => raw`${campaigns.key} NOT IN (
  SELECT season.key FROM campaigns season
   WHERE season.annual_key IS NOT NULL AND season.status = 'DRAFT'
     AND ${within(raw`season.path`, part)})`

const withStep = (held: object): SQL => raw`EXISTS (
  SELECT FROM ${campaignSteps}
   WHERE ${campaignSteps.campaignKey} = ${campaigns.key} AND ${contains(campaignSteps.creative, held)})`

const columns: Readonly<Record<Column, AnyPgColumn>> = {
  name: campaigns.searchName,
  updatedAt: campaigns.updatedAt,
  deploymentDate: campaigns.mailDate,
  status: campaigns.status,
}

/** By default the newest first; then by place and key, as in the indexes. */
function order([chosen]: Slice['sort']): SQL[] {
  const { id, direction } = chosen ?? ({ id: 'updatedAt', direction: 'DESCENDING' } as const)
  const by = direction === 'ASCENDING' ? asc : desc
  return [by(columns[id]), by(campaigns.path), by(campaigns.key)]
}
