import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './find-browser.ts'

// Starts the built program on data of its own, and lets the browser go through every journey.

const [reportFile = 'journeys.json', ...files] = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'marquee-journeys-'))
const browser = await findBrowser()
const program = startProgram()

try {
  const url = await addressOf(program)
  process.exitCode = await run(['node_modules/@playwright/test/cli.js', 'test', ...files], {
    MARQUEE_URL: url,
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
  })
} finally {
  await stop(program)
  rmSync(dataDir, { recursive: true, force: true })
}

function startProgram(): ChildProcess {
  const env = {
    ...process.env,
    ...{ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'test' },
    // All journeys come from one machine and a handful of people.
    RATE_LIMIT_PER_MINUTE: '100000',
  }
  return spawn(process.execPath, ['apps/server/dist/main.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      told += chunk.toString()
      const address = /ready at (\S+)/.exec(told)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`The program ended:\n${told}`)))
  })
}

function run(args: readonly string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
