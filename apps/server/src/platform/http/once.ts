import { createHash } from 'node:crypto'
import type { OperationShape } from '@marquee/contract/operation'
import { and, eq, lt } from 'drizzle-orm'
import { idempotencyKeys } from '../../db/schema/index.ts'
import type { Sql } from '../sql/index.ts'
import type { Input } from './parse.ts'
import { problem } from './problem.ts'

/** What makes two calls the same one: their key; and what they are not to differ in. */
export interface Once {
  key: string
  requestHash: string
}

const DAY = 86_400_000
const KEPT_DAYS = 30

/** The key of a call that is done once however often it is sent; undefined where it brings none. */
export function readOnce(
  { idempotent }: OperationShape,
  header: string | string[] | undefined,
  { params, query, body }: Input,
): Once | undefined {
  if (!idempotent || header === undefined) return undefined
  const key = String(header)
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw problem('request.invalid', {
      fields: { 'headers.idempotency-key': 'Must be 1 to 255 characters without spaces.' },
    })
  }
  const sent = JSON.stringify([params, query, body])
  return { key, requestHash: createHash('sha256').update(sent).digest('hex') }
}

interface Doing extends Once {
  personKey: number
  operation: string
  now: number
}

/**
 * Marks a call as being done, in the transaction that does it: who sends it meanwhile waits here for the
 * end of that one. Answers what was answered before; 'reused' where the key stands for another call.
 */
export async function beginOnce(
  sql: Sql,
  { personKey, key, operation, requestHash, now }: Doing,
): Promise<'new' | 'reused' | { reply: unknown }> {
  const { at } = idempotencyKeys
  const own = eq(idempotencyKeys.personKey, personKey)
  await sql.delete(idempotencyKeys).where(and(own, lt(at, new Date(now - KEPT_DAYS * DAY))))
  const begun = await sql
    .insert(idempotencyKeys)
    .values({ personKey, key, operation, requestHash, at: new Date(now) })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (begun.length > 0) return 'new'
  const [before] = await sql
    .select()
    .from(idempotencyKeys)
    .where(and(own, eq(idempotencyKeys.key, key)))
  const isSame = before?.operation === operation && before.requestHash === requestHash
  return isSame ? { reply: before.reply } : 'reused'
}

/** Keeps what is answered: it is there if, and only if, what it tells of was done. */
export async function endOnce(
  sql: Sql,
  { personKey, key }: Pick<Doing, 'personKey' | 'key'>,
  reply: unknown,
): Promise<void> {
  await sql
    .update(idempotencyKeys)
    .set({ reply })
    .where(and(eq(idempotencyKeys.personKey, personKey), eq(idempotencyKeys.key, key)))
}

const doing = new Map<string, Promise<unknown>>()

/** The same call sent twice is worked on once at a time: the second begins when the first has ended. */
export async function oneAtATime<Answer>(
  who: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const before = doing.get(who)
  const turn = (async () => {
    await before?.catch(() => undefined)
    return work()
  })()
  doing.set(who, turn)
  try {
    return await turn
  } finally {
    if (doing.get(who) === turn) doing.delete(who)
  }
}
