import { allOperations } from '@marquee/contract'
import type { Operation } from '@marquee/contract/operation'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  badInput,
  expectInvalid,
  expectOfEach,
  expectRefused,
  good,
  having,
  isGoodHere,
} from '../../access-matrix/bad-input.ts'
import {
  wrongBodies,
  wrongTexts,
  type Changed,
  type Schema,
} from '../../access-matrix/wrong-values.ts'
import { testApp } from '../../testing/test-app.ts'
import { jsonSchema } from './shared-schemas.ts'

const { send, expectUntouched, putBack } = badInput(testApp())

// What was read can be sent back whole, with texts that nothing is done with.
const IGNORED = [
  /^people\.change body\.(home\.name|can\..*)$/,
  /^marketGroups\.\w+ body\.(markets\.0|users\.0|can)\./,
  /^(creatives|templates)\.\w+ body\.(can\.|categoryName|updatedAt|(variations\.0\.)?\w+Url$)/,
  /^marketProfiles\.update body\.(name|logos\.0|can|attributes\.0\.(label|options))/,
  /^campaigns\.update body\.(market|template|workflows|reorder|updated|audience|can)/,
  /^orders\.create(Annual)? body\./,
  /^audience\.save\w+ body\.(audienceSelectionDto\.)?audienceBreakdown\./,
  /^coupons\.(create|update) body\.(marketName|groupName|sourceId|savedAt|can)/,
]
const isIgnored = (place: string) => IGNORED.some((pattern) => pattern.test(place))
const UNREADABLE = ['{', '{"a":}', "{'a':1}", '{"a":1}}', '\u0000', '{"__proto__":{"a":1}}']
const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
  'application/jsonx',
  'application/octet-stream',
]
const MIB = 1_048_576

// Thousands of calls each.
const SLOWLY = { timeout: 600_000 }

const schemaOf = (operation: Operation) =>
  jsonSchema(operation.body as z.ZodType, 'input') as Schema

async function expectAllInvalid(operation: Operation, changes: readonly Changed[]): Promise<void> {
  const sample = good(operation)
  for (const { place, value, body } of changes) {
    const what = `${place} = ${JSON.stringify(value)?.slice(0, 40)}`
    expectInvalid(await send(operation, { ...sample, body }), place, what)
  }
  await expectUntouched()
}

test(
  'every field of another type, unknown as a value, or missing is named [API-01, API-04]',
  SLOWLY,
  async () => {
    await expectOfEach(having('body'), async (operation) => {
      const sample = good(operation)
      const wrong = wrongBodies(schemaOf(operation), sample.body)
      expect(wrong.length).toBeGreaterThan(3)
      await expectAllInvalid(operation, wrong)
    })
  },
)

test(
  'control characters, halves of characters and endless texts are refused by the field [API-04]',
  SLOWLY,
  async () => {
    await expectOfEach(having('body'), async (operation) => {
      const sample = good(operation)
      const wrong = wrongTexts(schemaOf(operation), sample.body)
      await expectAllInvalid(
        operation,
        wrong.filter(({ place }) => !isIgnored(`${operation.name} ${place}`)),
      )
    })
  },
)

test('a field that is not declared is refused by its name [API-04]', SLOWLY, async () => {
  await expectOfEach(having('body'), async (operation) => {
    const sample = good(operation)
    for (const name of ['status', 'path', 'isAdmin', 'constructor', 'toString', '$where']) {
      // Some operations declare these two fields: a wrong type is refused there as well.
      const body = { ...(sample.body as object), [name]: 1 }
      expectInvalid(await send(operation, { ...sample, body }), `body.${name}`, name)
    }
    await expectUntouched()
  })
})

test('a body that is no object is refused [API-01]', SLOWLY, async () => {
  await expectOfEach(having('body'), async (operation) => {
    const sample = good(operation)
    for (const payload of ['null', '[]', '"text"', '5', 'true']) {
      expectInvalid(await send(operation, { ...sample, payload }), 'body', payload)
    }
    await expectUntouched()
  })
})

test(
  'a body that cannot be read, or that hides something, is refused [API-01]',
  SLOWLY,
  async () => {
    await expectOfEach(having('body'), async (operation) => {
      const sample = good(operation)
      for (const payload of [...UNREADABLE, '{"constructor":{"prototype":{}}}']) {
        expectRefused(await send(operation, { ...sample, payload }), 'request.malformed', payload)
      }
      await expectUntouched()
    })
  },
)

test('a body that does not call itself JSON is answered 415 [API-01]', SLOWLY, async () => {
  await expectOfEach(having('body'), async (operation) => {
    const sample = good(operation)
    for (const type of OTHER_TYPES) {
      expectRefused(await send(operation, { ...sample, type }), 'request.wrong-type', type)
    }
    await expectUntouched()
  })
})

test('a body of 1 MiB is taken, and one byte more is answered 413 [API-01]', SLOWLY, async () => {
  await expectOfEach(having('body'), async (operation) => {
    const sample = good(operation)
    const payload = JSON.stringify(sample.body).padEnd(MIB, ' ')
    const { status } = await send(operation, { ...sample, payload })
    expect(status).toBeLessThan(isGoodHere(operation) ? 300 : 413)
    await putBack()
    const more = await send(operation, { ...sample, payload: `${payload} ` })
    expectRefused(more, 'request.too-large', 'one more')
    await expectUntouched()
  })
})

test('a body of ten thousand levels is refused like any other [API-01]', SLOWLY, async () => {
  await expectOfEach(having('body'), async (operation) => {
    const sample = good(operation)
    const payload = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
    expectInvalid(await send(operation, { ...sample, payload }), 'body.a', 'deep')
  })
})

describe('a call that carries nothing', () => {
  const bare = allOperations.filter(
    ({ body, upload, access }) => !body && !upload && access.scope !== 'public',
  )

  test('may name JSON, as every call of the specification does [API-01]', async () => {
    for (const operation of bare.filter(isGoodHere)) {
      expect((await send(operation, good(operation))).status, operation.name).toBeLessThan(300)
      await putBack()
    }
  })

  test('is refused with a body [API-04]', async () => {
    for (const operation of bare.filter(({ method }) => method !== 'GET')) {
      const answer = await send(operation, { ...good(operation), body: { force: true } })
      expectInvalid(answer, 'body.force', operation.name)
    }
    await expectUntouched()
  })
})
