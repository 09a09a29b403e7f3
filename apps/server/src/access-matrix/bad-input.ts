import { allOperations } from '@marquee/contract'
import { Problem, type Operation } from '@marquee/contract/operation'
import { beforeAll, expect } from 'vitest'
import type { TestApp } from '../testing/test-app.ts'
import { tokenFor } from '../testing/tokens.ts'
import { address } from './check.ts'
import { contentOf } from './content-of.ts'
import { PLACES } from './places.ts'
import { watchRows, type Rows } from './rows.ts'
import type { Sample } from './samples/sample.ts'
import { SAMPLES } from './samples/samples.ts'
import { loadWorld } from './world/world.ts'

interface Refusal {
  status: number
  type: unknown
  body: Problem
}

interface Sent extends Sample {
  /** The body to send instead of the sample's, letter by letter. */
  payload?: string
  type?: string
  /** As in the address, already escaped. */
  search?: string
}

/** Calls by an administrator of everything, who may do all of it, so that only the input is wrong. */
export function badInput(app: TestApp) {
  let rows: Rows
  let authorization: string

  beforeAll(async () => {
    await loadWorld(app.ownerUrl)
    rows = await watchRows(app.owner)
    authorization = `Bearer ${await tokenFor('admin')}`
  })

  return {
    async send(operation: Operation, { payload, type, search, ...sample }: Sent): Promise<Refusal> {
      const { method, url } = address(operation.name, sample)
      const content = contentOf(sample)
      const sent = payload ?? content.payload
      const answer = await app.fastify.inject({
        method,
        url: search ? `${url.split('?')[0]}?${search}` : url,
        headers: { ...content.headers, authorization, ...(type ? { 'content-type': type } : {}) },
        ...(sent === undefined ? {} : { payload: sent }),
      })
      return {
        status: answer.statusCode,
        type: answer.headers['content-type'],
        body: (isJson(answer.headers['content-type']) ? answer.json() : {}) as Problem,
      }
    },

    /** No row was changed and no event logged. */
    async expectUntouched(): Promise<void> {
      const seen = await rows.look()
      expect({ changed: rows.changed(seen), audit: seen.audit }).toEqual({ changed: [], audit: [] })
    },

    async putBack(): Promise<void> {
      await rows.restore(rows.changed(await rows.look()))
    },
  }
}

/** A call that would succeed. */
export function good({ name }: Operation): Sample {
  const [root] = PLACES as [(typeof PLACES)[0]]
  const key = Object.keys(SAMPLES).find((candidate) => candidate.startsWith(`${name} by`)) ?? ''
  return SAMPLES[key]?.(root, root) ?? {}
}

/**
 * Campaigns of the matrix’s world lack nearly all that an order needs, none is on a closed day, and its
 * notices, saved filters and homes are other people’s. No provider may report what comes back of emails,
 * and nothing is stopped that could be lifted.
 */
const NOT_GOOD_HERE =
  /^(orders\.(create|createAnnual|submit|submitAnnual|submitMetro|cancel)|approvals\.(approve|postpone)|notices\.read|listPreferences\.(changeFilter|deleteFilter)|userState\.chooseHome|mailReturns\.take\w+|sendings\.lift)$/

/** Is it done, or refused by a rule although nothing is wrong with the input? */
export const isGoodHere = ({ name }: Pick<Operation, 'name'>): boolean => !NOT_GOOD_HERE.test(name)

/** A picture or a PDF is no JSON. */
const isJson = (type: unknown) => /json/.test(String(type))

/** Refused in the form of all refusals. */
export function expectRefused({ status, type, body }: Refusal, code: string, what: string): void {
  expect(Problem.parse(body).code, what).toBe(code)
  expect({ status, type }, what).toEqual({
    status: body.status,
    type: 'application/problem+json; charset=utf-8',
  })
}

/** And the field is named. */
export function expectInvalid(refusal: Refusal, place: string, what: string): void {
  expectRefused(refusal, 'request.invalid', what)
  expect(refusal.status).toBe(400)
  const named = Object.keys(refusal.body.fields ?? {})
  const isNamed = named.some((name) => name === place || place.startsWith(`${name}.`))
  expect(isNamed, `${what} names ${named.join()}`).toBe(true)
}

export const having = (part: 'body' | 'query' | 'params') =>
  allOperations.filter((operation) => operation[part])

/** Checks each operation, and fails with the names of all that do not hold it. */
export async function expectOfEach(
  operations: readonly Operation[],
  check: (operation: Operation) => void | Promise<void>,
): Promise<void> {
  const failures: string[] = []
  for (const operation of operations) {
    try {
      await check(operation)
    } catch (error) {
      failures.push(`${operation.name}: ${String(error)}`)
    }
  }
  expect(failures).toEqual([])
}
