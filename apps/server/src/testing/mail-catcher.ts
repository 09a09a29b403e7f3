import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'

export interface Caught {
  from: string
  to: string
  /** As it came over the wire, without the dots that were put before dots. */
  message: string
  isSecured: boolean
  user?: string | undefined
}

/** A reply, or what is done instead of one. With `, then reset` or `, then hang up` behind it, both. */
type Saying = string | ((nth: number, to: string) => string | undefined)

export interface Catching {
  offers?: readonly string[]
  /**
   * What it says to a command, in place of what it would; 'silence', 'reset' and 'hang up' are done instead.
   * A function gets how often the command was heard before, and for whom the message is; where it answers nothing, the usual is said.
   */
  says?: Readonly<Record<string, Saying>>
  tls?: { key: string; cert: string }
  /** After so many messages on a connection it says good-bye, where it has words for it, and closes. */
  messagesEach?: number
  goodBye?: string
  /** Replies come a byte at a time. */
  isBytewise?: boolean
  /** So many milliseconds after a message, for all or by whom it is for, it says that it was accepted; it has it before. */
  slow?: number | ((to: string) => number)
  /** What is done with a message that was accepted, in place of `caught`. */
  keep?: (mail: Caught) => void
}

export interface MailCatcher {
  port: number
  /** What it accepted: the judge of what arrived. */
  caught: Caught[]
  commands: string[]
  connections: () => number
  close: () => Promise<void>
}

interface Received {
  caught: Caught[]
  commands: string[]
  heard: Map<string, number>
}

/** A mail server on loopback that keeps what it gets, and misbehaves on request. */
export async function mailCatcher(catching: Catching = {}): Promise<MailCatcher> {
  const received: Received = { caught: [], commands: [], heard: new Map() }
  const sockets = new Set<Socket>()
  let connections = 0
  const server: Server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.setNoDelay(true)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    const caller = new Caller(socket, catching, received)
    socket.on('data', (chunk: Buffer) => caller.hear(chunk.toString('utf8')))
    caller.greet()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    caught: received.caught,
    commands: received.commands,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/** One connection, and how far the caller has come. */
class Caller {
  private buffer = ''
  private from = ''
  private to = ''
  private user: string | undefined
  private isInData = false
  private messages = 0
  private isEnding = false
  private written: Promise<void> = Promise.resolve()

  constructor(
    private readonly socket: Socket,
    private readonly catching: Catching,
    private readonly received: Received,
    private readonly isSecured = false,
  ) {}

  greet(): void {
    this.answer('greeting', '220 catcher')
  }

  hear(text: string): void {
    this.buffer += text
    for (;;) {
      const mark = this.isInData && !this.buffer.startsWith('.\r\n') ? '\r\n.\r\n' : '\r\n'
      const end = this.buffer.indexOf(mark)
      if (end < 0 || this.isEnding || this.socket.destroyed) return
      const part = this.buffer.slice(0, end)
      this.buffer = this.buffer.slice(end + mark.length)
      if (this.isInData) this.takeMessage(part === '.' ? '' : part)
      else this.takeLine(part)
    }
  }

  private takeLine(line: string): void {
    this.received.commands.push(line)
    const verb = line.split(/[ :]/)[0]?.toUpperCase() ?? ''
    if (verb === 'STARTTLS' && this.catching.tls) return this.secure()
    if (verb === 'EHLO') return void this.answer(verb, this.offers())
    if (verb === 'AUTH')
      this.user = Buffer.from(line.split(' ')[2] ?? '', 'base64')
        .toString()
        .split('\0')[1]
    if (verb === 'AUTH') return void this.answer(verb, '235 welcome')
    if (verb === 'MAIL') this.from = addressIn(line)
    if (verb === 'RCPT') this.to = addressIn(line)
    if (verb === 'RSET') this.from = this.to = ''
    if (verb === 'QUIT') return void this.socket.end('221 bye\r\n')
    const said = this.answer(verb, verb === 'DATA' ? '354 go ahead' : '250 ok')
    if (verb === 'RCPT' && !said.startsWith('2')) this.to = ''
    if (verb === 'DATA') this.isInData = said.startsWith('354')
  }

  private takeMessage(part: string): void {
    const { from, to, user, isSecured } = this
    const { slow = 0 } = this.catching
    const after = typeof slow === 'function' ? slow(to) : slow
    this.isInData = false
    // What a client sends that was refused its recipient.
    if (to === '') return void this.answer('nothing', '554 5.5.1 no valid recipients')
    const message = part.replaceAll(/^\.\./gm, '.')
    const said = this.said('.', '250 2.0.0 kept')
    // What is not refused is kept, also where the caller never learns so: sent again, it would be there twice.
    if (!/^[45]/.test(said)) {
      const keep = this.catching.keep ?? ((mail: Caught) => this.received.caught.push(mail))
      keep({ from, to, user, isSecured, message })
    }
    this.from = this.to = ''
    if (after === 0) this.answerMessage(said)
    else setTimeout(() => this.answerMessage(said), after)
  }

  private answerMessage(said: string): void {
    this.messages += 1
    this.say(said)
    if (this.messages === this.catching.messagesEach) this.end()
  }

  private end(): void {
    const { goodBye } = this.catching
    this.isEnding = true
    if (goodBye !== undefined) this.say(goodBye)
    void this.written.then(() => this.socket.end())
  }

  private offers(): string {
    const offers = (this.catching.offers ?? []).filter(
      (offer) => !(this.isSecured && offer === 'STARTTLS'),
    )
    return ['hello', ...offers]
      .map((line, at) => `250${at < offers.length ? '-' : ' '}${line}`)
      .join('\r\n')
  }

  private said(verb: string, usual: string): string {
    const { heard } = this.received
    const nth = heard.get(verb) ?? 0
    heard.set(verb, nth + 1)
    const saying = this.catching.says?.[verb]
    return (typeof saying === 'function' ? saying(nth, this.to) : saying) ?? usual
  }

  private answer(verb: string, usual: string): string {
    const said = this.said(verb, usual)
    this.say(said)
    return said
  }

  private say(said: string): void {
    const [reply = '', then] = said.split(', then ')
    if (reply === 'silence') return
    if (reply === 'hang up') this.socket.destroy()
    else if (reply === 'reset') this.socket.resetAndDestroy()
    else this.write(`${reply}\r\n`)
    if (then === undefined) return
    void this.written.then(() =>
      then === 'reset' ? this.socket.resetAndDestroy() : this.socket.end(),
    )
  }

  private write(text: string): void {
    if (!this.catching.isBytewise) {
      this.written = new Promise((resolve) => this.socket.write(text, () => resolve()))
      return
    }
    for (const byte of text) {
      this.written = this.written.then(
        () => new Promise((resolve) => this.socket.write(byte, () => setImmediate(resolve))),
      )
    }
  }

  private secure(): void {
    const said = this.answer('STARTTLS', '220 go ahead')
    if (said !== '220 go ahead') return
    this.socket.removeAllListeners('data')
    const secured = new TLSSocket(this.socket, { isServer: true, ...this.catching.tls })
    secured.on('error', () => {})
    const caller = new Caller(secured, this.catching, this.received, true)
    secured.on('data', (chunk: Buffer) => caller.hear(chunk.toString('utf8')))
  }
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''
