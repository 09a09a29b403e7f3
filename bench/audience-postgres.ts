import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AudienceQuestion } from '@marquee/rules/audience'
import pg from 'pg'
import { startDatabaseServer } from '../apps/server/src/platform/database-server/index.ts'
import type { Duckdb } from '../apps/server/src/platform/duckdb/index.ts'
import { quiet } from '../apps/server/src/testing/quiet.ts'

const COLUMNS = 'market_id, zip, distance, segment, contact, score_0, v1, v2, v3, v4, "first"'

export interface SamePostgres {
  count: (question: AudienceQuestion) => Promise<number>
  stop: () => Promise<void>
}

/** The same households in a table of PostgreSQL, sorted by market, with an index over it. */
export async function sameInPostgres(
  duckdb: Duckdb,
  paths: readonly string[],
): Promise<SamePostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'audience-postgres-'))
  const server = await startDatabaseServer({ dataDir, tuning: 'throwaway', log: quiet })
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  await client.query(`CREATE UNLOGGED TABLE households (market_id int, zip int, distance int,
    segment smallint, contact smallint, score_0 int, v1 int, v2 int, v3 int, v4 int, "first" smallint)`)
  for (const [at, path] of paths.entries()) {
    const csv = join(dataDir, `${at}.csv`)
    await duckdb.use((one) =>
      one.run(`COPY (SELECT ${COLUMNS} FROM '${path}') TO '${csv}' (HEADER false)`),
    )
    await client.query(`COPY households FROM '${csv}' (FORMAT csv)`)
    rmSync(csv)
  }
  await client.query('CREATE INDEX ON households (market_id)')
  await client.query('VACUUM ANALYZE households')
  await client.query("SET enable_sort = off; SET hash_mem_multiplier = 8; SET work_mem = '64MB'")
  return {
    count: async (question) => (await client.query(sameQuestion(question))).rows.length,
    async stop() {
      await client.end()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const among = (column: string, values: readonly number[]) => `${column} = ANY('{${values.join()}}')`

function sameQuestion(question: AudienceQuestion): string {
  const { vehicles, segments, location, smartSelect, reached, marketKeys } = question
  const isThere =
    location.type === 'DISTANCE'
      ? location.most !== null && `distance BETWEEN 0 AND ${location.most}`
      : location.zips && among('zip', location.zips)
  const passes = [
    vehicles && ['v1', 'v2', 'v3', 'v4'].map((column) => among(column, vehicles)).join(' OR '),
    segments && among('segment', segments),
    isThere,
    smartSelect && `score_${smartSelect.model} >= ${smartSelect.leastScore}`,
  ]
  const mask = passes.map((one, bit) =>
    one ? `CASE WHEN ${one} THEN 0 ELSE ${2 ** bit} END` : '0',
  )
  return `WITH counted AS MATERIALIZED (
    SELECT *, ${mask.join(' + ')} AS mask, ${among('contact', reached)} AS is_reached
    FROM households WHERE ${among('market_id', marketKeys)}
  )
  SELECT 1, zip, 0, mask, count(*), 0, 0 FROM counted WHERE is_reached GROUP BY zip, mask
  UNION ALL SELECT 2, code, "first" >> at & 1, mask, count(*), 0, 0 FROM counted,
    LATERAL (VALUES (v1, 0), (v2, 1), (v3, 2), (v4, 3)) v(code, at)
    WHERE is_reached AND code <> 0 GROUP BY code, "first" >> at & 1, mask
  UNION ALL SELECT 4, market_id, contact, (mask <> 0)::int, count(*), 0, 0
    FROM counted WHERE is_reached GROUP BY market_id, contact, mask <> 0
  UNION ALL SELECT 3, segment, contact, mask, count(*), sum(greatest(distance, 0)), max(distance)
    FROM counted GROUP BY segment, contact, mask`
}
