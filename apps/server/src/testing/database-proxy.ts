import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** Stands between the program and its database, to be cut, frozen and mended. */
export interface DatabaseProxy {
  url: string
  /** The server is gone: connections break, new ones are refused. */
  cut: () => Promise<void>
  mend: () => Promise<void>
  /** The server still holds its connections, and says nothing on any of them. */
  freeze: () => void
  close: () => Promise<void>
}

export async function databaseProxy(realUrl: string): Promise<DatabaseProxy> {
  const real = new URL(realUrl)
  const pairs = new Set<readonly Socket[]>()
  let server: Server
  let port = 0
  let frozen = false

  const accept = (near: Socket) => {
    // Who comes while all is frozen is heard, and gets no answer either.
    const far = frozen ? undefined : connect(Number(real.port), real.hostname)
    const pair = far ? [near, far] : [near]
    pairs.add(pair)
    if (far) near.pipe(far).pipe(near)
    for (const socket of pair) {
      socket.on('error', () => end(pair))
      socket.on('close', () => end(pair))
    }
  }
  const end = (pair: readonly Socket[]) => {
    pairs.delete(pair)
    for (const socket of pair) socket.destroy()
  }
  const mend = async () => {
    frozen = false
    server = createServer(accept)
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  }
  const cut = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const pair of pairs) end(pair)
    await closed
  }
  await mend()

  const url = new URL(realUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    cut,
    mend,
    freeze: () => {
      frozen = true
      for (const socket of [...pairs].flat()) socket.unpipe().pause()
    },
    close: cut,
  }
}
