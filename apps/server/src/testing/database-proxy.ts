import {
  connect,
  createServer,
  type AddressInfo,
  type NetConnectOpts,
  type Server,
  type Socket,
} from 'node:net'

/** Stands between the program and its database, to be cut, frozen and mended. */
export class DatabaseProxy {
  private readonly pairs = new Set<readonly Socket[]>()
  private readonly real: URL
  private server: Server | undefined
  private port = 0
  private isFrozen = false

  constructor(realUrl: string) {
    this.real = new URL(realUrl)
  }

  get url(): string {
    const url = new URL(this.real)
    url.host = `127.0.0.1:${this.port}`
    return url.href
  }

  /** Takes connections at the same address as before. */
  async mend(): Promise<void> {
    this.isFrozen = false
    const server = createServer((near) => this.accept(near))
    this.server = server
    await new Promise<void>((resolve) => {
      server.listen(this.port, '127.0.0.1', resolve)
    })
    this.port = (server.address() as AddressInfo).port
  }

  /** The server is gone: connections break, new ones are refused. */
  async cut(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      this.server?.close(() => resolve())
    })
    for (const pair of this.pairs) this.end(pair)
    await closed
  }

  /** The server still holds its connections, and says nothing on any of them. */
  freeze(): void {
    this.isFrozen = true
    for (const socket of [...this.pairs].flat()) socket.unpipe().pause()
  }

  private target(): NetConnectOpts {
    const host = decodeURIComponent(this.real.hostname)
    const port = Number(this.real.port)
    // The folder of a socket, or a name on the network.
    return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  }

  private accept(near: Socket): void {
    // A connection that comes while all is frozen is accepted, and gets no answer either.
    const far = this.isFrozen ? undefined : connect(this.target())
    const pair = far ? [near, far] : [near]
    this.pairs.add(pair)
    if (far) near.pipe(far).pipe(near)
    for (const socket of pair) {
      socket.on('error', () => this.end(pair))
      socket.on('close', () => this.end(pair))
    }
  }

  private end(pair: readonly Socket[]): void {
    this.pairs.delete(pair)
    for (const socket of pair) socket.destroy()
  }
}
