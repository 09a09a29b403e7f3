import type { GeoPoint } from '@marquee/rules/maps'
import { and } from 'drizzle-orm'
import { marketLocations } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export interface LocationRow extends GeoPoint {
  marketKey: number
  address: string
}

/** The answer of a maps service, stored with the market and the address that was looked up. */
export const marketLocationsStore = store((sql, scope) => ({
  findAll(marketKeys: readonly number[]): Promise<LocationRow[]> {
    const { marketKey, address, latitude, longitude, path } = marketLocations
    return sql
      .select({ marketKey, address, latitude, longitude })
      .from(marketLocations)
      .where(and(isAmong(marketKey, marketKeys), within(path, scope)))
  },

  async keep(row: LocationRow & { path: string }, locatedAt: Date): Promise<void> {
    const { marketKey: target } = marketLocations
    await sql
      .insert(marketLocations)
      .values({ ...row, locatedAt })
      .onConflictDoUpdate({ target, set: { ...row, locatedAt } })
  },
}))
