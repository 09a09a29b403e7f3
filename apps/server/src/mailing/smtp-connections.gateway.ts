import {
  domainOf,
  isCrowded,
  isNeeded,
  mannerAfter,
  mayUseConnection,
  SLOW_AFTER,
  type DomainManner,
  type InUse,
  type Shares,
} from '@marquee/rules/mailing'
import { SmtpConnection, type Delivered, type Envelope, type SmtpServer } from '../outbox/index.ts'

interface Bounds {
  /** How many connections are open at once. */
  most: number
  /** After how many emails a connection is closed and another one opened. */
  messagesEach: number
}

export interface MailConnections {
  /**
   * Waits until a connection is free, unless the server is slow at its domain, or it is not to leave any more. Never
   * throws: what went wrong is the answer.
   */
  deliver: (envelope: Envelope, leaving?: AbortSignal) => Promise<Delivered>
  /** False: an email to this address would wait, as the server is slow at its domain. */
  hasRoom: (to: string) => boolean
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
const CROWDED: Delivered = {
  outcome: 'later',
  answer: 'The server is slow at this domain.',
  about: 'domain',
}

/** Domains that are written to no more are forgotten. */
const MOST_DOMAINS = 10_000

interface Waiting {
  domain: string
  resolve: (got: SmtpConnection | Delivered) => void
}

/** Some connections to one mail server, used for many emails. */
export function mailConnections(
  server: SmtpServer,
  bounds: Bounds,
  clock: () => number,
): MailConnections {
  const shared = new SharedConnections(server, bounds, clock)
  return {
    deliver: (envelope, leaving) => shared.deliver(envelope, leaving),
    hasRoom: (to) => shared.hasRoom(domainOf(to)),
    close: () => shared.close(),
  }
}

class SharedConnections {
  private readonly free: SmtpConnection[]
  private readonly all: readonly SmtpConnection[]
  private readonly inUse = new Map<SmtpConnection, InUse>()
  private readonly manners = new Map<string, DomainManner>()
  private readonly resting = new Map<SmtpConnection, NodeJS.Timeout>()
  private readonly underway = new Set<Promise<Delivered>>()
  private readonly queue: Waiting[] = []
  private neededAt = -Infinity
  private isClosed = false

  constructor(
    server: SmtpServer,
    { most, messagesEach }: Bounds,
    private readonly clock: () => number,
  ) {
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

  hasRoom(domain: string): boolean {
    return !isCrowded(domain, this.shares(), this.clock())
  }

  private shares(): Shares {
    return {
      inUse: [...this.inUse.values()],
      most: this.all.length,
      mannerOf: (domain) => this.manners.get(domain) ?? 'new',
      neededAt: this.neededAt,
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (const { resolve } of this.queue.splice(0)) resolve(CLOSED)
    await Promise.all(this.underway)
    for (const rest of this.resting.values()) clearTimeout(rest)
    this.resting.clear()
    for (const connection of this.all) connection.leave()
  }

  private async deliverInTurn(envelope: Envelope, leaving?: AbortSignal): Promise<Delivered> {
    const connection = await this.take(domainOf(envelope.to))
    if (!(connection instanceof SmtpConnection)) return connection
    if (leaving?.aborted) {
      this.giveBack(connection)
      return WITHDRAWN
    }
    const slow = setTimeout(() => this.letGoBehindSlow(), SLOW_AFTER + 1)
    const delivered = await connection.deliver(envelope)
    clearTimeout(slow)
    this.remember(connection)
    this.giveBack(connection)
    return delivered
  }

  private take(domain: string): Promise<SmtpConnection | Delivered> {
    if (this.isClosed) return Promise.resolve(CLOSED)
    if (!this.hasRoom(domain)) return Promise.resolve(CROWDED)
    return new Promise((resolve) => {
      this.queue.push({ domain, resolve })
      this.handOut()
    })
  }

  /** To the first that may use one, as one behind it may be for another domain. */
  private handOut(): void {
    for (;;) {
      const [shares, now] = [this.shares(), this.clock()]
      const at = this.queue.findIndex(({ domain }) => mayUseConnection(domain, shares, now))
      // The one that was used last, so that those that are not needed rest, and close.
      const connection = at < 0 ? undefined : this.free.pop()
      if (!connection) return this.noteNeed(shares, now)
      const [next] = this.queue.splice(at, 1)
      if (next) next.resolve(this.begin(connection, next.domain))
    }
  }

  private noteNeed(shares: Shares, now: number): void {
    const waiting = this.queue.map(({ domain }) => domain)
    if (this.free.length === 0 && isNeeded(waiting, shares, now)) this.neededAt = now
  }

  /** Of those behind an email that has become slow some may go now, and the others would hold up what is theirs. */
  private letGoBehindSlow(): void {
    this.handOut()
    const crowded = this.queue.filter(({ domain }) => !this.hasRoom(domain))
    for (const waiting of crowded) {
      this.queue.splice(this.queue.indexOf(waiting), 1)
      waiting.resolve(CROWDED)
    }
  }

  private begin(connection: SmtpConnection, domain: string): SmtpConnection {
    clearTimeout(this.resting.get(connection))
    this.resting.delete(connection)
    this.inUse.set(connection, { domain, since: this.clock() })
    return connection
  }

  private giveBack(connection: SmtpConnection): void {
    this.inUse.delete(connection)
    this.free.push(connection)
    this.handOut()
    if (this.isClosed || this.inUse.has(connection)) return
    this.resting.set(
      connection,
      setTimeout(() => connection.leave(), REST),
    )
  }

  private remember(connection: SmtpConnection): void {
    const used = this.inUse.get(connection)
    if (!used) return
    const { domain, since } = used
    this.manners.delete(domain)
    this.manners.set(domain, mannerAfter(this.clock() - since))
    const [oldest] = this.manners.keys()
    if (this.manners.size > MOST_DOMAINS && oldest !== undefined) this.manners.delete(oldest)
  }
}
