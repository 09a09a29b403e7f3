import type { LogoStatus } from '@marquee/rules/market-profiles'
import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { images, marketLogos, markets, people } from '../db/schema/index.ts'
import type { ImageRow } from '../images/index.ts'
import { matching, onGrandparent, onParent, placed, within, type Placed } from '../markets/index.ts'
import { store, type Sql } from '../platform/sql/index.ts'
import type { LogoRow } from './market-logos.store.ts'

export interface LogoFilters {
  scope: string
  text?: string | undefined
  status: LogoStatus
  page: number
  size: number
  sort: readonly { id: 'marketName' | 'uploadedAt'; direction: string }[]
}

const { hash, contentType, width, height, isPublic } = images
const image = { hash, contentType, width, height, isPublic }

/** Logos with their picture and the person who submitted them. */
export const marketLogosView = store((sql, scope) => ({
  /** What a profile shows: the newest of each type and status. */
  async of(marketKey: number): Promise<ShownLogo[]> {
    const rows = await select(sql, scope)
      .where(
        and(
          eq(marketLogos.marketKey, marketKey),
          inArray(marketLogos.status, ['PENDING', 'APPROVED', 'REJECTED']),
          within(marketLogos.path, scope),
        ),
      )
      .orderBy(desc(marketLogos.key))
    const shown = rows as ShownLogo[]
    return shown.filter((row, at) => shown.findIndex((other) => isAlike(row, other)) === at)
  },

  async search(filters: LogoFilters) {
    const where = and(
      within(marketLogos.path, filters.scope),
      eq(marketLogos.status, filters.status),
      ...matching(filters.text),
    )
    const rows = await select(sql, scope)
      .where(where)
      .orderBy(...order(filters.sort))
      .limit(filters.size)
      .offset(filters.page * filters.size)
    const [total] = await sql
      .select({ all: count() })
      .from(marketLogos)
      .innerJoin(markets, eq(markets.key, marketLogos.marketKey))
      .where(where)
    return { rows: rows as ShownLogo[], totalElements: total?.all ?? 0 }
  },
}))

export interface ShownLogo extends Placed {
  logo: LogoRow
  image: ImageRow
  uploadedBy: string | null
}

function select(sql: Sql, scope: string) {
  return sql
    .select({
      logo: marketLogos,
      image,
      uploadedBy: people.name,
      ...placed,
    })
    .from(marketLogos)
    .innerJoin(images, eq(images.hash, marketLogos.hash))
    .innerJoin(markets, eq(markets.key, marketLogos.marketKey))
    .leftJoin(...onParent)
    .leftJoin(...onGrandparent)
    .leftJoin(people, and(eq(people.key, marketLogos.uploadedBy), within(people.path, scope)))
}

const isAlike = (one: ShownLogo, other: ShownLogo) =>
  one.logo.assetType === other.logo.assetType && one.logo.status === other.logo.status

function order(sort: LogoFilters['sort']): SQL[] {
  const [chosen] = sort
  const column = chosen?.id === 'marketName' ? markets.name : marketLogos.uploadedAt
  return [chosen?.direction === 'DESCENDING' ? desc(column) : asc(column), asc(marketLogos.key)]
}
