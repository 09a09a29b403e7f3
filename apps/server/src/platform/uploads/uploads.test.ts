import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { MOST_IMPORT_BYTES } from '@marquee/rules/customers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundledProgram } from '../../testing/bundled-program.ts'
import { testDatabase } from '../../testing/database.ts'

const database = testDatabase()
const program = bundledProgram(new URL('../../testing/upload-server-program.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'marquee-uploads-'))
const folder = join(dataDir, 'uploads')
afterAll(() => rmSync(dataDir, { recursive: true }))

interface Server {
  child: ChildProcess
  port: number
  reader: string
  admin: string
}

let server: Server

async function start(): Promise<Server> {
  const args = [program.file, database.ownerUrl, dataDir]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [said] = await once(child, 'message')
  return { child, ...said }
}

async function kill(): Promise<void> {
  if (server.child.exitCode !== null || server.child.signalCode !== null) return
  const ended = once(server.child, 'exit')
  server.child.kill('SIGKILL')
  await ended
}

beforeAll(async () => {
  server = await start()
})
afterAll(kill)

const CUSTOMERS = '/api/customers/import?marketKey=5'
const IMAGES = '/api/image?assetType=brand-logo&marketKey=5'
const MEGABYTE = 1_048_576
const HEAD = 'Last name,Street address,ZIP,Email\n'
/** As large as a file may be. */
const LARGEST = Buffer.alloc(MOST_IMPORT_BYTES, 'Quill,1 Main St,48104,quill@a.example\n')
LARGEST.write(HEAD)

interface Sent {
  to: string
  as: string
  bytes: Buffer
}

const BEFORE = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
const BEHIND = '\r\n--b--\r\n'

/** A call whose head is sent, and no byte of its body. */
function begin({ to, as, bytes }: Sent): ClientRequest {
  const call = request({
    port: server.port,
    host: '127.0.0.1',
    method: 'POST',
    path: to,
    headers: {
      authorization: `Bearer ${as}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': BEFORE.length + bytes.length + BEHIND.length,
    },
  })
  call.on('error', () => {})
  call.flushHeaders()
  return call
}

async function answerOf(call: ClientRequest) {
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  const { code } = (await json(answer)) as { code?: string }
  return { status: answer.statusCode, code, after: answer.headers['retry-after'] }
}

async function upload(sent: Sent) {
  const call = begin(sent)
  const answered = answerOf(call)
  call.write(BEFORE)
  call.write(sent.bytes)
  call.end(BEHIND)
  return answered
}

/** A call that has sent a part of its file, and keeps the rest. */
async function halfSent(to = CUSTOMERS): Promise<ClientRequest> {
  const before = readdirSync(folder).length
  const call = begin({ to, as: server.admin, bytes: LARGEST.subarray(0, 4 * MEGABYTE) })
  call.write(BEFORE)
  call.write(LARGEST.subarray(0, MEGABYTE))
  await expect.poll(() => readdirSync(folder).length).toBe(before + 1)
  return call
}

async function memory(): Promise<{ now: number; most: number }> {
  server.child.send('memory')
  const [said] = await once(server.child, 'message')
  return said
}

/** Without those that a busy machine did not even get as far as to judge. */
const kindsOf = (answers: Awaited<ReturnType<typeof answerOf>>[]) =>
  [...new Set(answers.map(({ status, code }) => [status, code].filter(Boolean).join(' ')))]
    .filter((kind) => kind !== '503 server.unavailable')
    .toSorted()

/** Sixty-four large files at once: what they were answered, and how much more memory the server held. */
async function sixtyFour(sent: Sent) {
  const atOnce = (bytes: Buffer) =>
    Promise.all(Array.from({ length: 64 }, () => upload({ ...sent, bytes })))
  await atOnce(sent.bytes.subarray(0, 1_000))
  await upload(sent)
  const before = await memory()
  const answers = await atOnce(sent.bytes)
  const grownBy = (bytes: number) => Math.round((bytes - before.now) / MEGABYTE)
  const peak = grownBy((await memory()).most)
  return { answers, peak, grown: async () => grownBy((await memory()).now) }
}

/** Steadily under 60 MB; garbage that is not yet collected may come on top for a moment. */
async function expectLittle({ peak, grown }: Awaited<ReturnType<typeof sixtyFour>>) {
  expect(peak).toBeLessThan(150)
  await expect.poll(grown).toBeLessThan(60)
}

describe('sixty-four files at once leave the memory as it was', () => {
  test('of a person who may not bring any [API-01]', async () => {
    const done = await sixtyFour({ to: CUSTOMERS, as: server.reader, bytes: LARGEST })
    expect(kindsOf(done.answers)).toEqual(['403 access.denied'])
    await expectLittle(done)
  })

  test('of a person who may: three are taken, the others are to come again [API-01]', async () => {
    const done = await sixtyFour({ to: CUSTOMERS, as: server.admin, bytes: LARGEST })
    expect(kindsOf(done.answers)).toEqual(['201', '503 uploads.busy'])
    await expectLittle(done)
  })

  test('that are pictures [API-01]', async () => {
    const noise = Buffer.from(Array.from({ length: 1000 * 1500 * 3 }, (_, n) => (n * n) % 251))
    const raw = { width: 1000, height: 1500, channels: 3 } as const
    const bytes = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer()
    expect(bytes.length).toBeGreaterThan(4 * MEGABYTE)
    const done = await sixtyFour({ to: IMAGES, as: server.admin, bytes })
    expect(kindsOf(done.answers)).toEqual(['201', '503 uploads.busy'])
    await expectLittle(done)
  })
})

describe('before a byte of the file has come, it is answered', () => {
  test.each([
    ['to a person without the permission', CUSTOMERS, 'reader', 10, '403 access.denied'],
    ['for a market elsewhere', '/api/customers/import?marketKey=8', 'admin', 10, '404 not-found'],
    ['for a picture elsewhere', IMAGES.replace('=5', '=8'), 'admin', 10, '404 not-found'],
    ['for too many bytes', CUSTOMERS, 'admin', 40 * MEGABYTE, '422 customers.too-large'],
    ['for a picture of too many bytes', IMAGES, 'admin', 6 * MEGABYTE, '422 image.too-large'],
  ] as const)('%s [API-01]', async (_, to, who, size, expected) => {
    const call = begin({ to, as: server[who], bytes: Buffer.alloc(size) })
    const { status, code } = await answerOf(call)
    call.destroy()
    expect(`${status} ${code}`).toBe(expected)
  })

  test('to a fourth one, while three are on their way [API-01]', async () => {
    const three = [await halfSent(), await halfSent(), await halfSent(IMAGES)]
    const call = begin({ to: CUSTOMERS, as: server.admin, bytes: LARGEST })
    expect(await answerOf(call)).toEqual({ status: 503, code: 'uploads.busy', after: '5' })
    for (const one of [...three, call]) one.destroy()
    await expect.poll(() => readdirSync(folder)).toEqual([])
    const file = { to: CUSTOMERS, as: server.admin, bytes: Buffer.from(`${HEAD}a,b,48104,\n`) }
    expect((await upload(file)).status).toBe(201)
  })
})

test('a file is for its owner only, and is gone when its call has ended, or the killed program starts again [API-01]', async () => {
  await upload({ to: CUSTOMERS, as: server.admin, bytes: Buffer.from('no table') })
  expect(readdirSync(folder)).toEqual([])
  await halfSent()
  await kill()
  const [left = ''] = readdirSync(folder)
  expect(statSync(join(folder, left)).mode & 0o777).toBe(0o600)
  server = await start()
  expect(readdirSync(folder)).toEqual([])
})
