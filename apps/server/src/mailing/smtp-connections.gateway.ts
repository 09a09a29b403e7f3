import { SmtpConnection, type Delivered, type Envelope, type SmtpServer } from '../outbox/index.ts'

interface Bounds {
  /** How many connections are open at once. */
  most: number
  /** After how many emails a connection is closed and another one opened. */
  messagesEach: number
}

export interface MailConnections {
  /** Waits until a connection is free, or it is not to leave any more. Never throws: what went wrong is the answer. */
  deliver: (envelope: Envelope, leaving?: AbortSignal) => Promise<Delivered>
  /** What waits for a connection is answered `later`; what is being handed over is waited for. */
  close: () => Promise<void>
}

// A server closes what rests for minutes; this is before that, and lets the program end.
const REST = 20_000
const CLOSED: Delivered = {
  outcome: 'later',
  answer: 'The connections are being closed.',
  about: 'server',
}
const WITHDRAWN: Delivered = {
  outcome: 'later',
  answer: 'It was not to leave any more.',
  about: 'server',
}

/** Some connections to one mail server, used for many emails. */
export function mailConnections(server: SmtpServer, bounds: Bounds): MailConnections {
  const shared = new SharedConnections(server, bounds)
  return {
    deliver: (envelope, leaving) => shared.deliver(envelope, leaving),
    close: () => shared.close(),
  }
}

class SharedConnections {
  private readonly free: SmtpConnection[]
  private readonly all: readonly SmtpConnection[]
  private readonly resting = new Map<SmtpConnection, NodeJS.Timeout>()
  private readonly underway = new Set<Promise<Delivered>>()
  private readonly queue: ((free: SmtpConnection | undefined) => void)[] = []
  private isClosed = false

  constructor(server: SmtpServer, { most, messagesEach }: Bounds) {
    this.all = Array.from({ length: most }, () => new SmtpConnection(server, messagesEach))
    this.free = [...this.all]
  }

  async deliver(envelope: Envelope, leaving?: AbortSignal): Promise<Delivered> {
    const delivery = this.deliverInTurn(envelope, leaving)
    this.underway.add(delivery)
    try {
      return await delivery
    } finally {
      this.underway.delete(delivery)
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (const resolve of this.queue.splice(0)) resolve(undefined)
    await Promise.all(this.underway)
    for (const rest of this.resting.values()) clearTimeout(rest)
    this.resting.clear()
    for (const connection of this.all) connection.leave()
  }

  private async deliverInTurn(envelope: Envelope, leaving?: AbortSignal): Promise<Delivered> {
    const connection = await this.take()
    if (!connection) return CLOSED
    const delivered = leaving?.aborted ? WITHDRAWN : await connection.deliver(envelope)
    this.giveBack(connection)
    return delivered
  }

  /** The one that was used last, so that those that are not needed rest, and close. */
  private take(): Promise<SmtpConnection | undefined> {
    if (this.isClosed) return Promise.resolve(undefined)
    const connection = this.free.pop()
    if (!connection) return new Promise((resolve) => this.queue.push(resolve))
    clearTimeout(this.resting.get(connection))
    this.resting.delete(connection)
    return Promise.resolve(connection)
  }

  private giveBack(connection: SmtpConnection): void {
    const next = this.queue.shift()
    if (next) return next(connection)
    this.free.push(connection)
    if (this.isClosed) return
    this.resting.set(
      connection,
      setTimeout(() => connection.leave(), REST),
    )
  }
}
