import type { CreativeTemplate } from '@marquee/rules/creatives'
import { and, asc, count, desc, eq, ilike, sql as raw, type SQL } from 'drizzle-orm'
import { creatives, creativeVersions } from '../db/schema/index.ts'
import { reaching, within } from '../markets/index.ts'
import { containing, isAmong, type Sql, store } from '../platform/sql/index.ts'

export type CreativeRow = typeof creatives.$inferSelect

/** A creative as it is now, or as one of its versions was. */
export interface Creative extends CreativeRow {
  content: CreativeTemplate
}

type NewCreative = Pick<Creative, 'hierarchyId' | 'status' | 'path' | 'content'>
type Change = Pick<Creative, 'status' | 'content'>

interface Saving {
  savedBy: number
  savedAt: Date
}

export interface CreativeFilters {
  /** Only creatives that reach this part of the tree. */
  part: string
  isActiveOnly: boolean
  keys?: readonly number[] | undefined
  text?: string | undefined
  page: number
  size: number
  sort?: 'name' | 'updatedAt' | undefined
  direction: 'ASCENDING' | 'DESCENDING'
}

/** Creatives that reach the person's markets. */
export const creativesStore = store((sql, scope) => ({
  /** With the content of a version; without one, of the newest. */
  async find(key: number, version?: number): Promise<Creative | undefined> {
    const [row] = await withContent(sql, version).where(
      and(eq(creatives.key, key), reaching(creatives.path, scope)),
    )
    return row && toCreative(row)
  },

  /** Those of these creatives that reach the person. */
  async findAll(keys: readonly number[]): Promise<Creative[]> {
    if (keys.length === 0) return []
    const rows = await withContent(sql).where(
      and(isAmong(creatives.key, keys), reaching(creatives.path, scope)),
    )
    return rows.map(toCreative)
  },

  async list(criteria: CreativeFilters): Promise<{ found: Creative[]; totalElements: number }> {
    const where = and(
      reaching(creatives.path, scope),
      reaching(creatives.path, criteria.part),
      ...filters(criteria),
    )
    const rows = await withContent(sql)
      .where(where)
      .orderBy(...order(criteria))
      .limit(criteria.size)
      .offset(criteria.page * criteria.size)
    const [total] = await sql.select({ all: count() }).from(creatives).where(where)
    return { found: rows.map(toCreative), totalElements: total?.all ?? 0 }
  },

  keyNames: (part: string): Promise<Pick<CreativeRow, 'key' | 'name' | 'hierarchyId'>[]> =>
    sql
      .select({ key: creatives.key, name: creatives.name, hierarchyId: creatives.hierarchyId })
      .from(creatives)
      .where(and(reaching(creatives.path, scope), reaching(creatives.path, part)))
      .orderBy(raw`lower(${creatives.name})`, asc(creatives.key)),

  async insert({ content, ...creative }: NewCreative, by: Saving): Promise<number> {
    const { name } = content
    const [row] = await sql
      .insert(creatives)
      .values({ ...creative, name, updatedAt: by.savedAt })
      .returning()
    const { key, version, path } = row as CreativeRow
    await sql.insert(creativeVersions).values({ creativeKey: key, version, path, content, ...by })
    return key
  },

  /** As the next version; undefined when another person saved the creative since it was read. */
  async save(stored: CreativeRow, change: Change, by: Saving): Promise<true | undefined> {
    const { key, path } = stored
    const { content, status } = change
    const version = stored.version + 1
    const { rowCount } = await sql
      .update(creatives)
      .set({ name: content.name, status, version, updatedAt: by.savedAt })
      .where(
        and(
          eq(creatives.key, key),
          eq(creatives.version, stored.version),
          within(creatives.path, scope),
        ),
      )
    if (rowCount !== 1) return undefined
    await sql.insert(creativeVersions).values({ creativeKey: key, version, path, content, ...by })
    return true
  },
}))

const { creativeKey, version: ofVersion, content: contentOf } = creativeVersions

function withContent(sql: Sql, version?: number) {
  return sql
    .select({ creative: creatives, version: ofVersion, content: contentOf })
    .from(creatives)
    .innerJoin(
      creativeVersions,
      and(eq(creativeKey, creatives.key), eq(ofVersion, version ?? creatives.version)),
    )
}

interface WithContent {
  creative: CreativeRow
  version: number
  content: CreativeTemplate
}

const toCreative = ({ creative, version, content }: WithContent): Creative => ({
  ...creative,
  version,
  content,
})

function filters({ isActiveOnly, keys, text }: CreativeFilters): SQL[] {
  const like = containing(text)
  return [
    ...(isActiveOnly ? [eq(creatives.status, 'ACTIVE')] : []),
    ...(keys ? [isAmong(creatives.key, keys)] : []),
    ...(like ? [ilike(creatives.name, like)] : []),
  ]
}

function order({ sort = 'name', direction }: CreativeFilters): SQL[] {
  const column = sort === 'name' ? raw`lower(${creatives.name})` : creatives.updatedAt
  return [direction === 'DESCENDING' ? desc(column) : asc(column), asc(creatives.key)]
}
