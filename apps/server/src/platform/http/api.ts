import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Verify } from '../sign-in/verify.ts'
import type { BoundOperation } from '../use-case.ts'
import { answer, type Answering } from './answer.ts'
import { parse } from './parse.ts'
import { problem } from './problem.ts'
import { requireSignIn } from './sign-in-hook.ts'
import { assertGuarded } from './guarded.ts'

export interface Api extends Answering {
  operations: readonly BoundOperation[]
  verify: Verify
  ratePerMinute: number
}

const BODY_LIMIT = 1_048_576

/** All operations under /api, each guarded as its contract declares. */
export async function mountApi(app: FastifyInstance, on: Api): Promise<void> {
  assertGuarded(on.operations.map(({ operation }) => operation))
  await app.register(
    async (api) => {
      requireSignIn(api, on.verify)
      await api.register(rateLimit, {
        max: on.ratePerMinute,
        timeWindow: 60_000,
        keyGenerator: (request) => request.identity?.subject ?? request.ip,
        errorResponseBuilder: (_request, { ttl }) =>
          problem('too-many-requests', {}, { 'retry-after': String(Math.ceil(ttl / 1000)) }),
      })
      for (const bound of on.operations) mount(api, bound, on)
    },
    { prefix: '/api' },
  )
}

function mount(api: FastifyInstance, bound: BoundOperation, on: Api): void {
  const { operation } = bound
  api.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: BODY_LIMIT,
    config: { operation: operation.name },
    handler: async (request, reply) => {
      const { identity } = request
      if (!identity) throw problem('sign-in.required')
      const { params, query, body } = request
      const input = parse(operation, { params, query, body })
      const result = await answer(bound, { id: request.id, identity, input }, on)
      return reply
        .status(operation.reply.status)
        .header('cache-control', 'no-store')
        .header('content-type', 'application/json; charset=utf-8')
        .send(JSON.stringify(result))
    },
  })
}
