import { and, eq, lt, sql as raw } from 'drizzle-orm'
import { idempotencyKeys } from '../../db/schema/index.ts'
import type { Sql } from '../sql/index.ts'
import type { Once } from './once.ts'

const DAY = 86_400_000
const STORED_DAYS = 30

interface Doing extends Once {
  personKey: number
  operation: string
  now: number
}

/**
 * Marks a call as being done, in the transaction that does it: the same call, sent meanwhile, waits
 * here for its end. Returns the earlier answer; 'reused' where the key belongs to another call.
 */
export async function beginOnce(
  sql: Sql,
  { personKey, key, operation, requestHash, now }: Doing,
): Promise<'new' | 'reused' | { reply: unknown }> {
  const { at } = idempotencyKeys
  const own = eq(idempotencyKeys.personKey, personKey)
  await sql.delete(idempotencyKeys).where(and(own, lt(at, new Date(now - STORED_DAYS * DAY))))
  const begun = await sql
    .insert(idempotencyKeys)
    .values({ personKey, key, operation, requestHash, at: new Date(now) })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (begun.length > 0) return 'new'
  const { operation: done, requestHash: sent, reply } = idempotencyKeys
  const [before] = await sql
    .select({ operation: done, requestHash: sent, reply: raw<string>`${reply} #>> '{}'` })
    .from(idempotencyKeys)
    .where(and(own, eq(idempotencyKeys.key, key)))
  const isSame = before?.operation === operation && before.requestHash === requestHash
  return isSame ? { reply: JSON.parse(before.reply) } : 'reused'
}

/**
 * Stores the reply in the same transaction: it is there if, and only if, the operation was done. As text, for
 * the database would put the fields of an object in an order of its own.
 */
export async function endOnce(
  sql: Sql,
  { personKey, key }: Pick<Doing, 'personKey' | 'key'>,
  reply: unknown,
): Promise<void> {
  await sql
    .update(idempotencyKeys)
    .set({ reply: JSON.stringify(reply) })
    .where(and(eq(idempotencyKeys.personKey, personKey), eq(idempotencyKeys.key, key)))
}
