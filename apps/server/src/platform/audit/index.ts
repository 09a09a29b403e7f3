import { asReference, type AuditedThing } from '@marquee/rules/operation'
import { auditLog } from '../../db/schema/index.ts'
import { store, type Sql } from '../sql/index.ts'

export { agentFamily } from './agent-family.ts'
export { namedByCall, objectOf } from './object-of.ts'
export { sealing, SEAL_AUDIT_LOG } from './seal-log.ts'
export { verifyLog, type Verified } from './verify-log.ts'
export { forgetTransactions } from './forget-transactions.ts'

export interface AuditEntry {
  requestId: string
  personKey: number | null
  operation: string
  outcome: 'done' | 'denied' | 'refused'
  event: string
  /** The key of the object that it is about. */
  object?: number | null
  /** All that it is about: of many things at once, each. */
  about?: readonly AuditedThing[]
  details: Readonly<Record<string, unknown>>
  path: string
  client?: string | null
  agent?: string | null
}

/** For what a job has done. */
export const auditStore = store((sql) => ({ record: (entry: AuditEntry) => record(sql, entry) }))

/**
 * Adds to the log, in the transaction of the logged change. The database itself adds what was changed,
 * before and after.
 */
export async function record(sql: Sql, entry: AuditEntry): Promise<void> {
  await sql.insert(auditLog).values({ ...entry, about: entry.about?.map(asReference) ?? [] })
}
