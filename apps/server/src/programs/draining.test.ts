import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { bundledProgram } from '../testing/bundled-program.ts'

const program = bundledProgram(new URL('main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'marquee-draining-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const DRAIN_SECONDS = 3
/** A proxy that looks rarely goes on sending for so long after the signal. */
const NOTICED_AFTER = 2_000

async function started(
  drainSeconds = DRAIN_SECONDS,
): Promise<{ child: ChildProcess; url: string }> {
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: '0',
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000',
    DRAIN_SECONDS: String(drainSeconds),
  }
  const child = spawn(process.execPath, [program.file], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [greeting] = await once(child.stdout as Readable, 'data')
  const url = /http:\S+/.exec(String(greeting))?.[0]
  if (!url) throw new Error(`No address in ${String(greeting)}`)
  return { child, url }
}

interface Answer {
  status: number | undefined
  /** What the connection is to do after it. */
  connection: string | undefined
}

const answerOf = (url: string, agent: Agent) =>
  new Promise<Answer>((resolve, reject) => {
    get(url, { agent }, (response) => {
      const { statusCode: status, headers } = response
      response.resume().once('end', () => resolve({ status, connection: headers.connection }))
    }).once('error', reject)
  })

/** Calls one after the other on a connection that is used again, as a proxy does that tries nothing twice. */
async function steadily(url: string, until: () => boolean): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answers: Answer[] = []
  while (!until()) answers.push(await answerOf(url, agent))
  agent.destroy()
  return answers
}

test('a program that is told to stop goes on answering until the proxy has noticed, and fails no call', async () => {
  const { child, url } = await started()
  let hasNoticed = false
  const load = Array.from({ length: 6 }, () => steadily(`${url}/api/user-state`, () => hasNoticed))
  const ended = once(child, 'exit')
  await pause(300)
  child.kill('SIGTERM')
  const agent = new Agent({ keepAlive: false })
  await expect.poll(async () => (await answerOf(`${url}/readyz`, agent)).status).toBe(503)
  await pause(NOTICED_AFTER)
  const during = await answerOf(`${url}/api/user-state`, new Agent({ keepAlive: true }))
  expect(during).toEqual({ status: 401, connection: 'close' })
  hasNoticed = true
  const answers = (await Promise.all(load)).flat()
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
  expect(answers.filter(({ connection }) => connection === 'close').length).toBeGreaterThan(6)
  expect(answers.filter(({ connection }) => connection === 'keep-alive').length).toBeGreaterThan(6)
  expect(await ended).toEqual([0, null])
}, 120_000)

async function connected(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

test('connections without a call do not hold a stop up, and a call under way still gets its answer', async () => {
  const { child, url } = await started(1)
  // As a browser opens them for later, and as one that it uses again.
  const silent = await Promise.all(Array.from({ length: 5 }, () => connected(url)))
  const agent = new Agent({ keepAlive: true })
  expect((await answerOf(`${url}/healthz`, agent)).connection).toBe('keep-alive')
  const slow = await connected(url)
  slow.write('GET /healthz HTTP/1.1\r\nHost: a\r\n')
  await pause(300)
  const began = Date.now()
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  // The port is closed by then, and all others are gone.
  await pause(1_800)
  const answer = once(slow, 'data')
  slow.write('\r\n')
  expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 200 /)
  expect(await ended).toEqual([0, null])
  // It was seventeen seconds while a silent connection was waited for.
  expect(Date.now() - began).toBeLessThan(10_000)
  for (const socket of silent) expect(socket.destroyed).toBe(true)
}, 120_000)
