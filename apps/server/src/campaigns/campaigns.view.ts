import type { MarketPath } from '@marquee/rules/access'
import { METRO } from '@marquee/rules/markets'
import {
  aliasedTable,
  and,
  asc,
  count,
  eq,
  isNull,
  ne,
  or,
  sql as raw,
  type SQL,
} from 'drizzle-orm'
import { campaigns, markets, people } from '../db/schema/index.ts'
import { onGrandparent, onParent, placed, within, type Placed } from '../markets/index.ts'
import { isAmong, type Sql, store } from '../platform/sql/index.ts'
import { visible, type CampaignRow } from './campaigns.store.ts'
import { hasTrait } from '@marquee/rules/templates'

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

/** What a calendar shows of it. */
export type MailedCampaign = Omit<PlacedCampaign, 'campaign'> & {
  campaign: Pick<CampaignRow, keyof typeof mailed>
}

export type ChildPlace = Pick<CampaignRow, 'key' | 'marketKey' | 'path'>

export const campaignsView = store((sql, scope) => ({
  async find(key: number): Promise<FoundCampaign | undefined> {
    const [row] = await withPlace(sql, scope).where(and(eq(campaigns.key, key), visible(scope)))
    return row as FoundCampaign | undefined
  },

  /** Those of the keys that the person sees, in the order of the keys. */
  async findAll(keys: readonly number[]): Promise<FoundCampaign[]> {
    if (keys.length === 0) return []
    const rows = await withPlace(sql, scope).where(
      and(isAmong(campaigns.key, keys), visible(scope)),
    )
    const byKey = new Map((rows as FoundCampaign[]).map((row) => [row.campaign.key, row]))
    return keys.flatMap((key) => byKey.get(key) ?? [])
  },

  /** As much of those of the keys that the person sees as a calendar shows, by date. */
  async findMailed(keys: readonly number[]): Promise<MailedCampaign[]> {
    if (keys.length === 0) return []
    const rows = await withPlace(sql, scope, mailed)
      .where(and(isAmong(campaigns.key, keys), visible(scope)))
      .orderBy(asc(campaigns.mailDate), asc(campaigns.key))
    return rows as MailedCampaign[]
  },

  /** How many children each of these campaigns has that the person sees; those that have none are left out. */
  async countChildren(keys: readonly number[]): Promise<Map<number, number>> {
    if (keys.length === 0) return new Map()
    const rows = await sql
      .select({ key: raw<number>`${campaigns.parentKey}`, children: count() })
      .from(campaigns)
      .where(and(isAmong(campaigns.parentKey, keys), visible(scope)))
      .groupBy(campaigns.parentKey)
    return new Map(rows.map(({ key, children }) => [key, children]))
  },

  /** The children of a metro campaign that the person sees, by market; others have none. */
  async childrenOf(campaign: Family): Promise<ChildPlace[]> {
    return isMetroCampaign(campaign) ? childrenOf(campaign.key, sql, scope) : []
  },

  /** The seasons of an annual enrollment that the person sees, by mail date. */
  async seasonsOf(annualKey: number): Promise<FoundCampaign[]> {
    const rows = await withPlace(sql, scope)
      .where(and(eq(campaigns.annualKey, annualKey), visible(scope)))
      .orderBy(asc(campaigns.mailDate), asc(campaigns.key))
    return rows as FoundCampaign[]
  },

  /** As long as it is not known what campaign that is, or whether the person sees it. */
  childrenOfKey: (key: number) => childrenOf(key, sql, scope),
}))

type Family = Pick<CampaignRow, 'key' | 'category' | 'parentKey'>

/** The whole, not a dealer's part of it. */
export const isMetroCampaign = ({ category, parentKey }: Omit<Family, 'key'>): boolean =>
  hasTrait(category, 'several-dealers') && parentKey === null

const childrenOf = (parentKey: number, sql: Sql, scope: string): Promise<ChildPlace[]> =>
  sql
    .select({ key: campaigns.key, marketKey: campaigns.marketKey, path: campaigns.path })
    .from(campaigns)
    .where(and(eq(campaigns.parentKey, parentKey), visible(scope)))
    .orderBy(asc(campaigns.marketKey))

// A campaign lies at the market of its path; a metro market is no place.
export const onPlace = [
  markets,
  and(eq(markets.path, campaigns.path), ne(markets.type, METRO)),
] as const

const { name, initialName, status, mailDate, secondMailDate } = campaigns
const { key, marketKey, groupKey, parentKey, details } = campaigns
const mailed = {
  key,
  name,
  initialName,
  status,
  mailDate,
  secondMailDate,
  marketKey,
  groupKey,
  parentKey,
  details,
}

function withPlace(
  sql: Sql,
  scope: string,
  campaign: typeof campaigns | typeof mailed = campaigns,
) {
  return sql
    .select({
      ...placed,
      campaign,
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

/** None that follows a metro campaign of this part, which is shown for all of its dealers. */
export function standsForItself(part: MarketPath, notAt: readonly MarketPath[] = []): SQL {
  // Metro campaigns are few: they are found once, by an index of their own, instead of once for
  // each row.
  const metroCampaigns = raw`SELECT metro.key FROM campaigns metro
    WHERE metro.parent_key IS NULL AND metro.category = 'METRO'
      AND ${within(raw`metro.path`, part)}
      AND metro.path <> ALL (${raw.param([...notAt])}::text[])`
  return or(
    isNull(campaigns.parentKey),
    raw`${campaigns.parentKey} NOT IN (${metroCampaigns})`,
  ) as SQL
}
