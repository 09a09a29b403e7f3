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
  /** What it says to a command, in place of what it would. */
  says?: Readonly<Record<string, string | 'silence' | 'hang up'>>
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
    ...{ port: (server.address() as AddressInfo).port, caught, commands },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

type Kept = Pick<MailCatcher, 'caught' | 'commands'>

function converse(plain: Socket, catching: Catching, kept: Kept, isSecured = false): void {
  const { offers = [], says = {}, tls } = catching
  const mail = { from: '', to: '', user: undefined as string | undefined }
  let buffer = ''
  let inData = false
  const say = (verb: string, usual: string) => {
    const line = says[verb] ?? usual
    if (line === 'hang up') plain.destroy()
    else if (line !== 'silence') plain.write(`${line}\r\n`)
  }
  const take = (line: string): void => {
    kept.commands.push(line)
    const verb = line.split(/[ :]/)[0]?.toUpperCase() ?? ''
    if (verb === 'EHLO') {
      const all = ['hello', ...offers.filter((offer) => !(isSecured && offer === 'STARTTLS'))]
      const lines = all.map((offer, at) => `250${at === all.length - 1 ? ' ' : '-'}${offer}`)
      say(verb, lines.join('\r\n'))
    } else if (verb === 'STARTTLS' && tls) {
      plain.write('220 go ahead\r\n')
      plain.removeAllListeners('data')
      const secured = new TLSSocket(plain, { isServer: true, ...tls })
      secured.on('error', () => {})
      converse(secured, catching, kept, true)
    } else if (verb === 'AUTH') {
      mail.user = Buffer.from(line.split(' ')[2] ?? '', 'base64')
        .toString()
        .split('\0')[1]
      say(verb, '235 welcome')
    } else if (verb === 'DATA') {
      inData = (says[verb] ?? '354').startsWith('354')
      say(verb, '354 go ahead')
    } else {
      if (verb === 'MAIL') mail.from = line.slice('MAIL FROM:<'.length, -1)
      if (verb === 'RCPT') mail.to = line.slice('RCPT TO:<'.length, -1)
      say(verb, '250 ok')
    }
  }
  plain.on('data', (chunk: Buffer) => {
    buffer += chunk.toString('utf8')
    for (;;) {
      const end = inData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n')
      if (end < 0) return
      const part = buffer.slice(0, end)
      buffer = buffer.slice(end + (inData ? 5 : 2))
      if (inData) {
        inData = false
        kept.caught.push({ ...mail, isSecured, message: part.replaceAll(/^\.\./gm, '.') })
        say('.', '250 2.0.0 kept')
      } else take(part)
    }
  })
  if (!isSecured) say('greeting', '220 catcher')
}
