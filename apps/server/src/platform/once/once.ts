import { createHash } from 'node:crypto'
import type { OperationShape } from '@marquee/contract/operation'
import { problem } from '../http/problem.ts'

/** What makes two calls the same one: their key; and what they are not to differ in. */
export interface Once {
  key: string
  requestHash: string
}

interface Sent {
  params: unknown
  query: unknown
  body: unknown
}

/** The key of a call that is done once, however often it is sent; undefined where the call has none. */
export function readOnce(
  { idempotent }: OperationShape,
  header: string | string[] | undefined,
  { params, query, body }: Sent,
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
