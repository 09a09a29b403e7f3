import type { FastifyInstance } from 'fastify'
import { tokenFor } from '../apps/server/src/testing/tokens.ts'

export interface Answered<Reply> {
  status: number
  body: Reply
  headers: Record<string, unknown>
  ms: number
}

/** The addresses of the demo's people, from the @ on. */
export const OF_THE_DEMO = '@demo.example'

/** Calls of a person, timed without a socket; one that fails ends the benchmark. */
export const callsOn =
  (fastify: FastifyInstance, domain = '') =>
  async <Reply>(
    as: string,
    method: string,
    path: string,
    body?: object,
  ): Promise<Answered<Reply>> => {
    const authorization = `Bearer ${await tokenFor(as + domain)}`
    const began = performance.now()
    const answer = await fastify.inject({
      method: method as 'GET',
      url: `/api${path}`,
      headers: { authorization },
      ...(body && { payload: body }),
    })
    const ms = performance.now() - began
    const { statusCode: status, headers } = answer
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${answer.body.slice(0, 500)}`)
    return { status, headers, body: JSON.parse(answer.body) as Reply, ms }
  }
