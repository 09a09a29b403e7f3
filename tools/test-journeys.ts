import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareJourneys } from './journeys/prepare.ts'
import { addressOf, startProgram, stop } from './journeys/program.ts'

// Starts the built program, each time on a copy of the same data, and lets browsers go through every journey.
// `JOURNEYS_FOLDER` names a folder that is prepared already.

const [reportFile = 'journeys.json', ...files] = process.argv.slice(2)
// One journey leaves much of a second core idle; a single file is gone through one by one.
const atOnce = files.length === 1 ? 1 : Math.min(2, availableParallelism())
const folder = process.env.JOURNEYS_FOLDER ?? mkdtempSync(join(tmpdir(), 'marquee-journeys-'))
const programs: ChildProcess[] = []

try {
  const { browser, data } = await prepareJourneys(folder)
  // For a journey that starts the program itself: data of a running one cannot be copied.
  const untouched = join(folder, 'untouched')
  cpSync(data, untouched, { recursive: true })
  const copies = Array.from({ length: atOnce - 1 }, (_, index) => join(folder, `copy-${index}`))
  for (const copy of copies) cpSync(data, copy, { recursive: true })
  programs.push(...[data, ...copies].map((own) => startProgram(own)))
  const addresses = await Promise.all(programs.map(addressOf))
  process.exitCode = await run(['node_modules/@playwright/test/cli.js', 'test', ...files], {
    MARQUEE_URLS: addresses.join(' '),
    MARQUEE_UNTOUCHED: untouched,
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
  })
} finally {
  await Promise.all(programs.map(stop))
  rmSync(folder, { recursive: true, force: true })
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
