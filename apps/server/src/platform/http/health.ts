import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { version } from '../release/index.ts'
import type { RoomLeft } from './room-left.ts'

interface Health {
  pool: pg.Pool
  room: RoomLeft
  isStopping: () => boolean
  problem: () => Promise<string | undefined>
}

/** healthz: the process lives. readyz: it can serve, which it stops saying before it stops. */
export function reportHealth(
  app: FastifyInstance,
  { pool, room, isStopping, problem }: Health,
): void {
  app.get('/healthz', async () => ({ status: 'alive', ...version() }))
  app.get('/readyz', async (request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' })
    try {
      await pool.query('SELECT 1')
      if (await room.isFull()) {
        return await reply.status(503).header('retry-after', '30').send({ status: 'storage full' })
      }
      const status = await problem()
      if (status) return await reply.status(503).header('retry-after', '10').send({ status })
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.status(503).header('retry-after', '2').send({ status: 'database away' })
    }
  })
}
