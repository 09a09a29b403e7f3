import type { Page } from '@playwright/test'
import { templates } from '@marquee/contract/templates'
import { printSteps } from './steps-painted.ts'
import {
  inKilobytes,
  scriptBeyondShell,
  withWholeProduct,
  type WholeProduct,
} from './whole-product.ts'

// The builder: how much script its steps need, how soon one stands there, and how long the selection of
// dealers takes to show those that are searched for.

const DEALERS = 2_000
const SEARCHES = [
  'ann',
  'honda of',
  'lake',
  '17',
  'zzz',
  'motors',
  '',
  'oak',
  'family',
  '9',
] as const
const ROUNDS = 5

// As text, for what compiles this file leaves names of its own in functions. Enter asks at once, as the
// pause does when it ends; the last change of the list counts, once it has been painted.
const WATCH_THE_LIST = `
  globalThis.wait = undefined
  addEventListener('keydown', ({ key, timeStamp }) => key === 'Enter' && (globalThis.pressed = timeStamp), true)
  new MutationObserver(() => {
    const { pressed } = globalThis
    if (pressed === undefined) return
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => (globalThis.wait = performance.now() - pressed)
      port2.postMessage('painted')
    })
  }).observe(document.querySelector('table'), { subtree: true, childList: true, attributes: true, characterData: true })`

/** The steps of the demo's campaign in two waves, and what in each is there to be used. */
const CAMPAIGN = '/campaign/builder/2'

await withWholeProduct({ person: 'dealer' }, async (product) => {
  const { page, url } = product
  const details = `${CAMPAIGN}/details`
  await page.goto(url + details)
  const steps = page.getByRole('navigation', { name: 'Steps of the campaign' }).getByRole('link')
  await steps.first().waitFor()
  const places = await steps.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const print = async (when: string) => {
    for (const place of places) {
      const bytes = await scriptBeyondShell(product, place ?? '', standing)
      const name = place?.split('/').at(-1)
      console.log(`script of ${name} beyond the shell, ${when}: ${inKilobytes(bytes)} (goal: 120)`)
    }
  }
  await print('before a piece is chosen')
  const closed = await scriptBeyondShell(product, details, standing)
  const opened = await scriptBeyondShell(product, details, openCalendar)
  console.log(`what opening the calendar of a date adds to it: ${inKilobytes(opened - closed)}`)
  await chooseAPiece(page, url + places.find((place) => place?.endsWith('/select-creative')))
  await print('with the chosen piece drawn beside it')
  await printSteps(page)
})

await withWholeProduct({ person: 'district' }, async (product) => {
  const { page } = product
  await page.route(/\/child-markets/, (route) => route.fulfill({ json: manyDealers() }))
  const waits = await waitsOf(page, await startedMetro(product))
  const at = (share: number) => waits[Math.floor((waits.length - 1) * share)]?.toFixed(1)
  console.log(
    `from the end of the pause to the painted list of ${DEALERS} dealers, ${waits.length} searches: ` +
      `median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, longest ${at(1)} ms (goal: at most 50)`,
  )
})

/** Also what comes by itself a little later counts. */
async function standing(page: Page): Promise<void> {
  await page.locator('main h2').first().waitFor()
  await page.waitForTimeout(2_000)
}

async function openCalendar(page: Page): Promise<void> {
  await standing(page)
  await page
    .getByRole('button', { name: /^Choose date/ })
    .first()
    .click()
  await page.getByRole('grid').waitFor()
}

/** The first that is offered and not chosen yet. */
async function chooseAPiece(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const main = page.getByRole('main')
  await main.locator('button[aria-pressed="false"]').first().click()
  await main.locator('button[aria-pressed="true"]').waitFor()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText(/^Saved/).waitFor()
}

function manyDealers() {
  const [example] = templates.childMarkets.example.reply.childMarkets
  const places = ['Ann Arbor', 'Lakeside', 'Oakwood', 'Monroe', 'Pontiac', 'Saginaw', 'Flint']
  const kinds = ['Honda', 'Family Honda', 'Motors', 'Honda of the Lakes']
  const childMarkets = Array.from({ length: DEALERS }, (_, at) => ({
    ...example,
    market: {
      ...example?.market,
      key: 10_000 + at,
      name: `${places[at % places.length]} ${kinds[at % kinds.length]} ${at + 1}`,
      sourceId: { id: String(300_000 + at) },
    },
  }))
  return { childMarkets }
}

/** The address of the details of a metro campaign, which the person has just started. */
async function startedMetro({ page, url }: WholeProduct): Promise<string> {
  const firstRequest = page.waitForRequest((request) => 'authorization' in request.headers())
  await page.reload()
  const { authorization = '' } = (await firstRequest).headers()
  const options = { headers: { authorization } }
  const read = async (path: string) => (await page.request.get(`${url}/api${path}`, options)).json()
  const { selectedMarket } = await read('/user-state')
  const { campaignTemplates: offered } = await read('/campaign-template/search?size=100')
  const { key } = offered.find(({ category }: { category: string }) => category === 'METRO')
  const address = `${url}/api/campaign/create/${key}?marketKey=${selectedMarket.key}`
  const created = await (await page.request.post(address, options)).json()
  return `${url}/campaign/builder/${created.key}/details`
}

/** In order, the shortest first. */
async function waitsOf(page: Page, address: string): Promise<number[]> {
  await page.goto(address)
  await page.getByRole('combobox', { name: 'Dealer group' }).click()
  await page.getByRole('option').nth(1).click()
  await page.getByText(`0 of ${DEALERS.toLocaleString('en-US')} dealers selected`).waitFor()
  await page.evaluate(WATCH_THE_LIST)
  const box = page.getByRole('searchbox', { name: 'Search By Dealer Name' })
  const waits: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of SEARCHES) {
      await box.fill(text)
      await box.press('Enter')
      // Longer than the pause after which it would ask by itself.
      await page.waitForTimeout(600)
      waits.push(await page.evaluate('globalThis.wait'))
      await page.evaluate('globalThis.pressed = undefined')
    }
  }
  return waits.sort((one, other) => one - other)
}
