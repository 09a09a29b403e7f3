import type { UserLevel } from '@marquee/rules/access'
import { USER_LEVELS } from '@marquee/rules/access'
import type { PersonStatus } from '@marquee/rules/people'
import { and, asc, count, desc, eq, ilike, or, sql as raw, type SQL } from 'drizzle-orm'
import { markets, people } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { containing, store, type Sql } from '../platform/sql/index.ts'
import type { PersonRow } from './people.store.ts'

export interface PeopleSearch {
  scope: string
  text?: string | undefined
  level?: UserLevel | undefined
  status?: PersonStatus | undefined
  page: number
  size: number
  sort: readonly { id: 'name' | 'email' | 'level' | 'home' | 'status'; direction: string }[]
}

export interface PersonWithHome {
  person: PersonRow
  homeName: string
}

/** People with the name of their home. */
export const peopleView = store((sql) => ({
  async search(search: PeopleSearch): Promise<{ rows: PersonWithHome[]; totalElements: number }> {
    const where = and(within(people.path, search.scope), ...filters(search))
    const rows = await withHome(sql)
      .where(where)
      .orderBy(...order(search.sort))
      .limit(search.size)
      .offset(search.page * search.size)
    const [total] = await sql.select({ all: count() }).from(people).where(where)
    return { rows, totalElements: total?.all ?? 0 }
  },
}))

function withHome(sql: Sql) {
  return sql
    .select({ person: people, homeName: markets.name })
    .from(people)
    .innerJoin(markets, eq(markets.key, people.homeMarketKey))
}

function filters({ text, level, status }: PeopleSearch): SQL[] {
  const like = containing(text)
  return [
    ...(like ? [or(ilike(people.name, like), ilike(people.email, like)) as SQL] : []),
    ...(level ? [eq(people.level, level)] : []),
    ...(status ? [eq(people.status, status)] : []),
  ]
}

function order(sort: PeopleSearch['sort']): SQL[] {
  const [chosen] = sort
  if (!chosen) return [asc(people.name), asc(people.key)]
  const widestFirst = raw`array_position(${raw.raw(`array['${USER_LEVELS.join("','")}']`)}, ${people.level})`
  const { name, email, status } = people
  const columns = { name, email, status, home: markets.name, level: widestFirst }
  const column = columns[chosen.id]
  return [chosen.direction === 'ASCENDING' ? asc(column) : desc(column), asc(people.key)]
}
