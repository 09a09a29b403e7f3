import { allOperations } from '@marquee/contract'
import { FileReply, wireNames, type Operation } from '@marquee/contract/operation'
import { renamed } from '@marquee/rules/wire-names'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { badInput, expectOfEach, good, having, isGoodHere } from '../../access-matrix/bad-input.ts'
import { testApp } from '../../testing/test-app.ts'

interface Content {
  schema: Record<string, unknown>
  example?: unknown
}
interface Described {
  operationId: string
  summary: string
  tags: string[]
  'x-access': unknown
  'x-audit'?: string
  security?: object[]
  parameters: { name: string; in: string; required: boolean; schema: object; example?: unknown }[]
  requestBody?: { required: boolean; content: Record<string, Content> }
  responses: Record<string, { description: string; content: Record<string, Content> }>
}
interface Document {
  openapi: string
  info: { title: string; version: string }
  security: object[]
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> }
}

const app = testApp()
const calls = badInput(app)
let document: Document

beforeAll(async () => {
  document = (await app.send({ method: 'GET', url: '/api/openapi.json' })).body
})

const described = ({ method, path }: Operation) =>
  document.paths[`/api${path}`]?.[method.toLowerCase()] as Described

/** A schema and all schemas inside it. */
const withParts = (schema: unknown): object[] =>
  typeof schema === 'object' && schema !== null
    ? [schema, ...Object.values(schema).flatMap(withParts)]
    : []
