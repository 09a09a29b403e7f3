import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accept } from '@marquee/rules/result'
import pg from 'pg'
import { columnsEngine, type Counting } from '../apps/server/src/audience/index.ts'
import { columnsFiles } from '../apps/server/src/customers/index.ts'
import { openDuckdb } from '../apps/server/src/platform/duckdb/index.ts'
import { orderSamples } from '../apps/server/src/testing/order-samples.ts'
import { loadTestTree, TREE } from '../apps/server/src/testing/test-tree.ts'
import { callsOn } from './calls-on.ts'
import { prepareMarkets } from './audience-data.ts'
import { wholeServer } from './whole-server.ts'

/** A district with so many more dealers, as many of them as said with customers, counted as in production. */
export async function orderingDistrict(dealers: number, withCustomers = dealers) {
  const folder = join(tmpdir(), 'marquee-bench-audience')
  mkdirSync(folder, { recursive: true })
  const duckdb = openDuckdb({ memoryMegabytes: 500, spillFolder: folder })
  const first = Math.max(...Object.values(TREE).map(({ key }) => key)) + 1
  const files = await prepareMarkets(duckdb, folder, first + withCustomers)
  const counting: Counting = {
    engine: columnsEngine(columnsFiles(duckdb)),
    pathOf: (marketKey) => files.get(marketKey)?.path ?? '',
    inTurn: async (_, work) => accept(await work(new AbortController().signal)),
  }
  let url = ''
  let owner = new pg.Pool()
  const fill = async (ownerUrl: string) => {
    url = ownerUrl
    owner = new pg.Pool({ connectionString: ownerUrl })
    // At the end the database may be quicker than the pool.
    owner.on('error', () => {})
    await loadTestTree(ownerUrl)
    await owner.query(DEALERS, [first, dealers, TREE.dealer.key])
    await owner.query(`SELECT setval(pg_get_serial_sequence('markets', 'key'), $1)`, [
      first + dealers,
    ])
    const known = [...files].map(([key, { rows, checksum }]) => ({ key, rows, checksum }))
    await owner.query(VERSIONS, [JSON.stringify(known)])
  }
  const { fastify, stop } = await wholeServer(fill, 'silent', { counting })
  const call = callsOn(fastify)
  const keys = Array.from({ length: dealers }, (_, at) => first + at)
  return {
    call,
    owner,
    /** Where jobs connect. */
    url,
    dealers: keys,
    samples: orderSamples({ call, owner }, keys),
    stop: async () => {
      await owner.end()
      await stop()
      await duckdb.close()
    },
  }
}

const DEALERS = `
  INSERT INTO markets (key, parent_key, path, type, name, source_id, hierarchy_id, status, city, state,
                       postal_code, time_zone, is_enrolled, is_daa_eligible)
  SELECT n, parent_key, regexp_replace(path, '[0-9]+\\.$', '') || n || '.', type, 'Dealer ' || n, 'B' || n,
         hierarchy_id, status, city, state, postal_code, time_zone, is_enrolled, is_daa_eligible
    FROM markets, generate_series($1::integer, $1 + $2::integer - 1) n WHERE key = $3`

const VERSIONS = `
  INSERT INTO market_versions (market_key, version, contacts_version, data_version, households, checksum,
                               as_of, path)
  SELECT m.key, 1, 1, 0, k.rows, k.checksum, '2026-06-30', m.path
    FROM jsonb_to_recordset($1) AS k(key integer, rows integer, checksum text)
    JOIN markets m ON m.key = k.key AND m.type = 'DEALER'`
