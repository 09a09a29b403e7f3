import type { CampaignStatus } from '@marquee/rules/campaigns'
import { METRO, type MarketType } from '@marquee/rules/markets'
import type { Category } from '@marquee/rules/templates'
import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  ne,
  sql as raw,
  type SQL,
} from 'drizzle-orm'
import { campaigns, markets, people } from '../db/schema/index.ts'
import { onGrandparent, onParent, placed, within, type Placed } from '../markets/index.ts'
import { containing, store, type Sql } from '../platform/sql/index.ts'
import { visible, type CampaignRow } from './campaigns.store.ts'

export interface CampaignsWanted {
  /** Only campaigns at or below this path. */
  part: string
  types?: readonly MarketType[] | undefined
  text?: string | undefined
  templateKeys?: readonly number[] | undefined
  categories?: readonly Category[] | undefined
  statuses?: readonly CampaignStatus[] | undefined
  page: number
  size: number
  sort: readonly { id: Column; direction: 'ASCENDING' | 'DESCENDING' }[]
}

type Column = 'name' | 'updatedAt' | 'deploymentDate' | 'status'

/** A campaign and where it lies. */
export interface PlacedCampaign extends Placed {
  campaign: CampaignRow
  /** Of a metro campaign with a group that the person sees. */
  metro: { key: number; name: string; sourceId: string } | null
}

/** And who saved it last, where the person sees them. */
export interface FoundCampaign extends PlacedCampaign {
  savedBy: string | null
}

const metro = aliasedTable(markets, 'metro')
const savedBy = people.name

export type ChildPlace = Pick<CampaignRow, 'key' | 'marketKey' | 'path'>

export const campaignsView = store((sql, scope) => ({
  async find(key: number): Promise<FoundCampaign | undefined> {
    const [row] = await withPlace(sql, scope).where(and(eq(campaigns.key, key), visible(scope)))
    return row as FoundCampaign | undefined
  },

  async list(wanted: CampaignsWanted) {
    const where = and(visible(scope), within(campaigns.path, wanted.part), ...filters(wanted))
    const found = await withPlace(sql, scope)
      .where(where)
      .orderBy(...order(wanted.sort))
      .limit(wanted.size)
      .offset(wanted.page * wanted.size)
    const [total] = await sql
      .select({ all: count() })
      .from(campaigns)
      .innerJoin(...onPlace)
      .where(where)
    return { found: found as PlacedCampaign[], totalElements: total?.all ?? 0 }
  },

  async findAll(keys: readonly number[]): Promise<FoundCampaign[]> {
    const found = await withPlace(sql, scope).where(
      and(inArray(campaigns.key, [...new Set(keys)]), visible(scope)),
    )
    return found as FoundCampaign[]
  },

  /** The children of a metro campaign that the person sees, by key. */
  async childrenOf(parentKey: number): Promise<ChildPlace[]> {
    return sql
      .select({ key: campaigns.key, marketKey: campaigns.marketKey, path: campaigns.path })
      .from(campaigns)
      .where(and(eq(campaigns.parentKey, parentKey), visible(scope)))
      .orderBy(asc(campaigns.marketKey))
  },
}))

// A campaign lies at the market of its path; a metro market is no place.
const onPlace = [markets, and(eq(markets.path, campaigns.path), ne(markets.type, METRO))] as const

function withPlace(sql: Sql, scope: string) {
  return sql
    .select({
      ...placed,
      campaign: campaigns,
      metro: { key: metro.key, name: metro.name, sourceId: metro.sourceId },
      savedBy,
    })
    .from(campaigns)
    .innerJoin(...onPlace)
    .leftJoin(...onParent)
    .leftJoin(...onGrandparent)
    .leftJoin(metro, and(eq(metro.key, campaigns.marketKey), eq(metro.type, METRO)))
    .leftJoin(people, and(eq(people.key, campaigns.updatedBy), within(people.path, scope)))
}

function filters({ types, text, templateKeys, categories, statuses }: CampaignsWanted): SQL[] {
  const like = containing(text)
  return [
    ...(types ? [inArray(markets.type, [...types])] : []),
    ...(like ? [ilike(campaigns.name, like)] : []),
    ...(templateKeys ? [inArray(campaigns.templateKey, [...templateKeys])] : []),
    ...(categories ? [inArray(campaigns.category, [...categories])] : []),
    ...(statuses ? [inArray(campaigns.status, [...statuses])] : []),
  ]
}

/** The newest first, where nothing else is asked for. */
function order([chosen]: CampaignsWanted['sort']): SQL[] {
  if (!chosen) return [desc(campaigns.updatedAt), desc(campaigns.key)]
  const column = chosen.id === 'name' ? raw`lower(${campaigns.name})` : campaigns[chosen.id]
  return [chosen.direction === 'ASCENDING' ? asc(column) : desc(column), asc(campaigns.key)]
}
