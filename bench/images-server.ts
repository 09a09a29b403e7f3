import { readFileSync, writeFileSync } from 'node:fs'
import { loadTestTree } from '../apps/server/src/testing/test-tree.ts'
import { tokenFor } from '../apps/server/src/testing/tokens.ts'
import { endWithParent, wholeServer } from './whole-server.ts'

// The whole server in a process of its own, so that its memory is its own; it reports it on
// request.

const { fastify, stop } = await wholeServer(loadTestTree)
const address = await fastify.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ address, token: await tokenFor('admin', { expiresIn: '1h' }) })

process.on('message', (message) => {
  if (message === 'memory') process.send?.(memory())
  // From now on the most is what is used from here.
  if (message === 'rest') writeFileSync('/proc/self/clear_refs', '5')
})
endWithParent(stop)

/** In bytes: now, and the most since it was last at rest. */
function memory(): { now: number; most: number } {
  const status = readFileSync('/proc/self/status', 'utf8')
  const read = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1_024
  return { now: read('VmRSS'), most: read('VmHWM') }
}
