import { visibleLevels, type MarketPath, type UserLevel } from '@marquee/rules/access'
import { bringUp } from '@marquee/rules/stored'
import {
  storedTemplate,
  type CampaignTemplate,
  type Category,
  type TemplateAccess,
} from '@marquee/rules/templates'
import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  or,
  sql as raw,
  type SQL,
} from 'drizzle-orm'
import {
  campaignTemplateDrafts,
  campaignTemplates,
  campaignTemplateVersions,
  marketGroupMarkets,
  markets,
} from '../db/schema/index.ts'
import { reaching, within } from '../markets/index.ts'
import { containing, contains, isAmong, type Sql, store } from '../platform/sql/index.ts'
import type { TemplateRow } from './templates.store.ts'

export interface TemplateFilters {
  /** Only templates that reach this part of the tree. */
  part: string
  /** Only what is offered there to people of these levels; without it, everything. */
  offeredTo?: readonly UserLevel[] | undefined
  isActiveOnly: boolean
  categories?: readonly Category[] | undefined
  text?: string | undefined
  sort?: 'name' | 'updatedAt' | 'category' | undefined
  direction: 'ASCENDING' | 'DESCENDING'
}

interface Listed extends TemplateFilters {
  /** Only those whose newest version has one of these parts. */
  holding?: readonly object[]
}

/** What a card needs of a template, without its steps and creatives. */
export interface BriefTemplate extends TemplateRow {
  brief: Brief
  stepCount: number
  creativeCount: number
  hasDraft: boolean
}

type Brief = Omit<
  CampaignTemplate,
  'workflows' | 'creativeTemplates' | 'audienceConfiguration' | 'attachments'
>

const { content } = campaignTemplateVersions
const { templateKey, path: draftPath } = campaignTemplateDrafts
const WITHOUT = `'{workflows,creativeTemplates,audienceConfiguration,attachments}'::text[]`
const {
  workflows: _,
  creativeTemplates: __,
  audienceConfiguration: ___,
  attachments: ____,
  ...storedBrief
} = storedTemplate

const columns = {
  template: campaignTemplates,
  // A part of a column is not brought up by the column.
  brief: raw`${content} - ${raw.raw(WITHOUT)}`.mapWith((json: Record<string, unknown>) =>
    bringUp<Brief>(json, storedBrief),
  ),
  stepCount: raw<number>`jsonb_array_length(jsonb_path_query_array(${content}, '$.workflows[*].steps[*]'))`,
  creativeCount: raw<number>`jsonb_array_length(${content} -> 'creativeTemplates')`,
}

/** Is something written of the template and not published, within the person's scope. */
const hasDraft = (sql: Sql, scope: string) =>
  raw<boolean>`${exists(
    sql
      .select({ key: templateKey })
      .from(campaignTemplateDrafts)
      .where(and(eq(templateKey, campaignTemplates.key), within(draftPath, scope))),
  )}`

/** Templates as lists show them. */
export const templatesView = store((sql, scope) => ({
  async list({ holding, ...criteria }: Listed): Promise<BriefTemplate[]> {
    const { path } = campaignTemplates
    const rows = await brief(sql, scope)
      .where(
        and(
          reaching(path, scope),
          reaching(path, criteria.part),
          ...conditions(sql, criteria),
          holding && or(...holding.map((part) => contains(content, part))),
        ),
      )
      .orderBy(...order(criteria))
    return rows.map(({ template, ...facts }) => ({ ...template, ...facts }))
  },

  /** The same by their names alone. */
  names({ part, ...criteria }: Omit<TemplateFilters, 'text'>) {
    const { path, key, name, category, status, hierarchyId } = campaignTemplates
    return sql
      .select({ key, name, category, status, hierarchyId })
      .from(campaignTemplates)
      .where(
        and(reaching(path, scope), reaching(path, part), ...conditions(sql, { ...criteria, part })),
      )
      .orderBy(...order(criteria))
  },

  /** Is the template offered in a part of the tree to people of one of these levels. */
  async isOffered(key: number, part: string, levels: readonly UserLevel[]): Promise<boolean> {
    return (await offeredOf(sql, [key], part, levels)).has(key)
  },

  /** Those of the templates that are. */
  offeredAmong: (keys: readonly number[], part: string, levels: readonly UserLevel[]) =>
    offeredOf(sql, keys, part, levels),

  /** Which dealers have access to a template, as far as they lie in the scope. */
  async dealersWith(access: Reaching): Promise<Set<number>> {
    const rows = await sql
      .select({ key: markets.key })
      .from(markets)
      .where(and(within(markets.path, scope), eq(markets.type, 'DEALER'), reached(sql, access)))
    return new Set(rows.map(({ key }) => key))
  },

  /** To how many open dealers a template is offered. */
  async countDealers(access: Reaching): Promise<number> {
    const [row] = await sql
      .select({ dealers: count() })
      .from(markets)
      .where(
        and(
          within(markets.path, scope),
          eq(markets.type, 'DEALER'),
          eq(markets.status, 'ACTIVE'),
          reached(sql, access),
        ),
      )
    return row?.dealers ?? 0
  },
}))

