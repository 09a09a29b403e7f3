/** One email as it arrived for one address; an envelope without a sender has an empty one. */
export interface ArrivedEmail {
  from: string
  to: string
  content: Buffer
}

/** Who and what one email says that it is from and for. */
export type ArrivingEmail = Pick<ArrivedEmail, 'from' | 'to'>

export interface Receiving {
  /** As which the port presents itself. */
  host: string
  /** By one connection. */
  mostEmails: number
  isTaken: (arriving: ArrivingEmail) => boolean
  /** Resolves once it is kept for good. */
  take: (email: ArrivedEmail) => Promise<void>
}

/** What is said, and whether the connection ends with it. */
interface Said {
  reply: string
  isLast?: boolean
}

const MOST_BYTES = 1_048_576
const MOST_LINE = 1_000
const MOST_RECIPIENTS = 5
const MOST_MISTAKES = 10
const END = Buffer.from('\r\n.\r\n')

/** What one caller says and hears: SMTP as far as servers need it that hand something over. Knows no socket. */
export class SmtpCaller {
  private buffer = Buffer.alloc(0)
  /** Undefined: none is named yet. */
  private sender: string | undefined
  private recipients: string[] = []
  private isInData = false
  private isTooLarge = false
  private emails = 0
  private mistakes = 0

  constructor(private readonly on: Receiving) {}

  greeting(): string {
    return `220 ${this.on.host} ESMTP`
  }

  hear(bytes: Buffer): void {
    this.buffer = Buffer.concat([this.buffer, bytes])
  }

  /** The answer to the next line, or email, that was heard whole; undefined: there is none. */
  async next(): Promise<Said | undefined> {
    if (this.isInData) return this.nextEmail()
    const end = this.buffer.indexOf('\r\n')
    if (end > MOST_LINE || (end < 0 && this.buffer.length > MOST_LINE)) {
      return { reply: '500 5.5.2 line too long', isLast: true }
    }
    if (end < 0) return undefined
    const line = this.buffer.toString('latin1', 0, end)
    this.buffer = this.buffer.subarray(end + 2)
    const said = this.answer(line)
    if (said.reply.startsWith('5')) this.mistakes += 1
    return this.mistakes > MOST_MISTAKES
      ? { reply: '421 4.7.0 too many mistakes', isLast: true }
      : said
  }

  private answer(line: string): Said {
    const [, verb = '', rest = ''] = /^([A-Za-z]{1,12})(?: +(.*))?$/.exec(line.trimEnd()) ?? []
    switch (verb.toUpperCase()) {
      case 'EHLO':
        return {
          reply: `250-hello\r\n250-8BITMIME\r\n250-ENHANCEDSTATUSCODES\r\n250 SIZE ${MOST_BYTES}`,
        }
      case 'HELO':
        return { reply: '250 hello' }
      case 'MAIL':
        return this.mail(rest)
      case 'RCPT':
        return this.recipient(rest)
      case 'DATA':
        return this.data()
      case 'RSET':
        this.forget()
        return OK
      case 'NOOP':
        return OK
      case 'QUIT':
        return { reply: '221 2.0.0 bye', isLast: true }
      default:
        return { reply: '502 5.5.1 not known here' }
    }
  }

  private mail(rest: string): Said {
    const [, sender] = /^from:\s*<([^<>]*)>/i.exec(rest) ?? []
    if (sender === undefined) return { reply: '501 5.5.4 from whom' }
    if (Number(/\ssize=(\d{1,12})/i.exec(rest)?.[1] ?? 0) > MOST_BYTES) return TOO_LARGE
    this.forget()
    this.sender = sender
    return OK
  }

  /** Nothing is passed on: what is not taken here is refused. */
  private recipient(rest: string): Said {
    const [, to = ''] = /^to:\s*<([^<>\s]*)>/i.exec(rest) ?? []
    if (this.sender === undefined) return OUT_OF_ORDER
    if (this.recipients.length >= MOST_RECIPIENTS) return { reply: '452 4.5.3 too many recipients' }
    if (!this.on.isTaken({ from: this.sender, to })) return { reply: '550 5.1.1 no such address' }
    this.recipients.push(to)
    return OK
  }

  private data(): Said {
    if (this.recipients.length === 0) return OUT_OF_ORDER
    this.isInData = true
    this.isTooLarge = false
    // So that a message without a line ends like any other.
    this.buffer = Buffer.concat([Buffer.from('\r\n'), this.buffer])
    return { reply: '354 go ahead' }
  }

  private async nextEmail(): Promise<Said | undefined> {
    const end = this.buffer.indexOf(END)
    if (this.buffer.length > MOST_BYTES && (end < 0 || end > MOST_BYTES)) {
      this.isTooLarge = true
      // What may be the beginning of its end is kept.
      if (end < 0) this.buffer = this.buffer.subarray(-(END.length - 1))
    }
    if (end < 0) return undefined
    const content = withoutDots(this.buffer.subarray(2, end + 2))
    this.buffer = this.buffer.subarray(end + END.length)
    const { sender: from = '', recipients, isTooLarge } = this
    this.isInData = false
    this.forget()
    if (isTooLarge) return TOO_LARGE
    return this.keep(recipients.map((to) => ({ from, to, content })))
  }

  /** Taken means kept: whoever is not told so comes again. */
  private async keep(emails: readonly ArrivedEmail[]): Promise<Said> {
    try {
      for (const email of emails) await this.on.take(email)
    } catch {
      return { reply: '451 4.3.0 try again later' }
    }
    this.emails += 1
    return { reply: '250 2.0.0 kept', isLast: this.emails >= this.on.mostEmails }
  }

  private forget(): void {
    this.sender = undefined
    this.recipients = []
  }
}

const OK: Said = { reply: '250 2.0.0 ok' }
const OUT_OF_ORDER: Said = { reply: '503 5.5.1 not in this order' }
const TOO_LARGE: Said = { reply: '552 5.3.4 too large' }

/** A dot before a dot was put there for the way. */
const withoutDots = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.toString('latin1').replaceAll('\r\n..', '\r\n.'), 'latin1')
