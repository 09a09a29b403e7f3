import { test } from 'vitest'
import type { Operation } from '@marquee/contract/operation'
import type { z } from 'zod'
import {
  badInput,
  expectInvalid,
  expectOfEach,
  good,
  having,
} from '../../access-matrix/bad-input.ts'
import { testApp } from '../../testing/test-app.ts'

const { send, expectUntouched } = badInput(testApp())

const NO_KEYS = [
  'x',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x1',
  '01',
  ' 1',
  '2147483648',
  '99999999999999999999',
  '%00',
  '%D9%A1',
  'null',
  'undefined',
  '%20',
  "1'--",
  '1;',
]
const NO_VALUES = ['\u0000', '\u202e\u0007', 'x'.repeat(300)]

const takesSeveral = (field: z.core.$ZodType | undefined): boolean =>
  (field as z.ZodType).safeParse(['1', '2']).success

const fieldsOf = (operation: Operation) => Object.keys(operation.query?.shape ?? {})

test('in a query, a parameter that is given twice is refused by its name, unless it takes several [API-02]', async () => {
  await expectOfEach(having('query'), async (operation) => {
    const sample = good(operation)
    const fields = fieldsOf(operation)
    const once = fields.filter((field) => !takesSeveral(operation.query?.shape[field]))
    for (const field of once) {
      for (const value of ['1', 'HONDA', '', 'name', 'DEALER', 'ASCENDING']) {
        const search = `${field}=${value}&${field}=${value}`
        expectInvalid(await send(operation, { ...sample, search }), `query.${field}`, search)
      }
    }
    await expectUntouched()
  })
})

test('in a query, a parameter that is not declared is refused by its name [API-02]', async () => {
  await expectOfEach(having('query'), async (operation) => {
    const sample = good(operation)
    for (const name of ['bypass', '__proto__', 'constructor', 'marketkey', 'marketKey[]', 'a.b']) {
      const search = `${encodeURIComponent(name)}=1`
      expectInvalid(await send(operation, { ...sample, search }), `query.${name}`, search)
    }
    await expectUntouched()
  })
})

test('in a query, a value that no parameter takes is refused by the name of the parameter [API-02]', async () => {
  await expectOfEach(having('query'), async (operation) => {
    const sample = good(operation)
    const fields = fieldsOf(operation)
    for (const field of fields) {
      for (const value of NO_VALUES) {
        const search = `${field}=${encodeURIComponent(value)}`
        expectInvalid(await send(operation, { ...sample, search }), `query.${field}`, search)
      }
    }
    await expectUntouched()
  })
})

test('in a query, a number is written in digits and nothing else [API-02]', async () => {
  await expectOfEach(having('query'), async (operation) => {
    const sample = good(operation)
    const fields = fieldsOf(operation)
    for (const field of fields.filter((name) => ['marketKey', 'page', 'size'].includes(name))) {
      for (const value of ['', ' ', ...NO_KEYS.filter((key) => key !== '0' || field !== 'page')]) {
        const search = `${field}=${value}`
        expectInvalid(await send(operation, { ...sample, search }), `query.${field}`, search)
      }
    }
    await expectUntouched()
  })
})

// For what cannot be a printed code the reply is that of an unknown one, which has a test of its
// own.
const namesByKey = having('params').filter(({ name }) => name !== 'pieces.readOffer')

test('what cannot be a key, a type or a name in an address is refused by its place [API-01]', async () => {
  await expectOfEach(namesByKey, async (operation) => {
    const sample = good(operation)
    for (const field of Object.keys(operation.params?.shape ?? {})) {
      for (const value of NO_KEYS) {
        const params = { ...sample.params, [field]: value }
        expectInvalid(await send(operation, { ...sample, params }), `params.${field}`, value)
      }
    }
    await expectUntouched()
  })
})
