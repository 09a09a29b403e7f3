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

export interface Catching {
  offers?: readonly string[]
  /** What it says to a command, in place of what it would; 'silence' and 'hang up' are done instead. */
  says?: Readonly<Record<string, string>>
  tls?: { key: string; cert: string }
}

export interface MailCatcher {
  port: number
  caught: Caught[]
  commands: string[]
  close: () => Promise<void>
}

/** A mail server on loopback that keeps what it gets, and misbehaves on request. */
export async function mailCatcher(catching: Catching = {}): Promise<MailCatcher> {
  const caught: Caught[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    converse(socket, catching, { caught, commands })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    caught,
    commands,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

type Received = Pick<MailCatcher, 'caught' | 'commands'>

function converse(plain: Socket, catching: Catching, received: Received, isSecured = false): void {
  const answer = (verb: string, usual: string) => {
    const line = catching.says?.[verb] ?? usual
    if (line === 'hang up') plain.destroy()
    else if (line !== 'silence') plain.write(`${line}\r\n`)
  }
  const secure = () => secured(plain, catching, received)
  const mail: Mail = { from: '', to: '', user: undefined, inData: false }
  let buffer = ''
  plain.on('data', (chunk: Buffer) => {
    buffer += chunk.toString('utf8')
    for (;;) {
      const mark = mail.inData ? '\r\n.\r\n' : '\r\n'
      const end = buffer.indexOf(mark)
      if (end < 0) return
      const part = buffer.slice(0, end)
      buffer = buffer.slice(end + mark.length)
      if (mail.inData) {
        const { from, to, user } = mail
        mail.inData = false
        received.caught.push({
          from,
          to,
          user,
          isSecured,
          message: part.replaceAll(/^\.\./gm, '.'),
        })
        answer('.', '250 2.0.0 kept')
      } else {
        received.commands.push(part)
        take(part, mail, { catching, isSecured, answer, secure })
      }
    }
  })
  if (!isSecured) answer('greeting', '220 catcher')
}

interface Mail {
  from: string
  to: string
  user: string | undefined
  inData: boolean
}

interface Taking {
  catching: Catching
  isSecured: boolean
  answer: (verb: string, usual: string) => void
  secure: () => void
}

function take(line: string, mail: Mail, { catching, isSecured, answer, secure }: Taking): void {
  const verb = line.split(/[ :]/)[0]?.toUpperCase() ?? ''
  if (verb === 'STARTTLS' && catching.tls) return secure()
  if (verb === 'EHLO') {
    const offers = (catching.offers ?? []).filter((offer) => !(isSecured && offer === 'STARTTLS'))
    const lines = ['hello', ...offers]
    return answer(
      verb,
      lines.map((one, at) => `250${at < offers.length ? '-' : ' '}${one}`).join('\r\n'),
    )
  }
  if (verb === 'AUTH') {
    mail.user = Buffer.from(line.split(' ')[2] ?? '', 'base64')
      .toString()
      .split('\0')[1]
    return answer(verb, '235 welcome')
  }
  if (verb === 'DATA') {
    mail.inData = (catching.says?.[verb] ?? '354').startsWith('354')
    return answer(verb, '354 go ahead')
  }
  if (verb === 'MAIL') mail.from = line.slice('MAIL FROM:<'.length, -1)
  if (verb === 'RCPT') mail.to = line.slice('RCPT TO:<'.length, -1)
  answer(verb, '250 ok')
}

function secured(plain: Socket, catching: Catching, received: Received): void {
  plain.write('220 go ahead\r\n')
  plain.removeAllListeners('data')
  const socket = new TLSSocket(plain, { isServer: true, ...catching.tls })
  socket.on('error', () => {})
  converse(socket, catching, received, true)
}
