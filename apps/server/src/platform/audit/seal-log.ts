import { ROOT_PATH } from '@marquee/rules/access'
import type pg from 'pg'
import { jobsQueue, type Job } from '../jobs/index.ts'
import { inScope, store } from '../sql/index.ts'
import { linked, ROW_AS_TEXT, START } from './chain.ts'

export const SEAL_AUDIT_LOG = 'seal audit log'

const EVERY_SECONDS = 10
const AT_ONCE = 5_000
/** Held while sealing, so that two programs do not seal at once; writers of the log do not wait for it. */
const SEALING = 727_211_003

interface Place {
  transaction: string
  key: string
}

interface Unsealed extends Place {
  path: string
  text: string
  over: string
}

/** Seals the rows of finished transactions, and requests the next turn. */
export const sealing = (pool: pg.Pool): Job => ({
  kind: SEAL_AUDIT_LOG,
  async run({ inOwn }) {
    await sealLog(pool)
    await inOwn((use) => use(jobsQueue).request(SEAL_AUDIT_LOG, [0], EVERY_SECONDS))
  },
})

/** Answers how many rows were sealed. */
export async function sealLog(pool: pg.Pool, atOnce = AT_ONCE): Promise<number> {
  let all = 0
  for (let after: Place = { transaction: '0', key: '0' }; ;) {
    const place = after
    const sealed = await inScope(pool, { path: ROOT_PATH }, ({ sql }) =>
      sealStore(sql, ROOT_PATH).sealNext(atOnce, place),
    )
    all += sealed.length
    if (sealed.length < atOnce) return all
    after = sealed.at(-1) ?? after
  }
}

const sealStore = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    /**
     * Takes only rows of transactions older than all that still run: later rows always come behind
     * them, so that nothing ever has to be inserted in between, and no writer waits.
     */
    async sealNext(atOnce: number, { transaction, key: last }: Place): Promise<Unsealed[]> {
      await client.query('SELECT pg_advisory_xact_lock($1)', [SEALING])
      const { rows } = await client.query<Unsealed>(UNSEALED, [atOnce, transaction, last])
      const end = rows.at(-1)
      if (!end) return []
      const { rows: ends } = await client.query<{ position: string; hash: string }>(
        'SELECT position, hash FROM audit_seals ORDER BY position DESC LIMIT 1',
      )
      // Where not all were taken, the rest of the last transaction is still to come.
      const horizon = rows.length < atOnce ? end.over : end.transaction
      await client.query(SEAL, [
        Number(ends[0]?.position ?? 0),
        rows.map(({ key }) => key),
        hashes(ends[0]?.hash ?? START, rows),
        rows.map(({ path }) => path),
        horizon,
      ])
      return rows
    },
  }
})

function hashes(start: string, rows: readonly Unsealed[]): string[] {
  let hash = start
  return rows.map(({ text }) => (hash = linked(hash, text)))
}

const UNSEALED = `
  SELECT l.key, l.path, ${ROW_AS_TEXT} AS text, l.transaction::text,
         pg_snapshot_xmin(pg_current_snapshot())::text AS over
    FROM audit_log l
   WHERE l.transaction >= coalesce(
           (SELECT horizon FROM audit_seals ORDER BY position DESC LIMIT 1), '0')
     AND l.transaction < pg_snapshot_xmin(pg_current_snapshot())
     -- What a turn has gone by is sealed: a transaction of a million rows is gone along once.
     AND (l.transaction, l.key) > ($2::xid8, $3::bigint)
     AND NOT EXISTS (SELECT FROM audit_seals s WHERE s.audit_key = l.key)
   ORDER BY l.transaction, l.key LIMIT $1`

const SEAL = `
  INSERT INTO audit_seals (position, audit_key, hash, path, horizon)
  SELECT $1::bigint + number, key, hash, path, $5::xid8
    FROM unnest($2::bigint[], $3::text[], $4::text[]) WITH ORDINALITY AS t(key, hash, path, number)`
