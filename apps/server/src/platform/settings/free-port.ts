import { randomInt } from 'node:crypto'
import net from 'node:net'

/**
 * Below those that the system gives to connections by itself: one of these would be taken by some connection between this
 * look and the moment, seconds later, at which the program listens.
 */
const FIRST = 20_000
const LAST = 32_000

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
