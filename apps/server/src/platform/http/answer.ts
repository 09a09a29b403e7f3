import type { OperationShape } from '@marquee/contract/operation'
import { accessTexts, may, ROOT_PATH } from '@marquee/rules/access'
import { aboutOf } from '@marquee/rules/operation'
import type { Refused } from '@marquee/rules/result'
import type pg from 'pg'
import { namedByCall, objectOf, record, recordEach } from '../audit/index.ts'
import { runListeners, type Listener, type Announced } from '../listeners.ts'
import { beginOnce, endOnce, oneAtATime, type Once } from '../once/index.ts'
import { toPerson, type CallingPerson } from '../person.ts'
import { answeredInScope, inScope, RollBack, type Entered } from '../sql/index.ts'
import type { Links } from '../links/index.ts'
import type { IncomingFile } from '../uploads/index.ts'
import { Pause, type BoundOperation, type CommonRefusal, type Deployment } from '../use-case.ts'
import { problem, ProblemError } from './problem.ts'
import type { Input } from './parse.ts'
import type { Identity } from '../sign-in/identity.ts'
import type { Welcome } from '../sign-in/welcome.ts'
import { fieldsOnWire, replyOnWire } from './wire.ts'

export interface Answering {
  pool: pg.Pool
  /** The text for each reason that a rule may refuse with. */
  reasonTexts: Readonly<Record<string, string>>
  clock: () => number
  deployment: Deployment
  links: Links
  /** What later nouns do once something is saved. */
  listeners: readonly Listener[]
  log: Record<'error' | 'warn', (details: object, message: string) => void>
  /** Lets an invited person in at their first sign-in; answers whether they may be known by now. */
  welcome: Welcome
}

export interface Request {
  id: string
  identity: Identity
  input: Input
  file?: IncomingFile | undefined
  /** Of a call that is done once however often it is sent. */
  once?: Once | undefined
  /** The address it came from, and the family of the program that made it. */
  from: { client: string; agent: string | null }
}

/** One call from person to reply: who is it, may they, do it, write it down. */
export async function answer(
  bound: BoundOperation,
  request: Request,
  on: Answering,
): Promise<unknown> {
  const { identity, once } = request
  const whole = () => attempt(bound, request, on)
  let outcome = await (once
    ? oneAtATime(`${identity.issuer} ${identity.subject} ${once.key}`, whole)
    : whole())
  const isOutside = outcome === 'nobody' || outcome instanceof Deactivated
  const welcomed = isOutside ? await on.welcome(identity, request.id) : undefined
  if (welcomed === 'look-again') outcome = await attempt(bound, request, on)
  if (outcome === 'nobody') {
    const hasNoAddress = welcomed === 'no-address'
    if (hasNoAddress) on.log.warn({ requestId: request.id }, NO_ADDRESS)
    const refused = denied(hasNoAddress ? 'access.no-address' : 'access.unknown-person')
    await recordStranger(bound, request, on, refused)
    throw refused
  }
  if (outcome instanceof Deactivated) {
    const refused = denied('access.deactivated')
    await recordDenial(bound, request, on, outcome.person, refused)
    throw refused
  }
  if (outcome instanceof ProblemError) throw outcome
  const { pool, log } = on
  if (outcome.event) {
    await runListeners(on.listeners, outcome.event, { pool, log, requestId: request.id })
  }
  return outcome.reply
}

const NO_ADDRESS =
  'A newcomer was refused: the provider says no verified email address in its access token, its ID token or at its userinfo endpoint. See “Sign-in” in docs/operations.md'

type Outcome = 'nobody' | Deactivated | ProblemError | Done

/** No home of theirs is open to them; an invitation may be. */
class Deactivated {
  constructor(readonly person: CallingPerson) {}
}

interface Done {
  reply: unknown
  event?: Announced
}

/** All checks from before a pause are repeated after it. */
async function attempt(bound: BoundOperation, request: Request, on: Answering): Promise<Outcome> {
  const outcome = await inOneTransaction(bound, request, on)
  if (!(outcome instanceof Pause)) return outcome
  const useCase = await outcome.work()
  return attempt({ operation: bound.operation, useCase }, request, on)
}

type Part = Outcome | Pause<OperationShape>

async function inOneTransaction(
  bound: BoundOperation,
  request: Request,
  on: Answering,
): Promise<Part> {
  let refusedPerson: CallingPerson | undefined
  const work = async (entered: Pick<Entered, 'person' | 'sql'>) => {
    if (!entered.person) return new RollBack<Part>('nobody')
    const person = toPerson(entered.person)
    if (person.status !== 'ACTIVE') return new RollBack<Part>(new Deactivated(person))
    const done = await perform(bound, request, on, person, entered)
    if (done instanceof ProblemError) {
      refusedPerson = person
      return new RollBack<Part>(done)
    }
    // A call that pauses starts again after the pause, and records there that it is in progress.
    return done instanceof Pause && request.once ? new RollBack<Part>(done) : done
  }
  const { read } = bound
  const { identity, id: requestId } = request
  const outcome: Part = await (read
    ? answeredInScope(on.pool, identity, read, work, noteSlowOf(bound, on))
    : inScope(on.pool, { ...identity, requestId }, work, noteSlowOf(bound, on)))
  if (refusedPerson && outcome instanceof ProblemError) {
    await recordDenial(bound, request, on, refusedPerson, outcome)
  }
  return outcome
}

