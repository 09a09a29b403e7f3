import { randomUUID } from 'node:crypto'
import { ROOT_PATH } from '@marquee/rules/access'
import type pg from 'pg'
import { inScope, type Use } from '../platform/sql/index.ts'

/** What the program does by itself, for all markets, in a transaction of its own. */
export const inOwn = <Value>(
  pool: pg.Pool,
  work: (use: Use) => Promise<Value>,
  requestId: string = randomUUID(),
): Promise<Value> =>
  inScope(pool, { path: ROOT_PATH, requestId }, ({ sql }) => work((store) => store(sql, ROOT_PATH)))
