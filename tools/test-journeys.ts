import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { tokenOf } from '@marquee/test-kit/token'
import { findBrowser } from './find-browser.ts'

// Starts the built program, each time on a copy of the same data, and lets browsers go through every journey.

/** The last campaign that the demo creates, once the customers of its dealers are there. */
const LAST_STORY = { text: 'Detroit winter check', statuses: ['SUBMITTED'] }
const DEMO_MS = 300_000

const [reportFile = 'journeys.json', ...files] = process.argv.slice(2)
// One journey leaves much of a second core idle; a single file is gone through one by one.
const atOnce = files.length === 1 ? 1 : availableParallelism() + 1
const dataDir = mkdtempSync(join(tmpdir(), 'marquee-journeys-'))
const browser = await findBrowser()
const programs: ChildProcess[] = []

try {
  const folders = await dataFolders()
  programs.push(...folders.map(startProgram))
  const addresses = await Promise.all(programs.map(addressOf))
  process.exitCode = await run(['node_modules/@playwright/test/cli.js', 'test', ...files], {
    MARQUEE_URLS: addresses.join(' '),
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
  })
} finally {
  await Promise.all(programs.map(stop))
  rmSync(dataDir, { recursive: true, force: true })
}

/** The demo's data is loaded once, and copied for the other programs. */
async function dataFolders(): Promise<string[]> {
  const [first = '', ...others] = Array.from({ length: atOnce }, (_, index) =>
    join(dataDir, `${index}`),
  )
  const program = startProgram(first)
  programs.push(program)
  await demoLoaded(await addressOf(program))
  await stop(program)
  programs.length = 0
  for (const other of others) cpSync(first, other, { recursive: true })
  return [first, ...others]
}

/** The demo's customers and campaigns come by jobs, while the program serves already. */
async function demoLoaded(address: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${await tokenOf(address, 'district')}`,
    'content-type': 'application/json',
  }
  const body = JSON.stringify({ criteria: LAST_STORY })
  const end = Date.now() + DEMO_MS
  while (Date.now() < end) {
    const answer = await fetch(`${address}/api/campaign/search`, { method: 'POST', headers, body })
    const { totalElements } = (await answer.json()) as { totalElements: number }
    if (totalElements > 0) return
    await pause(500)
  }
  throw new Error('The demo was not loaded in five minutes')
}

function startProgram(ownData: string): ChildProcess {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: ownData,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'test',
    // Journeys need some customers, not half a million.
    DEMO_CUSTOMERS: '6',
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
    let printed = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const address = /ready at (\S+)/.exec(printed)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`The program ended:\n${printed}`)))
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