/** The list of a schema's fields is no schema of its own. */
const isFields = (text: string) => !/^\{"(type|anyOf|oneOf|description)"/.test(text)

/** Does a value fit a schema of the document, judged by the document alone? */
function misfit(schema: object, value: unknown): string | undefined {
  const here = JSON.stringify({ ...schema, $defs: document.components.schemas })
  const whole = JSON.parse(here.replaceAll('#/components/schemas/', '#/$defs/'))
  const result = z.fromJSONSchema(whole).safeParse(value)
  return result.success ? undefined : JSON.stringify(result.error.issues.slice(0, 3))
}

describe('the API document', () => {
  test('is OpenAPI 3.1, served to all, and requires a token on every call [API-01]', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info).toMatchObject({ title: 'Marquee', version: expect.any(String) })
    expect(document.security).toEqual([{ token: [] }])
    expect(document.components.securitySchemes.token).toMatchObject({
      type: 'http',
      scheme: 'bearer',
    })
  })

  test('has every operation of the contract and no other [API-01]', () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${method} ${path} ${operationId}`,
      ),
    )
    const declared = allOperations.map(
      ({ method, path, name }) => `${method.toLowerCase()} /api${path} ${name}`,
    )
    expect(listed.sort()).toEqual(declared.sort())
  })

  test('points to nothing that is not in it [API-01]', () => {
    const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)]
    expect(pointers.length).toBeGreaterThan(0)
    for (const [, pointer = ''] of pointers) {
      const target = pointer
        .split('/')
        .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], document)
      expect(target, pointer).toBeTypeOf('object')
    }
  })

  test('writes nothing long out twice: it has a name, and is pointed to [API-01]', () => {
    const contents = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ requestBody, responses }) =>
        [requestBody, ...Object.values(responses)].flatMap(
          (reply) => reply?.content['application/json']?.schema ?? [],
        ),
      ),
    )
    const texts = [...contents, ...Object.values(document.components.schemas)]
      .flatMap((schema) => withParts(schema))
      .map((part) => JSON.stringify(part))
      .filter((text) => text.length > 300 && /"(type|anyOf|oneOf)":/.test(text))
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter((text, at) => texts.indexOf(text) < at && !isFields(text))).toEqual([])
  })

  test('can be read as a page, which names every operation and runs no script [API-01]', async () => {
    const { body } = await app.send({ method: 'GET', url: '/api/docs' })
    for (const { name, path } of allOperations) {
      expect(body).toContain(`id="${name}"`)
      expect(body).toContain(`/api${path}`)
    }
    expect(body).not.toMatch(/<script|onload|style="/)
    for (const name of Object.keys(document.components.schemas)) {
      expect(body).toContain(`id="schema-${name}"`)
    }
    const pointers = [...body.matchAll(/href="#(schema-\w+)"/g)].map(([, id]) => id)
    expect(pointers.length).toBeGreaterThan(50)
    expect(pointers.filter((id) => !body.includes(`id="${id}"`))).toEqual([])
  })
})

test('each operation says who may call, what is written down, what each place of its address means [API-01, LVL-07]', async () => {
  await expectOfEach(allOperations, async (operation) => {
    const { summary, parameters, ...rest } = described(operation)
    expect(summary.length).toBeGreaterThan(10)
    expect(rest['x-access']).toEqual(operation.access)
    expect(rest['x-audit']).toBe(operation.audit)
    const places = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, place]) => place)
    const inPath = parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => name)).toEqual(places)
    expect(inPath.every(({ required }) => required)).toBe(true)
    const inQuery = parameters.filter((parameter) => parameter.in === 'query')
    expect(inQuery.map(({ name }) => name)).toEqual(Object.keys(operation.query?.shape ?? {}))
    for (const { name, required } of inQuery) {
      const without = { ...(operation.example.query as object), [name]: undefined }
      expect(operation.query?.safeParse(without).success, name).toBe(!required)
    }
  })
})

test('each operation lists every refusal that it may answer with, by status and code [API-06]', async () => {
  await expectOfEach(allOperations, async (operation) => {
    const { responses } = described(operation)
    for (const status of ['400', '401', '403', '404', '429', '503']) {
      expect(responses[status]?.content).toHaveProperty(['application/problem+json'])
    }
    for (const [code, status] of Object.entries(operation.failures)) {
      expect(responses[status]?.description).toContain(code)
    }
  })
})

const isFile = ({ reply }: Operation) => reply.body === FileReply

test('each operation that answers bytes says so, and needs a token unless it is public [API-03, CRE-17]', async () => {
  await expectOfEach(allOperations.filter(isFile), (operation) => {
    const { responses, security } = described(operation)
    expect(Object.keys(responses[200]?.content ?? {})).toHaveLength(1)
    expect(responses[200]?.content).not.toHaveProperty(['application/json'])
    expect(security).toEqual(operation.access.scope === 'public' ? [] : undefined)
  })
})

const inJson = allOperations.filter((operation) => !isFile(operation))

test('each operation in JSON has examples that fit the contract, and fit the schemas beside them [API-03, API-04]', async () => {
  await expectOfEach(inJson, async (operation) => {
    const { requestBody, responses, parameters } = described(operation)
    const { example, reply } = operation
    const answered = renamed(example.reply, wireNames(reply.body))
    expect(reply.body.safeParse(answered).error).toBeUndefined()
    for (const part of ['params', 'query', 'body'] as const) {
      const sent = renamed(example[part] ?? {}, wireNames(operation[part]))
      expect(operation[part]?.safeParse(sent).error, part).toBeUndefined()
    }
    const answer = responses[reply.status]?.content['application/json'] as Content
    expect(answer.example).toEqual(example.reply)
    expect(misfit(answer.schema, answer.example)).toBeUndefined()
    const sent = requestBody?.content['application/json']
    if (sent) expect(misfit(sent.schema, sent.example)).toBeUndefined()
    for (const parameter of parameters.filter((candidate) => candidate.example !== undefined)) {
      expect(misfit(parameter.schema, parameter.example), parameter.name).toBeUndefined()
    }
  })
})

test('a body is required of exactly the calls that are refused without one [API-04, PRF-06]', async () => {
  // Keys may come in the query instead.
  const other = having('body').filter(({ query }) => !query?.shape.itemKey)
  await expectOfEach(other, async (operation) => {
    const answer = await calls.send(operation, { ...good(operation), body: undefined })
    await calls.putBack()
    const isRefused = answer.body.code === 'request.invalid'
    expect(described(operation).requestBody?.required).toBe(isRefused)
  })
})

/** Every operation is called, most of them several times. */
const SLOWLY = { timeout: 300_000 }

test(
  'each operation in JSON promises what the server really answers, and takes what it really takes [API-03, API-04]',
  SLOWLY,
  async () => {
    await expectOfEach(inJson, async (operation) => {
      const { requestBody, responses } = described(operation)
      const sample = good(operation)
      const answer = await calls.send(operation, sample)
      await calls.putBack()
      if (isGoodHere(operation)) expect(answer.status).toBe(operation.reply.status)
      const documented = Object.values(responses[answer.status]?.content ?? {})[0] as Content
      expect(misfit(documented.schema, answer.body)).toBeUndefined()
      const taken = requestBody?.content['application/json']
      // What another service signs may have fields of its own.
      if (!taken || operation.signed) return
      expect(misfit(taken.schema, JSON.parse(JSON.stringify(sample.body)))).toBeUndefined()
      expect(misfit(taken.schema, { ...(sample.body as object), unknown: 1 })).toBeDefined()
    })
  },
)
