import { pathBelow } from '@marquee/rules/access'
import { and, eq, max } from 'drizzle-orm'
import { markets } from '../apps/server/src/db/schema/index.ts'
import { loadDemo } from '../apps/server/src/demo/load-demo.ts'
import { startDatabaseServer } from '../apps/server/src/platform/database-server/index.ts'
import { asOwner, migrate, type Sql } from '../apps/server/src/platform/sql/index.ts'
import { quiet } from '../apps/server/src/testing/quiet.ts'

/** Fills a data folder with the demo and this many more open dealers of one brand. */
export async function prepareDealers(dataDir: string, count: number, brand: string): Promise<void> {
  const database = await startDatabaseServer({ dataDir, log: quiet })
  try {
    await migrate(database.ownerUrl)
    await loadDemo(database.ownerUrl)
    await asOwner(database.ownerUrl, (sql) => addDealers(sql, count, brand))
  } finally {
    await database.stop()
  }
}

export async function addDealers(sql: Sql, count: number, brand: string): Promise<void> {
  const isBrands = eq(markets.hierarchyId, brand)
  const districts = await sql
    .select()
    .from(markets)
    .where(and(isBrands, eq(markets.type, 'DISTRICT')))
  const [last] = await sql.select({ key: max(markets.key) }).from(markets)
  const first = (last?.key ?? 0) + 1
  const rows = Array.from({ length: count }, (_, place) => {
    const district = districts[place % districts.length] as typeof markets.$inferSelect
    const key = first + place
    return {
      key,
      parentKey: district.key,
      path: pathBelow(district.path, key),
      type: 'DEALER',
      name: `Benchmark Honda ${place + 1}`,
      sourceId: `9${key}`,
      hierarchyId: brand,
      status: 'ACTIVE',
      city: 'Ann Arbor',
      state: 'MI',
      postalCode: '48104',
      timeZone: district.timeZone,
      isEnrolled: true,
      isDaaEligible: false,
    } satisfies typeof markets.$inferInsert
  })
  await sql.insert(markets).values(rows)
  const sequence = `pg_get_serial_sequence('markets', 'key')`
  await sql.execute(`SELECT setval(${sequence}, (SELECT max(key) FROM markets))`)
}
