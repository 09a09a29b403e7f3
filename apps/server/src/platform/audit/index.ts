import { auditLog } from '../../db/schema/index.ts'
import type { Sql } from '../sql/index.ts'

export interface AuditEntry {
  requestId: string
  personKey: number | null
  operation: string
  outcome: 'done' | 'denied'
  event: string
  details: Readonly<Record<string, unknown>>
  path: string
}

/** Adds to the log, in the transaction of what it tells about. */
export async function record(sql: Sql, entry: AuditEntry): Promise<void> {
  await sql.insert(auditLog).values(entry)
}
