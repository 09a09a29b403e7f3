import { and, asc, eq } from 'drizzle-orm'
import { listingAttributes, marketListingValues } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'
import { reaching, within, type MarketRow } from './markets.store.ts'

/** What a market may say about itself, and what it has chosen. */
export const listingAttributesView = store((sql, scope) => ({
  async of({ key, path }: Pick<MarketRow, 'key' | 'path'>) {
    const rows = await sql
      .select({ attribute: listingAttributes, values: marketListingValues.values })
      .from(listingAttributes)
      .leftJoin(
        marketListingValues,
        and(
          eq(marketListingValues.attributeKey, listingAttributes.key),
          eq(marketListingValues.marketKey, key),
          within(marketListingValues.path, scope),
        ),
      )
      .where(and(reaching(listingAttributes.path, path), reaching(listingAttributes.path, scope)))
      .orderBy(asc(listingAttributes.position), asc(listingAttributes.key))
    return rows.map(({ attribute: { path: _, position: __, ...attribute }, values }) => ({
      ...attribute,
      values: values ?? [],
    }))
  },
}))
