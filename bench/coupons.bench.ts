import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../tools/find-browser.ts'

// The editor of coupons: how long after a key press the coupon beside the form is drawn.

const TYPED = 'Everything that a customer gets, typed key by key'

// As text, for what compiles this file leaves names of its own in functions.
const WATCH_THE_COUPON = `
  globalThis.waits = []
  addEventListener('keydown', ({ timeStamp }) => (globalThis.pressed = timeStamp), true)
  new MutationObserver(() => {
    const { pressed } = globalThis
    if (pressed === undefined) return
    globalThis.pressed = undefined
    // The message comes once the frame with the changed coupon has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => globalThis.waits.push(performance.now() - pressed)
      port2.postMessage('painted')
    })
  }).observe(document.querySelector('aside svg'), { subtree: true, childList: true, attributes: true, characterData: true })`

const dataDir = mkdtempSync(join(tmpdir(), 'marquee-coupons-'))
const program = spawn(process.execPath, ['apps/server/dist/main.js'], {
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
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
  args: ['--no-sandbox', '--disable-gpu'],
})

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(url)
  await page.locator('button[value="dealer@demo.example"]').click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const waits = await waitsOf(page, `${url}/campaign/coupon-library/new`)
  const at = (share: number) => waits[Math.floor((waits.length - 1) * share)]?.toFixed(1)
  console.log(
    `from key press to painted coupon, ${waits.length} keys: ` +
      `median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, longest ${at(1)} ms (goal: at most 50)`,
  )
} finally {
  await browser.close()
  program.kill('SIGTERM')
  await new Promise((resolve) => program.once('exit', resolve))
  rmSync(dataDir, { recursive: true, force: true })
}

/** In order, the shortest first. */
async function waitsOf(page: Page, address: string): Promise<number[]> {
  await page.goto(address)
  const kind = page.getByRole('combobox', { name: 'Kind of offer 1' })
  await kind.click()
  await page.getByRole('option', { name: '$ Off' }).click()
  await page.evaluate(WATCH_THE_COUPON)
  for (const name of [/^Heading/, /^Offer title/, /^Qualifier of offer 1/]) {
    await page.getByRole('textbox', { name }).pressSequentially(TYPED, { delay: 60 })
  }
  const waits: number[] = await page.evaluate('globalThis.waits')
  return waits.sort((one, other) => one - other)
}