/** A person who sees a level also sees what is offered to it. */
export const levelsSeenFrom = (level: UserLevel): UserLevel[] => [...visibleLevels(level)]

function brief(sql: Sql, scope: string) {
  return sql
    .select({ ...columns, hasDraft: hasDraft(sql, scope) })
    .from(campaignTemplates)
    .innerJoin(
      campaignTemplateVersions,
      and(
        eq(campaignTemplateVersions.templateKey, campaignTemplates.key),
        eq(campaignTemplateVersions.version, campaignTemplates.version),
      ),
    )
}

function conditions(sql: Sql, criteria: TemplateFilters): SQL[] {
  const { part, offeredTo, isActiveOnly, categories, text } = criteria
  const like = containing(text)
  return [
    ...(isActiveOnly ? [eq(campaignTemplates.status, 'ACTIVE')] : []),
    ...(categories ? [isAmong(campaignTemplates.category, categories)] : []),
    ...(like ? [ilike(campaignTemplates.name, like)] : []),
    ...(offeredTo ? [offered(sql, part, offeredTo)] : []),
  ]
}

/** Of a template of the brand at this place. */
export type Reaching = Omit<TemplateAccess, 'levels'> & { path: MarketPath }

/** Does the access reach a dealer: by the brand, by a market at or above it, or by a group. */
function reached(sql: Sql, access: Reaching): SQL {
  const { path, isOpenToBrand, marketKeys, marketGroupKeys } = access
  const ofBrand = within(markets.path, path)
  if (isOpenToBrand) return ofBrand
  const members = sql
    .select({ key: marketGroupMarkets.marketKey })
    .from(marketGroupMarkets)
    .where(isAmong(marketGroupMarkets.groupKey, marketGroupKeys))
  const isBelow = raw`${keysOnTheWay(raw`${markets.path}`)} && ${raw.param([...marketKeys])}::integer[]`
  return and(ofBrand, or(isBelow, inArray(markets.key, members))) as SQL
}

/** A path names the markets from the top down to its own, each by its key. */
const keysOnTheWay = (path: SQL): SQL => raw`string_to_array(rtrim(${path}, '.'), '.')::integer[]`

async function offeredOf(
  sql: Sql,
  keys: readonly number[],
  part: string,
  levels: readonly UserLevel[],
): Promise<Set<number>> {
  if (keys.length === 0) return new Set()
  const rows = await sql
    .select({ key: campaignTemplates.key })
    .from(campaignTemplates)
    .where(and(isAmong(campaignTemplates.key, keys), offered(sql, part, levels)))
  return new Set(rows.map(({ key }) => key))
}

/** A part sees what any of its dealers sees. */
function offered(sql: Sql, part: string, levels: readonly UserLevel[]): SQL {
  const member = sql
    .select({ one: raw`1` })
    .from(marketGroupMarkets)
    .where(
      and(
        raw`${marketGroupMarkets.groupKey} = ANY (${campaignTemplates.marketGroupKeys})`,
        within(marketGroupMarkets.path, part),
      ),
    )
  const chosen = sql
    .select({ one: raw`1` })
    .from(markets)
    .where(
      and(raw`${markets.key} = ANY (${campaignTemplates.marketKeys})`, within(markets.path, part)),
    )
  return and(
    levels.length > 0 ? arrayOverlaps(campaignTemplates.levels, [...levels]) : raw`false`,
    or(
      campaignTemplates.isOpenToBrand,
      raw`${keysOnTheWay(raw`${part}::text`)} && ${campaignTemplates.marketKeys}`,
      exists(member),
      exists(chosen),
    ),
  ) as SQL
}

function order({ sort = 'name', direction }: Pick<TemplateFilters, 'sort' | 'direction'>): SQL[] {
  const named = {
    name: raw`lower(${campaignTemplates.name})`,
    updatedAt: campaignTemplates.updatedAt,
    category: campaignTemplates.category,
  }
  const column = named[sort]
  return [direction === 'DESCENDING' ? desc(column) : asc(column), asc(campaignTemplates.key)]
}
