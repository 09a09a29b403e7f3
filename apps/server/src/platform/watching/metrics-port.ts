import Fastify from 'fastify'
import { exposition, EXPOSITION_TYPE } from './exposition.ts'
import type { Sample } from './metrics.ts'

interface Place {
  host: string
  port: number
}

/** A port of its own for `/metrics`, which no proxy of people leads to. Answers how to close it. */
export async function serveMetrics(
  { host, port }: Place,
  read: () => Promise<readonly Sample[]>,
): Promise<() => Promise<void>> {
  const fastify = Fastify({ requestTimeout: 15_000, forceCloseConnections: true })
  fastify.get('/metrics', async (_request, reply) =>
    reply
      .headers({ 'content-type': EXPOSITION_TYPE, 'cache-control': 'no-store' })
      .send(exposition(await read())),
  )
  await fastify.listen({ host, port })
  return () => fastify.close()
}
