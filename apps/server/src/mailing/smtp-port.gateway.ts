import { createServer, type AddressInfo, type Socket } from 'node:net'
import { SmtpCaller, type Receiving } from './smtp-caller.gateway.ts'

export interface SmtpPlace {
  host: string
  port: number
}

export interface SmtpPort {
  port: number
  /** What is being kept is still answered. */
  close: () => Promise<void>
}

const MOST_CALLERS = 50
const SILENT_MS = 60_000
const LONGEST_MS = 600_000

/** A port that takes emails for addresses that are ours, and nothing else: no email leaves by it. */
export async function serveSmtp(
  { host, port }: SmtpPlace,
  receiving: Receiving,
): Promise<SmtpPort> {
  const callers = new Map<Socket, { isBusy: () => boolean }>()
  let isClosing = false
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (isClosing || callers.size >= MOST_CALLERS) return leave(socket, '421 4.3.2 try again later')
    callers.set(
      socket,
      converse(socket, receiving, () => isClosing),
    )
    socket.on('close', () => callers.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        isClosing = true
        server.close(() => resolve())
        for (const [socket, { isBusy }] of callers)
          if (!isBusy()) leave(socket, '421 4.3.2 closing')
      }),
  }
}

/** What the other side still says is read and dropped, until it has ended as well. */
function leave(socket: Socket, reply: string): void {
  socket.end(`${reply}\r\n`)
  socket.removeAllListeners('data')
  socket.resume()
  setTimeout(() => socket.destroy(), 1_000).unref()
}

/** One answer at a time: while one is being found, nothing more is read. */
function converse(socket: Socket, receiving: Receiving, isClosing: () => boolean) {
  const caller = new SmtpCaller(receiving)
  let isBusy = false
  const longest = setTimeout(() => socket.destroy(), LONGEST_MS).unref()
  socket.setTimeout(SILENT_MS, () => socket.destroy())
  socket.on('close', () => clearTimeout(longest))
  const answerAll = async () => {
    isBusy = true
    socket.pause()
    for (;;) {
      const said = await caller.next()
      if (!said || socket.destroyed) break
      if (said.isLast || isClosing()) return leave(socket, said.reply)
      socket.write(`${said.reply}\r\n`)
    }
    isBusy = false
    socket.resume()
  }
  socket.on('data', (bytes: Buffer) => {
    caller.hear(bytes)
    if (!isBusy) void answerAll()
  })
  socket.write(`${caller.greeting()}\r\n`)
  return { isBusy: () => isBusy }
}
