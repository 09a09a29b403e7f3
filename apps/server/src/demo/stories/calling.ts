import { randomUUID } from 'node:crypto'
import { wireNames, type OperationShape, type ReplyOf } from '@marquee/contract/operation'
import { demoMarkets, demoPeople } from '@marquee/demo'
import type { Actor } from '@marquee/demo/stories'
import { renamed } from '@marquee/rules/wire-names'
import { answer, parse, ProblemError, type Answering } from '../../platform/http/index.ts'
import { LOCAL_ISSUER } from '../../platform/sign-in/index.ts'
import type { BoundOperation } from '../../platform/use-case.ts'

/** What the product is served with, to run its operations without a socket. */
export interface Product extends Answering {
  operations: readonly BoundOperation[]
}

interface Sent {
  params?: object
  query?: object
  body?: object
}

export type CallAs = <Op extends OperationShape & { name: string }>(
  by: Actor,
  operation: Op,
  sent: Sent,
  at: number,
) => Promise<ReplyOf<Op>>

/**
 * Runs operations as people of the demo, at a time of the past. Each call has a key of its own: a story
 * that was interrupted is run again from the start, and does nothing twice.
 */
export function callingFor(story: string, { operations, ...on }: Product): CallAs {
  const calls = new Map<string, number>()
  const emails = new Map(demoPeople(demoMarkets()).map(({ id, email }) => [id, email]))
  return async (by, { name }, sent, at) => {
    // Counted by operation: on a second run a story may make an additional read first, and its
    // changes still get the same keys.
    const nth = (calls.get(name) ?? 0) + 1
    calls.set(name, nth)
    const bound = operations.find(({ operation }) => operation.name === name) as BoundOperation
    const { method, reply } = bound.operation
    const reads = method === 'GET'
    // A story has no wire, but is read and answered as if it came by one.
    const body = renamed(sent.body, wireNames(bound.operation.body))
    const input = parse(bound.operation, { params: {}, query: {}, ...sent, body })
    const request = {
      id: randomUUID(),
      input,
      from: { client: 'demo', agent: null },
      identity: { issuer: LOCAL_ISSUER, subject: emails.get(by) ?? '', token: '' },
      once: reads ? undefined : { key: `demo ${story} ${name} ${nth}`, requestHash: name },
    }
    try {
      const answered = await answer(bound, request, { ...on, clock: () => at })
      return renamed(answered, wireNames(reply.body)) as ReplyOf<never>
    } catch (error) {
      const more = error instanceof ProblemError ? JSON.stringify(error.more) : ''
      throw new Error(`${story}: ${name} failed ${more}`, { cause: error })
    }
  }
}
