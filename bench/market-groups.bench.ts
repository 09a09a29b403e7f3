import type { Page } from '@playwright/test'
import { prepareDealers } from './market-groups-data.ts'
import { withWholeProduct, type WholeProduct } from './whole-product.ts'

// A group of more than a thousand dealers, as its manager fills it and scrolls through it.

const DEALERS = 1_000
const ROUNDS = 5
const ROWS_A_PAGE = 50

// As text, for what compiles this file leaves names of its own in functions.
const WATCH_FRAMES = `{
  const frames = (globalThis.frames = { all: [], last: performance.now(), isRunning: true })
  requestAnimationFrame(function note(now) {
    frames.all.push(now - frames.last)
    frames.last = now
    if (frames.isRunning) requestAnimationFrame(note)
  })
}`

const prepare = (dataDir: string) => prepareDealers(dataDir, DEALERS, 'HONDA')

await withWholeProduct({ person: 'national', prepare }, async (product) => {
  const saves: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) saves.push(await selectAll(product, round))
  saves.sort((a, b) => a - b)
  const [least, median, most] = [0, ROUNDS >> 1, ROUNDS - 1].map((at) => Math.round(saves[at] ?? 0))
  console.log(
    `select-all saved, from the request to its answer, median of ${ROUNDS}: ${median} ms, ${least} to ${most} (goal: at most 500)`,
  )
  await scrollThrough(product)
})

/** Makes a group and adds all dealers of the brand; answers how long the saving took. */
async function selectAll({ page, url }: WholeProduct, round: number): Promise<number> {
  await page.goto(`${url}/admin/market-groups`)
  await page.getByRole('button', { name: 'Create group' }).click()
  await page.getByRole('textbox', { name: 'Group name' }).fill(`Everybody ${round}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Create group' }).click()
  await page.getByRole('button', { name: /^Select all [\d,]+ dealers/ }).click()
  const answer = page.waitForResponse(/add-dealers/)
  await page.getByRole('button', { name: /^Add [\d,]+ dealers/ }).click()
  const response = await answer
  await response.finished()
  const { requestStart, responseEnd } = response.request().timing()
  await page.getByRole('tab', { name: /Dealers \(1,\d+\)/ }).waitFor()
  return responseEnd - requestStart
}

/** With the wheel from the top to the bottom of each page of the group's dealers. */
async function scrollThrough({ page, browser }: WholeProduct): Promise<void> {
  await page.getByRole('combobox', { name: /Rows per page/ }).click()
  await page.getByRole('option', { name: String(ROWS_A_PAGE) }).click()
  const next = page.getByRole('button', { name: 'Go to next page' })
  const scrolling: number[] = []
  const turning: number[] = []
  for (let rows = ROWS_A_PAGE; ; rows += ROWS_A_PAGE) {
    await page.getByRole('row').nth(20).waitFor()
    scrolling.push(...(await framesOf(page, () => wheelDown(page))))
    if (rows >= DEALERS) break
    turning.push(...(await framesOf(page, () => turn(page, next))))
  }
  print(
    `${DEALERS} rows of dealers scrolled, ${ROWS_A_PAGE} a page (goal: none over 50)`,
    scrolling,
  )
  print('the pages between asked for and drawn', turning)
  const plain = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await plain.setContent(`<div style="height: 3000px">Nothing to draw</div>`)
  const empty: number[] = []
  for (let rows = 0; rows < DEALERS; rows += ROWS_A_PAGE) {
    await plain.evaluate('scrollTo(0, 0)')
    empty.push(...(await framesOf(plain, () => wheelDown(plain))))
  }
  print('an empty page scrolled the same way: what the machine itself adds', empty)
}

function print(what: string, frames: readonly number[]): void {
  const sorted = [...frames].sort((a, b) => a - b)
  const late = sorted.filter((frame) => frame > 50).length
  const usual = sorted[Math.floor(sorted.length * 0.99)]
  const longest = sorted.at(-1)
  console.log(
    `${what}: longest frame ${longest?.toFixed(0)} ms, 99 of 100 within ${usual?.toFixed(0)}, ${late} of ${sorted.length} over 50`,
  )
}

async function wheelDown(page: Page): Promise<void> {
  await page.mouse.move(800, 600)
  const isAtEnd = () =>
    page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 1)
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, 120)
    await page.waitForTimeout(16)
  }
}

async function turn(page: Page, next: ReturnType<Page['getByRole']>): Promise<void> {
  const answer = page.waitForResponse(/details/)
  await next.click()
  await answer
  await page.waitForTimeout(300)
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(100)
}

/** The times between the browser's frames while something is done. */
async function framesOf(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(WATCH_FRAMES)
  await act()
  return page.evaluate('frames.isRunning = false; frames.all')
}
