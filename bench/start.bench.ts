import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

// From npm start to an answer of /readyz: on a bare clone of the last commit, and again.

const PORT = 3190
const clone = mkdtempSync(join(tmpdir(), 'marquee-clone-'))
execFileSync('git', ['clone', '--quiet', '--no-hardlinks', '.', clone])

const cold = await timed()
console.log(`bare clone, npm start to ready: ${cold.seconds.toFixed(1)} s`)
await stop(cold.npm)
const warm: number[] = []
for (let round = 1; round <= 5; round += 1) {
  const run = await timed()
  warm.push(run.seconds)
  if (round === 5)
    console.log(`server memory after start: ${memory(run.npm)} MB (goal: at most 250)`)
  await stop(run.npm)
}
warm.sort((a, b) => a - b)
console.log(
  `warm start: median ${warm[2]?.toFixed(2)} s of ${warm.map((s) => s.toFixed(2)).join(', ')} (goal: at most 3)`,
)
rmSync(clone, { recursive: true, force: true })

async function timed(): Promise<{ npm: ChildProcess; seconds: number }> {
  const began = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(PORT), LOG_LEVEL: 'warn' },
  })
  for (;;) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}`)
    if (await isReady()) return { npm, seconds: (performance.now() - began) / 1000 }
    await pause(20)
  }
}

async function isReady(): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${PORT}/readyz`)).ok
  } catch {
    return false
  }
}

async function stop(npm: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => npm.once('exit', resolve))
  npm.kill('SIGTERM')
  await ended
  while (await isReady()) await pause(50)
}

/** The resident memory of the program that npm started, without its database. */
function memory(npm: ChildProcess): number {
  const program = programBelow(npm.pid as number)
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${program}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

function programBelow(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const [only] = children.filter(Boolean).map(Number)
  if (!only) return pid
  const name = readFileSync(`/proc/${only}/comm`, 'utf8').trim()
  return name === 'node' || name === 'sh' ? programBelow(only) : pid
}
