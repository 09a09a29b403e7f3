import type { AuditEvent } from '@marquee/rules/operation'
import { ROOT_PATH } from '@marquee/rules/access'
import type pg from 'pg'
import { inScope, type Use } from './sql/index.ts'

/** What an operation recorded in the audit log. */
export interface Announced {
  event: AuditEvent
  details: Readonly<Record<string, unknown>>
  personKey: number
}

/** A transaction of the program's own, in all markets. */
export type InOwnTransaction = <Value>(work: (use: Use) => Promise<Value>) => Promise<Value>

/** How a later noun reacts to an earlier one, which does not know it. */
export interface Listener {
  /** The events after which it has something to do. */
  after: readonly AuditEvent[]
  run: (announced: Announced, inOwn: InOwnTransaction) => Promise<void>
}

interface Following {
  pool: pg.Pool
  log: { error: (details: object, message: string) => void }
  /** Of the call that announced it. */
  requestId: string
}

/** Listeners run once all is saved: a failure there is logged, and the saved change stays. */
export async function runListeners(
  listeners: readonly Listener[],
  announced: Announced,
  { pool, log, requestId }: Following,
): Promise<void> {
  const inOwn: InOwnTransaction = (work) =>
    inScope(pool, { path: ROOT_PATH, requestId }, ({ sql }) =>
      work((store) => store(sql, ROOT_PATH)),
    )
  for (const { after, run } of listeners) {
    if (!after.includes(announced.event)) continue
    try {
      await run(announced, inOwn)
    } catch (error) {
      log.error({ err: error, event: announced.event, requestId }, 'what follows an event failed')
    }
  }
}
