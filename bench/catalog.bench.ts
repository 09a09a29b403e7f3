import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { findBrowser } from '../tools/find-browser.ts'
import { prepareTemplates } from './catalog-data.ts'

// One part of the catalog with 200 templates, as a dealer opens it.

const TEMPLATES = 200
const ROUNDS = 7
const PART = '/campaigns/on-demand'
/** In the shell, without any screen of its own. */
const NOWHERE = '/no/such/page'

// As text, for what compiles this file leaves names of its own in functions.
const WATCH_FIRST_CARD = `new MutationObserver((_, watch) => {
  if (!document.querySelector('main li h2 a')) return
  watch.disconnect()
  requestAnimationFrame(() => (globalThis.firstCard = performance.now()))
}).observe(document, { childList: true, subtree: true })`

const dataDir = mkdtempSync(join(tmpdir(), 'marquee-catalog-'))
await prepareTemplates(dataDir, TEMPLATES, 'ON_DEMAND')
const program = spawn(process.execPath, ['apps/server/dist/main.js'], {
  env: {
    ...process.env,
    ...{ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '100000' },
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const url = await new Promise<string>((resolve) => {
  program.stdout.on('data', (chunk: Buffer) => {
    const address = /ready at (\S+)/.exec(chunk.toString())?.[1]
    if (address) resolve(address)
  })
})
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})

try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('button[value="dealer@demo.example"]').click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const shell = await scriptsOf(context, NOWHERE)
  const catalog = await scriptsOf(context, PART)
  const beyond = [...catalog].filter(([address]) => !shell.has(address))
  const bytes = beyond.reduce((sum, [, size]) => sum + size, 0)
  console.log(
    `script of the catalog beyond the shell: ${(bytes / 1000).toFixed(1)} kB brotli (goal: at most 90)`,
  )
  tell('opened by its address, with an empty cache', await timesOf(firstVisit))
  tell('opened by its address once more', await timesOf(() => laterVisit(context)))
} finally {
  await browser.close()
  program.kill('SIGTERM')
  await new Promise((resolve) => program.once('exit', resolve))
  rmSync(dataDir, { recursive: true, force: true })
}

/** What a first visit to a page fetches of type script: address and bytes as they travel. */
async function scriptsOf(context: BrowserContext, path: string): Promise<Map<string, number>> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const addresses = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') addresses.set(requestId, response.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId)
    if (address) bytes.set(address, encodedDataLength)
  })
  await page.goto(url + path, { waitUntil: 'networkidle' })
  await page.close()
  return bytes
}

async function timesOf(visit: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await visit())
  return times.sort((a, b) => a - b)
}

/** A browser that knows nothing but who is signed in. */
async function firstVisit(): Promise<number> {
  const [known] = browser.contexts()
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: await known?.storageState(),
  })
  try {
    return await laterVisit(context)
  } finally {
    await context.close()
  }
}

/** Milliseconds from going to the address to the frame with the first card. */
async function laterVisit(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  await page.addInitScript(WATCH_FIRST_CARD)
  await page.goto(url + PART)
  const shown = await page.waitForFunction(() => (globalThis as { firstCard?: number }).firstCard)
  const took = await shown.jsonValue()
  await page.close()
  return Number(took)
}

function tell(what: string, times: readonly number[]): void {
  const [least, median, most] = [0, ROUNDS >> 1, ROUNDS - 1].map((at) => Math.round(times[at] ?? 0))
  console.log(
    `${TEMPLATES} templates, first card, ${what}, median of ${ROUNDS}: ${median} ms, ${least} to ${most} (goal: at most 1,000)`,
  )
}
