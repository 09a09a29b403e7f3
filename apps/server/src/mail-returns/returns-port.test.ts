import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailConnections, pieceNames, returnPathFor, type SmtpPort } from '../mailing/index.ts'
import { serveReturns, type ReturnedEmail } from './returns-port.gateway.ts'
import { complaint, postfixBounce } from '../testing/mail-report-samples.ts'

const DOMAIN = 'mail.dealers.example'
const names = pieceNames('secret')
const NAME = names.nameFor({ sendingKey: 12, isSeed: false, recipient: 1_207 })
const OURS = returnPathFor(NAME, DOMAIN)
const ABOUT = { name: NAME, to: 'mia@customers.example' }

let port: SmtpPort
let taken: ReturnedEmail[]
let keep: () => Promise<void>

beforeEach(async () => {
  taken = []
  keep = async () => {}
  port = await serveReturns(
    { host: '127.0.0.1', port: 0 },
    {
      domains: [DOMAIN],
      isOurs: (name) => names.read(name) !== undefined,
      async take(email) {
        await keep()
        taken.push(email)
      },
    },
  )
})
afterEach(() => port.close())

/** Sends all at once, and answers with what was said until the server ended it. */
const talk = (text: string | Buffer): Promise<string> =>
  new Promise((resolve) => {
    let heard = ''
    const socket = connect({ host: '127.0.0.1', port: port.port })
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => (heard += part))
    socket.on('error', () => {})
    socket.on('close', () => resolve(heard))
    socket.write(text)
  })
const codes = (said: string) => said.match(/^\d{3}(?= )/gm)?.map(Number)
const dialog = (to: string, message: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`EHLO mx\r\nMAIL FROM:<>\r\nRCPT TO:<${to}>\r\nDATA\r\n`),
    Buffer.from(message),
    Buffer.from('\r\n.\r\nQUIT\r\n'),
  ])

test('a returned email arrives as it was sent, with the name of the piece, by a client as servers are', async () => {
  const server = {
    host: '127.0.0.1',
    port: port.port,
    isSecure: false,
    credentials: undefined,
    ownHost: 'mx.customers.example',
  }
  const bounce = postfixBounce(ABOUT)
  const message = `${bounce.toString()}..a line with dots\r\n.\r\nand more`
  const connections = mailConnections(server, { most: 1, messagesEach: 10 }, Date.now)
  const sent = await connections.deliver({ from: 'x@customers.example', to: OURS, message })
  await connections.close()
  expect(sent.outcome).toBe('sent')
  expect(taken).toHaveLength(1)
  expect(taken[0]?.name).toBe(NAME)
  expect(taken[0]?.content.toString().trimEnd()).toBe(message)
})

test('complaints have an address of their own', async () => {
  expect(codes(await talk(dialog(`Complaints@${DOMAIN}`, complaint(ABOUT))))).toEqual([
    220, 250, 250, 250, 354, 250, 221,
  ])
  expect(taken).toMatchObject([{ name: undefined }])
})

test.for([
  `returns+${pieceNames('other').nameFor({ sendingKey: 12, isSeed: false, recipient: 1_207 })}@${DOMAIN}`,
  `somebody@${DOMAIN}`,
  `complaints@elsewhere.example`,
  'mia@customers.example',
  '',
])('for <%s> nothing is taken, and nothing is passed on', async (to) => {
  const said = codes(await talk(`EHLO mx\r\nMAIL FROM:<>\r\nRCPT TO:<${to}>\r\nDATA\r\nQUIT\r\n`))
  expect(said).toEqual([220, 250, 250, 550, 503, 221])
  expect(taken).toEqual([])
})

test('what cannot be kept is not answered as kept, and comes again', async () => {
  keep = () => Promise.reject(new Error('no database'))
  expect(codes(await talk(dialog(OURS, 'x')))).toEqual([220, 250, 250, 250, 354, 451, 221])
  keep = async () => {}
  expect(codes(await talk(dialog(OURS, 'x')))).toContain(250)
  expect(taken).toHaveLength(1)
})

test('an end of its lines only is an end of the email: nothing is smuggled behind it', async () => {
  const smuggled = `one\n.\nMAIL FROM:<>\nRCPT TO:<${OURS}>\nDATA\ntwo\r.\r\n`
  await talk(dialog(OURS, smuggled))
  expect(taken).toHaveLength(1)
  expect(taken[0]?.content.toString()).toContain('two')
})

test('an email that is too large is heard to its end, refused, and not held', async () => {
  const said = codes(await talk(dialog(OURS, Buffer.alloc(3_000_000, 'x\r\n'))))
  expect(said).toEqual([220, 250, 250, 250, 354, 552, 221])
  expect(codes(await talk('EHLO mx\r\nMAIL FROM:<> SIZE=99999999\r\nQUIT\r\n'))).toEqual([
    220, 250, 552, 221,
  ])
  expect(taken).toEqual([])
})

test('endless lines, mistakes without number, and orders out of turn end the connection or are refused', async () => {
  expect(codes(await talk('x'.repeat(100_000)))).toEqual([220, 500])
  expect(codes(await talk('FOO\r\n'.repeat(30)))?.at(-1)).toBe(421)
  expect(
    codes(await talk(`RCPT TO:<${OURS}>\r\nDATA\r\nMAIL x\r\nRSET\r\nNOOP\r\nQUIT\r\n`)),
  ).toEqual([220, 503, 503, 501, 250, 250, 221])
})

test('a line that comes byte by byte is a line', async () => {
  let heard = ''
  const socket = connect({ host: '127.0.0.1', port: port.port })
  socket.setNoDelay(true)
  socket.on('data', (part: Buffer) => (heard += part.toString()))
  for (const byte of dialog(OURS, 'slow')) {
    socket.write(Buffer.from([byte]))
    await new Promise((resolve) => setImmediate(resolve))
  }
  await new Promise((resolve) => socket.on('close', resolve))
  expect(codes(heard)).toEqual([220, 250, 250, 250, 354, 250, 221])
  expect(taken[0]?.content.toString()).toBe('slow\r\n')
})

test('no more than fifty are served at once, and a stop does not wait for those who are silent', async () => {
  const idle = await Promise.all(
    Array.from(
      { length: 50 },
      () =>
        new Promise<ReturnType<typeof connect>>((resolve) => {
          const socket = connect({ host: '127.0.0.1', port: port.port })
          socket.on('error', () => {})
          socket.once('data', () => resolve(socket))
        }),
    ),
  )
  expect(codes(await talk('EHLO mx\r\n'))).toEqual([421])
  const ended = Promise.all(
    idle.map((socket) => new Promise((resolve) => socket.on('close', resolve))),
  )
  await port.close()
  for (const socket of idle) socket.destroy()
  await ended
})
