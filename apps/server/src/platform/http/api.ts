import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { agentFamily } from '../audit/index.ts'
import type { Verify } from '../sign-in/verify.ts'
import type { BoundOperation } from '../use-case.ts'
import { answer, type Answering } from './answer.ts'
import { answerPublic } from './answer-public.ts'
import { countCall } from './counted-call.ts'
import { readOnce } from '../once/index.ts'
import { parse, readIfMatch } from './parse.ts'
import { problem } from './problem.ts'
import { sendReply } from './reply.ts'
import { requireSignIn } from './sign-in-hook.ts'
import { assertGuarded } from './guarded.ts'
import { formOf, MOST_FORM_BYTES, takeForms } from './form.ts'
import { signedCall, takeSigned } from './signed.ts'
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
      const taking = (kind: Taken) =>
        on.operations.filter(({ operation }) => takenBy(operation) === kind)
      for (const bound of taking('json')) mount(api, bound, on)
      await api.register(async (forms) => {
        takeForms(forms)
        for (const bound of taking('form')) mount(forms, bound, on)
      })
      await api.register(async (calls) => {
        takeSigned(calls)
        for (const bound of taking('signed')) mount(calls, bound, on)
      })
      await api.register(async (uploads) => {
        await takeFiles(uploads)
        for (const bound of taking('file')) mount(uploads, bound, on)
      })
    },
    { prefix: '/api' },
  )
}

type Taken = 'json' | 'form' | 'signed' | 'file'

function takenBy({ form, signed, upload }: BoundOperation['operation']): Taken {
  if (upload) return 'file'
  if (form) return 'form'
  return signed ? 'signed' : 'json'
}

function mount(api: FastifyInstance, bound: BoundOperation, on: Api): void {
  const { operation } = bound
  api.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: operation.form ? MOST_FORM_BYTES : BODY_LIMIT,
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
  const body = takenBy(operation) === 'json' ? request.body : undefined
  const ifMatch = readIfMatch(operation, request.headers['if-match'])
  const input = { ...parse(operation, { params, query, body }), ifMatch }
  if (operation.access.scope === 'public') {
    const form = operation.form ? formOf(request) : undefined
    const signed = operation.signed ? signedCall(request) : undefined
    return answerPublic(bound, { id: request.id, input, form, signed }, on)
  }
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
