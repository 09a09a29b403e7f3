import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { agentFamily } from '../audit/index.ts'
import type { Verify } from '../sign-in/verify.ts'
import type { BoundOperation } from '../use-case.ts'
import { answer, answerPublic, type Answering } from './answer.ts'
import { countCall } from './counted-call.ts'
import { readOnce } from '../once/index.ts'
import { parse, readIfMatch } from './parse.ts'
import { problem } from './problem.ts'
import { sendReply } from './reply.ts'
import { requireSignIn } from './sign-in-hook.ts'
import { assertGuarded } from './guarded.ts'
import { incomingFile, takeFiles } from './upload.ts'
import type { UploadFolder } from '../uploads/index.ts'

export interface Api extends Answering {
  operations: readonly BoundOperation[]
  verify: Verify
  ratePerMinute: number
  uploads: UploadFolder
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
      const isUpload = ({ operation }: BoundOperation) => operation.upload !== undefined
      for (const bound of on.operations.filter((one) => !isUpload(one))) mount(api, bound, on)
      await api.register(async (uploads) => {
        await takeFiles(uploads)
        for (const bound of on.operations.filter(isUpload)) mount(uploads, bound, on)
      })
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
    config: {
      operation: operation.name,
      isPublic: operation.access.scope === 'public',
      carriesFile: operation.upload !== undefined,
    },
    handler: async (request, reply) =>
      sendReply(operation, await resultOf(bound, request, on), request, reply),
  })
}

async function resultOf(bound: BoundOperation, request: FastifyRequest, on: Api): Promise<unknown> {
  const { operation } = bound
  const { identity, params, query } = request
  const body = operation.upload ? undefined : request.body
  const ifMatch = readIfMatch(operation, request.headers['if-match'])
  const input = { ...parse(operation, { params, query, body }), ifMatch }
  if (operation.access.scope === 'public') return answerPublic(bound, input, on)
  if (!identity) throw problem('sign-in.required')
  const { name, shareOfCalls } = operation
  if (shareOfCalls) {
    const most = Math.ceil(on.ratePerMinute * shareOfCalls)
    await countCall(on.pool, { operation: name, identity, most })
  }
  const once = readOnce(operation, request.headers['idempotency-key'], input)
  const from = { client: request.ip, agent: agentFamily(request.headers['user-agent']) }
  const call = { id: request.id, identity, input, once, from }
  if (!operation.upload) return answer(bound, call, on)
  const file = incomingFile(request, operation.upload.most, on.uploads)
  try {
    return await answer(bound, { ...call, file }, on)
  } finally {
    await file.remove()
  }
}
