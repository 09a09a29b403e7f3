import { prepareTemplates } from './catalog-data.ts'
import {
  inKilobytes,
  scriptBeyondShell,
  withWholeProduct,
  type WholeProduct,
} from './whole-product.ts'

// One part of the catalog with 200 templates, as a dealer opens it.

const TEMPLATES = 200
const ROUNDS = 7
const PART = '/campaigns/on-demand'

// As text, for what compiles this file leaves names of its own in functions.
const WATCH_FIRST_CARD = `new MutationObserver((_, watch) => {
  if (!document.querySelector('main li h2 a')) return
  watch.disconnect()
  requestAnimationFrame(() => (globalThis.firstCard = performance.now()))
}).observe(document, { childList: true, subtree: true })`

const prepare = (dataDir: string) => prepareTemplates(dataDir, TEMPLATES, 'ON_DEMAND')

await withWholeProduct({ person: 'dealer', prepare }, async (product) => {
  const bytes = await scriptBeyondShell(product, PART)
  console.log(`script of the catalog beyond the shell: ${inKilobytes(bytes)} (goal: at most 90)`)
  print('opened by its address, with an empty cache', await timesOf(() => firstVisit(product)))
  print('opened by its address once more', await timesOf(() => laterVisit(product)))
})

async function timesOf(visit: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await visit())
  return times.sort((a, b) => a - b)
}

/** A browser that knows nothing but who is signed in. */
async function firstVisit({ browser, context: known, url }: WholeProduct): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: await known.storageState(),
  })
  try {
    return await laterVisit({ context, url })
  } finally {
    await context.close()
  }
}

/** Milliseconds from going to the address to the frame with the first card. */
async function laterVisit({
  context,
  url,
}: Pick<WholeProduct, 'context' | 'url'>): Promise<number> {
  const page = await context.newPage()
  await page.addInitScript(WATCH_FIRST_CARD)
  await page.goto(url + PART)
  const shown = await page.waitForFunction(() => (globalThis as { firstCard?: number }).firstCard)
  const took = await shown.jsonValue()
  await page.close()
  return Number(took)
}

function print(what: string, times: readonly number[]): void {
  const [least, median, most] = [0, ROUNDS >> 1, ROUNDS - 1].map((at) => Math.round(times[at] ?? 0))
  console.log(
    `${TEMPLATES} templates, first card, ${what}, median of ${ROUNDS}: ${median} ms, ${least} to ${most} (goal: at most 1,000)`,
  )
}
