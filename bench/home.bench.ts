import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { findBrowser } from '../tools/find-browser.ts'

// The signed-in home as a browser loads it: how much script arrives, and what Lighthouse says.

const DEBUGGING_PORT = 9_333
const QUIET_FOR_MS = 3_000
const dataDir = mkdtempSync(join(tmpdir(), 'marquee-home-'))
const program = spawn(process.execPath, ['apps/server/dist/main.js'], {
  env: {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '100000',
    // Loading half a million customers would keep a processor busy beside the browser.
    DEMO_CUSTOMERS: '6',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const url = await new Promise<string>((resolve) => {
  program.stdout.on('data', (chunk: Buffer) => {
    const address = /ready at (\S+)/.exec(chunk.toString())?.[1]
    if (address) resolve(address)
  })
})

const profile = mkdtempSync(join(tmpdir(), 'marquee-profile-'))
const context = await chromium.launchPersistentContext(profile, {
  executablePath: await findBrowser(),
  viewport: { width: 1350, height: 940 },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--remote-debugging-port=${DEBUGGING_PORT}`,
  ],
})

try {
  const page = await context.newPage()
  await page.goto(url)
  await page
    .getByRole('button', { name: /dealer@demo\.example/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await demoLoaded(page)
  await isQuiet()
  console.log(
    `script of the signed-in home: ${((await scriptBytes()) / 1000).toFixed(1)} kB brotli (goal: at most 200)`,
  )
  const scores = await lighthouseScores()
  console.log(
    `Lighthouse desktop: ${scores} (goal: performance 95, accessibility 100, best practices 100)`,
  )
} finally {
  await context.close()
  program.kill('SIGTERM')
  await new Promise((resolve) => program.once('exit', resolve))
  for (const folder of [dataDir, profile]) rmSync(folder, { recursive: true, force: true })
}

/** The demo's campaigns come while the program serves already: the last of this dealer's waits for its district. */
async function demoLoaded(page: Page): Promise<void> {
  const waiting = page.getByRole('region', { name: 'Waiting for a decision' })
  for (;;) {
    if ((await waiting.getByRole('listitem').count()) >= 3) return
    await page.waitForTimeout(2_000)
    await page.reload()
    await page.getByRole('region', { name: 'Drafts' }).waitFor()
  }
}

/** A program that still loads the demo would be measured with the page. */
async function isQuiet(): Promise<void> {
  const used = () => Number(execFileSync('ps', ['-o', 'cputimes=', '-p', String(program.pid)]))
  for (let before = -1; used() > before;) {
    before = used()
    await setTimeout(QUIET_FOR_MS)
  }
}

/** Everything of type script that a first visit fetches, as it travels. */
async function scriptBytes(): Promise<number> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  return bytes
}

async function lighthouseScores(): Promise<string> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices']
  const flags = {
    port: DEBUGGING_PORT,
    disableStorageReset: true,
    onlyCategories,
    logLevel: 'error',
  } as const
  const result = await lighthouse(url, flags, desktopConfig)
  if (!result) throw new Error('Lighthouse gave no result')
  const { categories, audits } = result.lhr
  for (const audit of Object.values(audits)) {
    const weak =
      audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative'
    if (weak) console.log(`  below 0.9: ${audit.id} ${audit.displayValue ?? ''}`)
  }
  return onlyCategories
    .map((name) => `${name} ${Math.round((categories[name]?.score ?? 0) * 100)}`)
    .join(', ')
}
