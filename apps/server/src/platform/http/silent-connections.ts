import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A call whose connection is new may still be on its way. */
const SWEEP_EVERY = 250

/**
 * Ends what a stop would wait for in vain: Node takes a connection on which nothing was ever sent, as browsers
 * open them for later, for one whose call is under way.
 */
export function endSilentConnections(fastify: FastifyInstance): void {
  const { server } = fastify
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  fastify.addHook('preClose', async () => {
    let before = new Set<Socket>()
    const sweep = () => {
      const silent = new Set([...open].filter(({ bytesRead }) => bytesRead === 0))
      for (const socket of silent) if (before.has(socket)) socket.destroy()
      before = silent
      server.closeIdleConnections()
      if (!server.listening && open.size === 0) clearInterval(timer)
    }
    const timer = setInterval(sweep, SWEEP_EVERY).unref()
    sweep()
  })
}
