import { FileReply, Problem, type OperationShape } from '@marquee/contract/operation'
import type { z } from 'zod'
import { jsonSchema, pascal, sharedSchemas } from './shared-schemas.ts'

type Named = OperationShape & { name: string }
type Json = Record<string, unknown>

/** The API's document, made from the contract and nothing else. */
export function openApiDocument(operations: readonly Named[]): Json {
  const { schemas, pointed } = sharedSchemas(operations.flatMap(written))
  const paths: Record<string, Record<string, Json>> = {}
  for (const operation of operations) {
    const path = `/api${operation.path}`
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation, pointed) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marquee',
      version: '1.0.0',
      description:
        'Calls carry a bearer access token. A refusal is application/problem+json with a stable code.',
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    paths,
    components: {
      schemas: { ...schemas, Problem: jsonSchema(Problem, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

/** The schemas of what is sent and answered, each with a name it might have. */
function written({ name, body, reply }: Named) {
  return [
    ...(body ? [{ name: pascal(`${name} body`), schema: jsonSchema(body, 'input') }] : []),
    { name: pascal(`${name} reply`), schema: jsonSchema(reply.body, 'output') },
  ]
}

type Pointed = (schema: Json) => Json

function describe(operation: Named, pointed: Pointed): Json {
  const { example, reply, access } = operation
  return {
    operationId: operation.name,
    tags: [operation.name.split('.')[0]],
    summary: operation.summary,
    'x-access': access,
    ...(operation.audit ? { 'x-audit': operation.audit } : {}),
    parameters: [
      ...parameters('path', operation.params, example.params),
      ...parameters('query', operation.query, example.query),
      ...(isConditional(operation) ? [IF_MATCH] : []),
      ...(operation.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(access.scope === 'public' ? { security: [] } : {}),
    requestBody: requestBody(operation, pointed),
    responses: {
      [reply.status]: {
        description: 'Done',
        ...(operation.versionOf ? { headers: ETAG } : {}),
        content:
          reply.body === FileReply
            ? BYTES
            : json(pointed(jsonSchema(reply.body, 'output')), example.reply),
      },
      ...failures(operation),
    },
  }
}

/** Undefined, and so not written out, where a call carries nothing. */
function requestBody(
  { body, example, form, signed, upload }: Named,
  pointed: Pointed,
): Json | undefined {
  if (upload) return { required: true, content: FILE }
  if (form) return formBody(form)
  if (signed) return { required: true, content: json({ type: ['object', 'array'] }, signed) }
  if (!body) return undefined
  return {
    // A call without a body sends none of its fields.
    required: !body.safeParse({}).success,
    content: json(pointed(jsonSchema(body, 'input')), example.body),
  }
}

const VERSION = { type: 'string', pattern: '^"\\d+"$' }
const ETAG = { ETag: { description: 'The version that this is', schema: VERSION } }
const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: VERSION,
  example: '"1"',
  description: 'The version that was read; without it, what is there is taken',
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  description:
    'A call sent again with its key is answered as the first time; keys are kept for 30 days',
}

const isConditional = ({ versionOf, method }: Named): boolean =>
  versionOf !== undefined && method === 'PUT'

const FILE = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  },
}

const formBody = (example: string) => ({
  required: true,
  content: {
    'application/x-www-form-urlencoded': { schema: { type: 'string' }, example },
    'multipart/form-data': { schema: { type: 'object' } },
  },
})

const BYTES = { 'image/*': { schema: { type: 'string', format: 'binary' } } }

function json(schema: Json, example: unknown): Json {
  return { 'application/json': { schema, example } }
}

function parameters(
  where: 'path' | 'query',
  fields: z.ZodObject | undefined,
  example: unknown,
): Json[] {
  return Object.entries(fields?.shape ?? {}).map(([name, type]) => ({
    name,
    in: where,
    required: where === 'path' || !(type as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(type as z.ZodType, 'input'),
    ...(hasField(example, name) ? { example: example[name] } : {}),
  }))
}

function hasField(value: unknown, name: string): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && name in value
}

const everywhere: Record<string, string> = {
  400: 'A field is wrong, unknown or given twice; `fields` names each',
  401: 'No token, or one that is expired, forged or meant for something else',
  403: 'access.denied',
  404: 'Missing, or outside the caller’s scope',
  429: 'Too many requests',
  503: 'Not available right now; see Retry-After',
}

function failures({ failures: own, idempotent }: Named): Json {
  const codes = new Map(Object.entries(everywhere).map(([status, text]) => [status, [text]]))
  const reused = idempotent ? { 'idempotency.key-reused': 422 } : {}
  for (const [code, status] of Object.entries({ ...own, ...reused })) {
    codes.set(String(status), [...(codes.get(String(status)) ?? []), code])
  }
  const content = {
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  }
  return Object.fromEntries(
    [...codes].map(([status, texts]) => [status, { description: texts.join('; '), content }]),
  )
}
