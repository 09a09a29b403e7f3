import { allOperations } from '@marquee/contract'
import type { FastifyInstance } from 'fastify'
import { isOpenToAll, type Cell } from './cells.ts'
import { contentOf } from './content-of.ts'
import { DECISIONS } from './decisions/decision-table.ts'
import { expected, isDenial, mayShow } from './model.ts'
import { tokenOf } from './people.ts'
import { PLACES, planted, type Place } from './places.ts'
import type { Rows, Seen } from './rows.ts'
import type { Sample } from './samples/sample.ts'
import { SAMPLES } from './samples/samples.ts'

interface Answer {
  statusCode: number
  body: string
  headers: Record<string, unknown>
}

/** Makes the calls of the matrix and reports, cell by cell, where the answer differs from the decision. */
export class Checker {
  /** Refusals that must be identical for every caller and object. */
  private readonly refusals = new Map<string, string>()

  constructor(
    private readonly app: FastifyInstance,
    private readonly rows: Rows,
  ) {}

  async check(cell: Cell): Promise<string[]> {
    const expectation = expected({
      ...cell,
      home: cell.actor.home.path as string,
      permissions: cell.actor.set.permissions,
      place: cell.place.path,
    })
    const answer = await this.call(cell, `Bearer ${await tokenOf(cell.actor)}`)
    const got = outcomeOf(answer)
    const seen = await this.rows.look()
    const changed = this.rows.changed(seen)
    if (changed.length > 0) await this.rows.restore(changed)
    return [
      ...(got === expectation ? [] : [`answers ${got} instead of ${expectation}`]),
      ...this.refusalFindings(cell, got, answer),
      ...leaks(cell, got, answer.body),
      ...rowFindings(cell, expectation, seen, changed),
    ].map((finding) => `${describe(cell)}: ${finding}`)
  }

  async call({ operation, way, place, actor }: Cell, authorization?: string): Promise<Answer> {
    const sample = SAMPLES[`${operation} by ${way}`]?.(place, actor.home)
    if (!sample) throw new Error(`No sample for ${operation} by ${way}`)
    const { method, url } = address(operation, sample)
    const { headers, payload } = contentOf(sample)
    return this.app.inject({
      method,
      url,
      headers: { ...headers, ...(authorization ? { authorization } : {}) },
      ...(payload === undefined ? {} : { payload }),
    })
  }

  private refusalFindings({ operation }: Cell, got: string, answer: Answer): string[] {
    // A rule that refuses an object that was found may say what the object is.
    if (!isDenial(got)) return []
    const { requestId: _, ...shown } = JSON.parse(answer.body) as Record<string, unknown>
    const { 'content-length': length, 'content-type': type, ...others } = answer.headers
    const text = JSON.stringify({ shown, length, type, headers: Object.keys(others).sort() })
    const known = this.refusals.get(`${operation} ${got}`) ?? text
    this.refusals.set(`${operation} ${got}`, known)
    return known === text ? [] : [`is told apart from others that answer ${got}`]
  }
}

export function outcomeOf({ statusCode, body }: Answer): string {
  return statusCode < 400
    ? String(statusCode)
    : `${statusCode} ${(JSON.parse(body) as { code: string }).code}`
}

export function address(name: string, { params = {}, query = {} }: Sample) {
  const operation = allOperations.find((candidate) => candidate.name === name)
  if (!operation) throw new Error(`No operation ${name}`)
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(params[field]))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([field, value]) => (value ? [[field, String(value)]] : [])),
  ).toString()
  return { method: operation.method, url: `/api${path}${search ? `?${search}` : ''}` }
}

/** Planted texts of places that this person does not see; a refusal shows none at all. */
function leaks(cell: Cell, got: string, body: string): string[] {
  const text = body.toUpperCase()
  const home = cell.actor.home.path as string
  return PLACES.flatMap((place) => {
    const path = place.path as string
    const hidden = (kind: 'keptWithin' | 'seenBelow') =>
      isDenial(got) || !(mayShow(kind, home, path) || isOnLink(kind, place, cell))
    return [
      ...(hidden('keptWithin') ? [planted.keptWithin(place)] : []),
      ...(hidden('seenBelow') ? [planted.seenBelow(place), planted.day(place)] : []),
    ].filter((canary) => text.includes(canary))
  }).map((canary) => `shows ${canary}`)
}

/** Whoever holds the link of an email reads whose it is: the names of its dealer, and of the brand. */
const isOnLink = (kind: 'keptWithin' | 'seenBelow', named: Place, { operation, place }: Cell) =>
  isOpenToAll(operation) && (kind === 'seenBelow' || named === place)

function rowFindings(cell: Cell, expected: string, { audit }: Seen, changed: readonly string[]) {
  const operation = allOperations.find(({ name }) => name === cell.operation)
  const isWrite = operation?.audit !== undefined
  const isRefused = !expected.startsWith('2')
  const findings: string[] = []
  if (changed.length > 0 && (isRefused || !isWrite)) findings.push(`changes ${changed.join()}`)
  const due = entriesDue(cell.operation, expected)
  const events = audit.map(({ outcome, event }) => ({ outcome, event }))
  if (JSON.stringify(events) !== JSON.stringify(due))
    findings.push(`logs ${JSON.stringify(events)}`)
  for (const row of audit) {
    if (!isBy(cell, row)) findings.push('logs another')
    const text = JSON.stringify([row.details, row.changes])
    if (isPersonal(text)) findings.push(`logs ${text}`)
  }
  return findings
}

/** What is logged of a call. */
function entriesDue(name: string, expected: string): { outcome: string; event: string }[] {
  // Public operations know no person, so their refusals are not logged.
  if (isOpenToAll(name) && !expected.startsWith('2')) return []
  if (isDenial(expected)) return [{ outcome: 'denied', event: expected.slice(4) }]
  const operation = allOperations.find((candidate) => candidate.name === name)
  // What is wrong with what was sent is no attempt.
  if (!operation?.audit || expected.startsWith('422')) return []
  if (!expected.startsWith('2')) return [{ outcome: 'refused', event: expected.slice(4) }]
  const events = [...(DECISIONS[name]?.along ?? []), operation.audit]
  return events.map((event) => ({ outcome: 'done', event }))
}

/** Names and addresses of the samples and of the world's people have no place in the log. */
const isPersonal = (text: string) => /@|Somebody|KEPT_WITHIN/i.test(text)

function isBy({ actor, operation, place }: Cell, row: Seen['audit'][number]): boolean {
  if (row.operation !== operation) return false
  // Of a call without sign-in no person is known, whoever sends it: it stands in the log of its dealer.
  if (isOpenToAll(operation)) {
    return row.person_key === null && row.path === `${place.path}${place.dealer}.`
  }
  return row.person_key === actor.key && row.path === actor.home.path
}

const describe = ({ operation, way, actor, place }: Cell) =>
  `${actor.home.name} with ${actor.set.name} asks ${operation} by ${way} for ${place.name}`