/** The text of a statement says what is slow, and holds no value: those are sent beside it. */
const noteSlowOf =
  ({ operation }: BoundOperation, { log }: Answering) =>
  (statement: string) =>
    log.warn({ operation: operation.name, statement }, 'a statement has run for a second')

async function perform(
  bound: BoundOperation,
  request: Request,
  on: Answering,
  person: CallingPerson,
  { sql }: Pick<Entered, 'sql'>,
): Promise<Done | ProblemError | Pause<OperationShape>> {
  const { operation } = bound
  const { anyOf, also } = operation.access
  if (!may(person.permissions, anyOf, also).ok) return problem('access.denied')

  const doing = request.once && { ...request.once, personKey: person.key, now: on.clock() }
  const before = doing && (await beginOnce(sql, { ...doing, operation: operation.name }))
  if (before === 'reused') return problem('idempotency.key-reused')
  if (typeof before === 'object') return { reply: before.reply }

  const { result, announced, as } = await carriedOut(bound, request, on, person, sql)
  if (result instanceof Pause) return result
  if (!result.ok) return refusal(operation, result, on)
  const reply = replyOnWire(operation, result.value)
  if (doing) await endOnce(sql, doing, reply)
  if (!operation.audit) return { reply }
  const event = { personKey: as.key, event: operation.audit, details: announced }
  await record(sql, { ...entryOf(bound, request, as, announced), ...event, outcome: 'done' })
  return { reply, event }
}

async function carriedOut(
  bound: BoundOperation,
  request: Request,
  on: Answering,
  person: CallingPerson,
  sql: Entered['sql'],
) {
  const { input, file } = request
  let announced: Readonly<Record<string, unknown>> = {}
  let as: Pick<CallingPerson, 'key' | 'path'> = person
  const result = await bound.useCase({
    ...input,
    file,
    person,
    use: (store) => store(sql, person.path),
    enter: undefined,
    announce: (details: typeof announced, inHome: typeof as = person) => {
      announced = details
      as = inHome
    },
    announceEach: (table, rows) =>
      recordEach(
        sql,
        table,
        rows.map(({ event, details }) => ({
          ...entryOf(bound, request, person, details, event),
          event,
          details,
          object: details.key,
          outcome: 'done',
        })),
      ),
    now: on.clock(),
    links: on.links,
    deployment: on.deployment,
  })
  return { result, announced, as }
}

/** How a use case's refusal is answered. */
export function refusal(
  operation: OperationShape,
  { reason, details }: Refused,
  on: Answering,
): ProblemError {
  if (isCommon(reason)) return problem(reason, refusedFields(operation, details))
  const status = operation.failures[reason]
  if (!status) throw new Error(`The reason ${reason} is not among the operation's failures`)
  const text = on.reasonTexts[reason]
  if (!text) throw new Error(`The reason ${reason} has no text`)
  const more = details ? { details: { ...details } } : {}
  return new ProblemError(reason, status, text, more, status === 503 ? TRY_AGAIN : {})
}

/** Of a common refusal that names what is wrong field by field. */
function refusedFields(operation: OperationShape, details: Refused['details']) {
  const fields = details?.fields as Readonly<Record<string, string>> | undefined
  return fields ? { fields: fieldsOnWire(operation, fields) } : {}
}

const TRY_AGAIN: Readonly<Record<string, string>> = { 'retry-after': '5' }

const isCommon = (reason: string): reason is CommonRefusal =>
  reason === 'not-found' || reason === 'request.invalid'

function denied(code: keyof typeof accessTexts): ProblemError {
  return new ProblemError(code, 403, accessTexts[code])
}

/** What every entry of a call says alike. */
const entryOf = (
  { operation }: BoundOperation,
  { id, input, from }: Request,
  { key, path }: Pick<CallingPerson, 'key' | 'path'>,
  announced?: Readonly<Record<string, unknown>>,
  event = operation.audit,
) => ({
  requestId: id,
  personKey: key,
  operation: operation.name,
  path,
  ...from,
  object: objectOf(operation, { ...input }, announced),
  about: aboutOf(event, { ...namedByCall(operation, { ...input }), ...announced }),
})

/**
 * A refused access is logged, in a transaction of its own; so is a change that the present state
 * refused, as when another person has decided first. A typing mistake or an outdated version is no such
 * attempt and is not logged.
 */
async function recordDenial(
  bound: BoundOperation,
  request: Request,
  on: Answering,
  person: CallingPerson,
  { code, status }: ProblemError,
): Promise<void> {
  const outcome = outcomeOf(status)
  if (!outcome || (outcome === 'refused' && !bound.operation.audit)) return
  await inScope(on.pool, { path: person.path }, ({ sql }) =>
    record(sql, {
      ...entryOf(bound, request, person),
      outcome,
      event: code,
      details: { params: request.input.params ?? {} },
    }),
  )
}

/** Somebody whom the provider knows, and no home: only who sees all of it reads who that was. */
async function recordStranger(
  { operation }: BoundOperation,
  { id, identity, from }: Request,
  on: Answering,
  { code }: ProblemError,
): Promise<void> {
  const { issuer, subject } = identity
  await inScope(on.pool, { path: ROOT_PATH }, ({ sql }) =>
    record(sql, {
      requestId: id,
      personKey: null,
      operation: operation.name,
      outcome: 'denied',
      event: code,
      details: { issuer, subject },
      path: ROOT_PATH,
      ...from,
    }),
  )
}

const outcomeOf = (status: number) =>
  status === 403 || status === 404 ? 'denied' : status === 409 ? 'refused' : undefined
