import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

export interface Reply {
  /** HUNG_UP or SILENT where there was no reply: the connection is over then. */
  code: number
  text: string
}

export interface At {
  host: string
  port: number
  isSecure: boolean
  authorities?: string | undefined
}

interface Waiting {
  resolve: (reply: Reply) => void
  late: NodeJS.Timeout
}

export const HUNG_UP = 0
const SILENT = 1
const GONE: Reply = { code: HUNG_UP, text: 'The server hung up.' }
const TIRED: Reply = { code: SILENT, text: 'The server fell silent.' }
const MOST_REPLY = 64 * 1024

/** Sends lines to a mail server, and answers with the reply to each, in their order. Never throws. */
export class SmtpConversation {
  isSecured = false
  private socket: Socket | undefined
  private received = ''
  private waiting: Waiting[] = []

  constructor(private readonly patience: number) {}

  get isOpen(): boolean {
    return this.socket !== undefined && !this.socket.destroyed
  }

  /** Answers with the greeting. */
  open({ host, port, isSecure, authorities }: At): Promise<Reply> {
    const socket = isSecure
      ? connectTls({ host, port, servername: host, ca: authorities })
      : connectPlain({ host, port })
    this.isSecured = isSecure
    this.listenTo(socket)
    return this.reply(this.patience)
  }

  async call(line: string): Promise<Reply> {
    const [reply] = await this.callAll([line])
    return reply ?? GONE
  }

  /** Sends all lines at once: only where the server offers PIPELINING. */
  callAll(lines: readonly string[]): Promise<Reply[]> {
    const replies = lines.map(() => this.reply(this.patience))
    if (this.isOpen) this.socket?.write(lines.map((line) => `${line}\r\n`).join(''))
    return Promise.all(replies)
  }

  /** Hands over the lines of a message, with the dot that ends it. */
  handOver(message: string, patience: number): Promise<Reply> {
    const reply = this.reply(patience)
    // Emails are ASCII throughout, and as such they are written without a look at each sign.
    const isAscii = Buffer.byteLength(message) === message.length
    if (this.isOpen) this.socket?.write(message, isAscii ? 'latin1' : 'utf8')
    return reply
  }

  /** From here on the connection is encrypted; what was received before in the clear is dropped. */
  secure({ host, authorities }: At): Promise<Reply> {
    const plain = this.socket
    if (!plain || plain.destroyed) return Promise.resolve(GONE)
    plain.removeAllListeners()
    this.received = ''
    const secured = connectTls({ socket: plain, servername: host, ca: authorities })
    this.listenTo(secured)
    const reply = this.reply(this.patience)
    secured.once('secureConnect', () => {
      this.isSecured = true
      this.answer({ code: 220, text: '' })
    })
    return reply
  }

  /** Says good-bye, and does not wait for the answer. */
  leave(): void {
    if (this.isOpen) this.socket?.end('QUIT\r\n')
    const { socket } = this
    setTimeout(() => socket?.destroy(), 1_000).unref()
  }

  /** Ends the connection where nothing more can be said in order. */
  drop(why = GONE): void {
    this.socket?.destroy()
    const { waiting } = this
    this.waiting = []
    for (const { resolve, late } of waiting) {
      clearTimeout(late)
      resolve(why)
    }
  }

  private listenTo(socket: Socket): void {
    this.socket = socket
    socket.setNoDelay(true)
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => this.hear(text))
    socket.on('error', (error) => this.drop({ code: HUNG_UP, text: error.message }))
    socket.on('end', () => this.drop())
    socket.on('close', () => this.drop())
  }

  private reply(patience: number): Promise<Reply> {
    if (!this.isOpen) return Promise.resolve(GONE)
    return new Promise<Reply>((resolve) => {
      const late = setTimeout(() => this.drop(TIRED), patience)
      this.waiting.push({ resolve, late })
    })
  }

  private answer(reply: Reply): void {
    const first = this.waiting.shift()
    // A reply to nothing, as of a server that closes: what comes next would be read as the reply to it.
    if (!first) return this.drop()
    clearTimeout(first.late)
    first.resolve(reply)
  }

  private hear(text: string): void {
    this.received += text
    if (this.received.length > MOST_REPLY)
      return this.drop({ ...GONE, text: 'The reply has no end.' })
    for (;;) {
      // All lines but the last bear a dash behind the code.
      const whole = /^(?:\d{3}-[^\n]*\n)*(\d{3})(?: [^\n]*)?\r?\n/.exec(this.received)
      if (!whole) return
      this.received = this.received.slice(whole[0].length)
      const lines = whole[0].trimEnd().split(/\r?\n/)
      this.answer({ code: Number(whole[1]), text: lines.map((line) => line.slice(4)).join('\n') })
    }
  }
}
