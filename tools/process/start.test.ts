import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'marquee-start-'))

interface Process {
  pid: number
  parent: number
  command: string
}

/** How long a machine may take on which much else is running; the first start builds, too. */
const PATIENCE_MS = 55_000

let port = 0
let npm: ChildProcess
let family: Process[] = []

/** One start serves all tests that leave it running; after a kill comes another. */
beforeEach(async () => {
  if (port && (await isReady())) return
  killAll(family)
  port = await freePort()
  npm = npmStart()
  await ready()
  family = descendants(npm.pid as number)
})

afterAll(() => {
  killAll(family)
  rmSync(dataDir, { recursive: true, force: true })
})

test('the server is the process that npm has started, with nothing in between', () => {
  const server = family.find(({ command }) => command.includes('tools/start.mjs'))
  expect(server?.parent).toBe(npm.pid)
  expect(family.some(({ command }) => command.includes('bin/postgres -D'))).toBe(true)
})

test('a second start on the same data says in one line what to do, and leaves the first alone', async () => {
  const second = spawnSync(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: environment(await freePort()),
    encoding: 'utf8',
  })
  expect(second.status).toBe(1)
  expect(second.stderr).toContain(`Another Marquee is running on ${dataDir}: stop it first`)
  expect(second.stderr).not.toContain('    at ')
  expect(await isReady()).toBe(true)
})

test('a mistake in the settings ends the start with a line that says what to do', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: { ...environment(port), PORT: 'abc' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('PORT is "abc": use a whole number from 0 to 65535')
  expect(stderr).not.toContain('    at ')
})

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'after %s to npm neither a server nor a database is left',
  async (signal) => {
    npm.kill(signal)
    expect(await left()).toEqual([])
  },
)

test('after Ctrl+C in a terminal neither a server nor a database is left', async () => {
  process.kill(-(npm.pid as number), 'SIGINT')
  expect(await left()).toEqual([])
})

test('after a kill of the server no database is left, and npm says that it failed', async () => {
  const server = family.find(({ command }) => command.includes('tools/start.mjs'))
  const code = new Promise((resolve) => npm.once('exit', resolve))
  process.kill(server?.pid as number, 'SIGKILL')
  expect(await code).not.toBe(0)
  expect(await left()).toEqual([])
})

function npmStart(): ChildProcess {
  return spawn('npm', ['start'], {
    cwd: root,
    env: environment(port),
    // A group of its own, as a terminal gives it.
    detached: true,
    stdio: 'ignore',
  })
}

function environment(atPort: number): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env
  return { PATH, HOME, PORT: String(atPort), DATA_DIR: dataDir, DEMO_DATA: 'off' }
}

async function ready(): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !(await isReady()); await pause(30)) {
    if (Date.now() > deadline || npm.exitCode !== null) throw new Error('npm start is not ready')
  }
}

async function isReady(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
  return answer?.ok ?? false
}

/** What is still there of all that was started, after having had the time to end. */
async function left(): Promise<Process[]> {
  const still = () => [
    ...living(family),
    ...processes().filter(({ command }) => command.includes(dataDir)),
  ]
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await pause(20)) {
    if (still().length === 0) break
  }
  return still()
}

function killAll(known: readonly Process[]): void {
  // Not process.kill: it throws for one that ends by itself meanwhile, as children of the killed do.
  const pids = living(known).map(({ pid }) => String(pid))
  if (pids.length > 0) spawnSync('kill', ['-KILL', ...pids])
}

function processes(): Process[] {
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,ppid=,stat=,command='], {
    encoding: 'utf8',
  })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, state = '', command = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    // A dead process that nobody has buried yet is dead.
    return state.startsWith('Z') || !pid
      ? []
      : [{ pid: Number(pid), parent: Number(parent), command }]
  })
}

function descendants(pid: number): Process[] {
  const all = processes()
  const below = (parent: number): Process[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)])
  return [...all.filter((one) => one.pid === pid), ...below(pid)]
}

function living(known: readonly Process[]): Process[] {
  const now = new Set(processes().map(({ pid, command }) => `${pid} ${command}`))
  return known.filter(({ pid, command }) => now.has(`${pid} ${command}`))
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as net.AddressInfo
      server.close(() => resolve(free))
    })
  })
}
