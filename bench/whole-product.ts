import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { findBrowser } from '../tools/find-browser.ts'

export interface WholeProduct {
  url: string
  browser: Browser
  /** Where the person is signed in, and a page of theirs at home. */
  context: BrowserContext
  page: Page
}

interface Options {
  /** The part of the demo person's address before the @. */
  person: string
  prepare?: (dataDir: string) => Promise<void>
}

/** The built program with a browser in front of it; neither is left behind. */
export async function withWholeProduct(
  { person, prepare }: Options,
  measure: (product: WholeProduct) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-bench-'))
  await prepare?.(dataDir)
  const settings = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const program = spawn(process.execPath, ['apps/server/dist/main.js'], {
    env: { ...process.env, ...settings, RATE_LIMIT_PER_MINUTE: '100000' },
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
    await page.locator(`button[value="${person}@demo.example"]`).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await measure({ url, browser, context, page })
  } finally {
    await browser.close()
    program.kill('SIGTERM')
    await new Promise((resolve) => program.once('exit', resolve))
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** In the shell, without any screen of its own. */
const NOWHERE = '/no/such/page'

/** The bytes of script, as they travel, that an address needs beyond the shell, and what is done there. */
export async function scriptBeyondShell(
  { context, url }: Pick<WholeProduct, 'context' | 'url'>,
  path: string,
  act?: (page: Page) => Promise<void>,
): Promise<number> {
  const shell = await scriptsOf(context, url + NOWHERE)
  const all = await scriptsOf(context, url + path, act)
  return [...all]
    .filter(([address]) => !shell.has(address))
    .reduce((sum, [, size]) => sum + size, 0)
}

/** What a first visit to a page fetches of type script: address and bytes, without headers. */
async function scriptsOf(
  context: BrowserContext,
  address: string,
  act?: (page: Page) => Promise<void>,
): Promise<Map<string, number>> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const addresses = new Map<string, string>()
  const bytes = new Map<string, number>()
  const headers = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script') return
    addresses.set(requestId, response.url)
    headers.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = addresses.get(requestId)
    if (script) bytes.set(script, encodedDataLength - (headers.get(requestId) ?? 0))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await act?.(page)
  await page.close()
  return bytes
}

export const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB brotli`
