import { aboutOf } from '@marquee/rules/operation'
import { objectOf, record } from '../audit/index.ts'
import { enterPlace, inScope, type Sql } from '../sql/index.ts'
import { Pause, type BoundOperation, type SignedCall } from '../use-case.ts'
import { refusal, type Answering } from './answer.ts'
import type { Input } from './parse.ts'
import { replyOnWire } from './wire.ts'

interface PublicRequest {
  id: string
  input: Input
  /** A form as it was sent, of an operation that takes one. */
  form?: string | undefined
  /** What another service sent, of an operation that takes it. */
  signed?: SignedCall | undefined
}

/** A call without sign-in: it sees no row that lies in a market, unless what it carries proves a place. */
export function answerPublic(
  { operation, useCase }: BoundOperation,
  { id, input, form, signed }: PublicRequest,
  on: Answering,
): Promise<unknown> {
  return inScope(on.pool, { path: NOWHERE, requestId: id }, async ({ sql }) => {
    let announced: Announced | undefined
    const result = await useCase({
      ...input,
      form,
      signed,
      file: undefined,
      person: undefined,
      use: (store) => store(sql, NOWHERE),
      enter: async (path) => {
        await enterPlace(sql, path)
        return (store) => store(sql, path)
      },
      announce: (details: Announced['details'], path: string) => {
        announced = { details, path }
      },
      announceEach: async () => {},
      now: on.clock(),
      links: on.links,
      deployment: on.deployment,
    })
    if (result instanceof Pause)
      throw new Error(`${operation.name} is open to everybody and pauses`)
    if (!result.ok) throw refusal(operation, result, on)
    // What changed nothing is not told.
    if (announced) await recordCall(sql, operation, { id, input }, announced)
    return replyOnWire(operation, result.value)
  })
}

const NOWHERE = ''

interface Announced {
  details: Readonly<Record<string, unknown>>
  /** Whose log it stands in. */
  path: string
}

/** Who called is not known, and their address is not stored: they are no user, and often only their mail provider. */
async function recordCall(
  sql: Sql,
  operation: BoundOperation['operation'],
  { id, input }: PublicRequest,
  { details, path }: Announced,
): Promise<void> {
  const { audit, name } = operation
  if (!audit) return
  await record(sql, {
    requestId: id,
    personKey: null,
    operation: name,
    outcome: 'done',
    event: audit,
    object: objectOf(operation, { ...input }, details),
    about: aboutOf(audit, details),
    details,
    path,
  })
}
