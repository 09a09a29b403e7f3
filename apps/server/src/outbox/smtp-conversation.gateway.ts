import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

/** The server refused: from 500 for good, below that for now. */
export class SmtpRefusal extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

interface Reply {
  code: number
  text: string
}

interface At {
  host: string
  port: number
  isSecure: boolean
  authorities?: string | undefined
}

const MOST_REPLY = 64 * 1024

/** Sends lines to a mail server and waits for the reply to each. */
export class SmtpConversation {
  isSecured = false
  private socket: Socket | undefined
  private received = ''
  private waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined

  constructor(private readonly patience: number) {}

  /** Waits for the greeting. */
  async open({ host, port, isSecure, authorities }: At): Promise<void> {
    const socket = isSecure
      ? connectTls({ host, port, servername: host, ca: authorities })
      : connectPlain({ host, port })
    this.isSecured = isSecure
    const greeting = this.reply(this.patience)
    this.listenTo(socket)
    expectCode(await greeting, [220])
  }

  /** Sends a line and returns the reply to it, each of its lines without the code. */
  send(line: string, ...codes: number[]): Promise<string> {
    return this.sendWithin(this.patience, line, ...codes)
  }

  async sendWithin(patience: number, line: string, ...codes: number[]): Promise<string> {
    const reply = this.reply(patience)
    this.socket?.write(`${line}\r\n`)
    return expectCode(await reply, codes)
  }

  /** From here on the connection is encrypted; what was received before in the clear is dropped. */
  async secure({ host, authorities }: At): Promise<void> {
    const plain = this.socket as Socket
    plain.removeAllListeners()
    this.received = ''
    const secured = connectTls({ socket: plain, servername: host, ca: authorities })
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('The server fell silent.')), this.patience)
      secured.once('error', reject)
      secured.once('secureConnect', () => resolve(clearTimeout(late)))
    })
    this.isSecured = true
    this.listenTo(secured)
  }

  /** Says good-bye, and does not wait for the answer. */
  leave(): void {
    this.socket?.end('QUIT\r\n')
    const { socket } = this
    setTimeout(() => socket?.destroy(), 1_000).unref()
  }

  private listenTo(socket: Socket): void {
    this.socket = socket
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => this.hear(text))
    socket.on('error', (error) => this.waiting?.reject(error))
    socket.on('close', () => this.waiting?.reject(new Error('The server hung up.')))
  }

  private reply(patience: number): Promise<Reply> {
    if (this.socket?.destroyed) return Promise.reject(new Error('The server hung up.'))
    return new Promise<Reply>((resolve, reject) => {
      const late = setTimeout(
        () => this.waiting?.reject(new Error('The server fell silent.')),
        patience,
      )
      const finish = (act: () => void) => {
        clearTimeout(late)
        this.waiting = undefined
        act()
      }
      this.waiting = {
        resolve: (reply) => finish(() => resolve(reply)),
        reject: (error) => finish(() => reject(error)),
      }
    })
  }

  private hear(text: string): void {
    this.received += text
    if (this.received.length > MOST_REPLY) this.socket?.destroy(new Error('The reply has no end.'))
    // All lines but the last bear a dash behind the code.
    const whole = /^(?:\d{3}-[^\n]*\n)*(\d{3})(?: [^\n]*)?\r?\n/.exec(this.received)
    if (!whole) return
    this.received = this.received.slice(whole[0].length)
    const lines = whole[0].trimEnd().split(/\r?\n/)
    this.waiting?.resolve({
      code: Number(whole[1]),
      text: lines.map((line) => line.slice(4)).join('\n'),
    })
  }
}

function expectCode({ code, text }: Reply, codes: readonly number[]): string {
  if (codes.includes(code)) return text
  throw new SmtpRefusal(code >= 400 ? code : 500, `${code} ${text}`)
}
