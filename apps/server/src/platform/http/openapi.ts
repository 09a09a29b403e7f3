import { FileReply, Problem, type OperationShape } from '@marquee/contract/operation'
import { z } from 'zod'

type Named = OperationShape & { name: string }
type Json = Record<string, unknown>

/** The API's document, made from the contract and nothing else. */
export function openApiDocument(operations: readonly Named[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const operation of operations) {
    const path = `/api${operation.path}`
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) }
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
      schemas: { Problem: schema(Problem, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function describe(operation: Named): Json {
  const { example, body, reply, access } = operation
  return {
    operationId: operation.name,
    tags: [operation.name.split('.')[0]],
    summary: operation.summary,
    'x-access': access,
    ...(operation.audit ? { 'x-audit': operation.audit } : {}),
    parameters: [
      ...parameters('path', operation.params, example.params),
      ...parameters('query', operation.query, example.query),
    ],
    ...(access.scope === 'public' ? { security: [] } : {}),
    ...(body
      ? { requestBody: { required: true, content: json(body, 'input', example.body) } }
      : {}),
    ...(operation.upload ? { requestBody: { required: true, content: FILE } } : {}),
    responses: {
      [reply.status]: {
        description: 'Done',
        content: reply.body === FileReply ? BYTES : json(reply.body, 'output', example.reply),
      },
      ...failures(operation),
    },
  }
}

const FILE = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  },
}

const BYTES = { 'image/*': { schema: { type: 'string', format: 'binary' } } }

function json(type: z.ZodType, io: 'input' | 'output', example: unknown): Json {
  return { 'application/json': { schema: schema(type, io), example } }
}

function schema(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    // What a transform makes of a text is sent as that text again.
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'transform') jsonSchema.type = 'string'
    },
  })
  return rest
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
    schema: schema(type as z.ZodType, 'input'),
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

function failures({ failures: own }: Named): Json {
  const codes = new Map(Object.entries(everywhere).map(([status, text]) => [status, [text]]))
  for (const [code, status] of Object.entries(own)) {
    codes.set(String(status), [...(codes.get(String(status)) ?? []), code])
  }
  const content = {
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  }
  return Object.fromEntries(
    [...codes].map(([status, texts]) => [status, { description: texts.join('; '), content }]),
  )
}
