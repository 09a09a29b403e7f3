import type { ImportState } from '@marquee/rules/customers'
import { aliasedTable, and, asc, count, desc, eq, ilike, or, type SQL } from 'drizzle-orm'
import { customerImports, marketVersions, markets, people } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { containing, isAmong, store } from '../platform/sql/index.ts'
import type { ImportRow } from './customer-imports.store.ts'

export interface ShownImport {
  row: ImportRow
  marketName: string
  /** Null: imported by command, or by a person above whom the reader does not see. */
  uploadedBy: string | null
  undoneBy: string | null
  /** The import whose households serve; 0: the demo's do. */
  serving: number | null
}

interface ImportFilters {
  part: string
  text: string | undefined
  states: readonly ImportState[] | undefined
  page: number
  size: number
  sort: { id: 'uploadedAt' | 'marketName' | 'state'; direction: string } | undefined
}

const COLUMNS = {
  uploadedAt: customerImports.uploadedAt,
  marketName: markets.name,
  state: customerImports.state,
}

const undoer = aliasedTable(people, 'undoer')

/** Imports with the names of their market and of the person who uploaded them. */
export const customerImportsView = store((sql, scope) => {
  const shown = () =>
    sql
      .select({
        row: customerImports,
        marketName: markets.name,
        uploadedBy: people.name,
        undoneBy: undoer.name,
        serving: marketVersions.dataVersion,
      })
      .from(customerImports)
      .innerJoin(markets, eq(markets.key, customerImports.marketKey))
      .leftJoin(people, eq(people.key, customerImports.uploadedBy))
      .leftJoin(undoer, eq(undoer.key, customerImports.undoneBy))
      .leftJoin(marketVersions, eq(marketVersions.marketKey, customerImports.marketKey))
  return {
    async find(key: number): Promise<ShownImport | undefined> {
      const [found] = await shown().where(
        and(eq(customerImports.key, key), within(customerImports.path, scope)),
      )
      return found
    },

    async search(
      filters: ImportFilters,
    ): Promise<{ imports: ShownImport[]; totalElements: number }> {
      const { page, size, sort } = filters
      const where = matching(filters, scope)
      const column = COLUMNS[sort?.id ?? 'uploadedAt']
      const isRising = sort?.direction === 'ASCENDING'
      const imports = await shown()
        .where(where)
        .orderBy(isRising ? asc(column) : desc(column), desc(customerImports.key))
        .limit(size)
        .offset(page * size)
      const [total] = await sql
        .select({ all: count() })
        .from(customerImports)
        .innerJoin(markets, eq(markets.key, customerImports.marketKey))
        .where(where)
      return { imports, totalElements: total?.all ?? 0 }
    },
  }
})

function matching({ part, text, states }: ImportFilters, scope: string): SQL | undefined {
  const pattern = containing(text)
  return and(
    within(customerImports.path, scope),
    within(customerImports.path, part),
    pattern
      ? or(ilike(markets.name, pattern), ilike(customerImports.fileName, pattern))
      : undefined,
    states ? isAmong(customerImports.state, states) : undefined,
  )
}
