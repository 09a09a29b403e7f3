import { once } from 'node:events'
import type { ClientBase, Connection, Submittable } from 'pg'

// COPY moves whole tables many times faster than statements do; node-postgres knows its messages but
// has no function for it.

interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

type Done = { resolve: () => void; reject: (error: Error) => void }

class Copy implements Submittable {
  /** Set by node-postgres: it ends the wait for an answer, which would keep the program alive otherwise. */
  callback?: () => void

  constructor(
    private readonly text: string,
    protected readonly done: Done,
  ) {}

  submit(connection: Connection): void {
    connection.query(this.text)
  }

  handleError(error: Error): void {
    this.callback?.()
    this.done.reject(error)
  }

  handleReadyForQuery(): void {
    this.callback?.()
    this.done.resolve()
  }

  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
}

class CopyOut extends Copy {
  private rows: Buffer[] = []
  private size = 0
  private writing = Promise.resolve()

  constructor(
    text: string,
    done: Done,
    private readonly partSize: number,
    private readonly write: (part: Buffer) => Promise<void>,
  ) {
    super(text, done)
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: CopyConnection): void {
    // The chunk lies in a buffer that the next message may take.
    this.rows.push(Buffer.from(chunk))
    this.size += chunk.length
    if (this.size < this.partSize) return
    stream.pause()
    this.flush().then(() => stream.resume(), this.done.reject)
  }

  override handleReadyForQuery(): void {
    this.callback?.()
    this.flush().then(this.done.resolve, this.done.reject)
  }

  private flush(): Promise<void> {
    const part = Buffer.concat(this.rows)
    this.rows = []
    this.size = 0
    if (part.length > 0) this.writing = this.writing.then(() => this.write(part))
    return this.writing
  }
}

class CopyIn extends Copy {
  private hasFailed = false
  /** Of the parts; the database is waited for, or it would still be at work when the connection ends. */
  private failure: Error | undefined

  constructor(
    text: string,
    done: Done,
    private readonly parts: AsyncIterable<Buffer> | Iterable<Buffer>,
  ) {
    super(text, done)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.send(connection).catch((error: Error) => {
      this.failure = error
      connection.sendCopyFail('the rows cannot be read')
    })
  }

  private async send(connection: CopyConnection): Promise<void> {
    for await (const part of this.parts) {
      if (this.hasFailed) return
      connection.sendCopyFromChunk(part)
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
    }
    connection.endCopyFrom()
  }

  override handleError(error: Error): void {
    this.hasFailed = true
    super.handleError(this.failure ?? error)
  }
}

/** Hands on what the COPY … TO STDOUT answers, in parts of whole rows. */
export function copyOut(
  client: ClientBase,
  text: string,
  partSize: number,
  write: (part: Buffer) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyOut(text, { resolve, reject }, partSize, write))
  })
}

export function copyIn(
  client: ClientBase,
  text: string,
  parts: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(text, { resolve, reject }, parts))
  })
}
