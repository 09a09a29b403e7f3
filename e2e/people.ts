import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  expect,
  test as base,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'

/** The demo people, by the part of their address before the @. */
export type DemoPerson =
  | 'dealer'
  | 'sibling'
  | 'district'
  | 'zone'
  | 'national'
  | 'admin'
  | 'reader'
  | 'acura-dealer'
  | 'nissan-dealer'
  | 'amp-dealer'

interface Journey {
  /** A page on which the person is signed in already, at the address. */
  as: (person: DemoPerson, path?: string, options?: BrowserContextOptions) => Promise<Page>
  /** Unexpected lines in the consoles of the browsers; a journey ends with none. */
  complaints: string[]
}

export { expect }

export const test = base.extend<Journey>({
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints).toEqual([])
  },
  page: async ({ page, complaints }, use) => {
    listenTo(page, complaints)
    await use(page)
  },
  as: async ({ browser, complaints }, use, { project, parallelIndex }) => {
    const opened: Page[] = []
    await use(async (person, path = '/', options = {}) => {
      const storageState = await signedIn(
        browser,
        person,
        join(project.outputDir, '..'),
        parallelIndex,
      )
      const context = await browser.newContext({ ...options, storageState })
      const page = await context.newPage()
      opened.push(page)
      listenTo(page, complaints)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (await page.evaluate(goHome)) await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      return page
    })
    await Promise.all(opened.map((page) => page.context().close()))
  },
})

/** Chooses who to be on the built-in provider's page. */
export async function choosePerson(page: Page, person: DemoPerson): Promise<void> {
  await page.locator(`button[value="${person}@demo.example"]`).click()
}

/** A token lasts for ten minutes, and a run of all journeys may take longer. */
const KNOWN_FOR_MS = 8 * 60_000

const isKnown = (file: string): boolean =>
  existsSync(file) && Date.now() - statSync(file).mtimeMs < KNOWN_FOR_MS

/** Each person signs in once and program; what their browser then knows is used again while it lasts. */
async function signedIn(
  browser: Browser,
  person: DemoPerson,
  folder: string,
  program: number,
): Promise<string> {
  const file = join(folder, 'signed-in', `${process.ppid}-${program}-${person}.json`)
  if (isKnown(file)) return file
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto('/')
  await choosePerson(page, person)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.storageState({ path: file })
  await context.close()
  return file
}

/** Runs in the page: back to the person's own market and level. Was that needed? */
async function goHome(): Promise<boolean> {
  const authorization = `Bearer ${localStorage.getItem('marquee.access-token')}`
  const answer = await fetch('/api/user-state', { headers: { authorization } })
  const { person, selectedMarket, selectedUserLevel } = await answer.json()
  const isHome = selectedMarket?.key === person.homeMarketKey
  if (isHome && selectedUserLevel === person.level) return false
  await fetch('/api/user-state/market', {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ marketKey: person.homeMarketKey, hierarchyId: null }),
  })
  return true
}

function listenTo(page: Page, complaints: string[]): void {
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    const text = message.text()
    // The browser reports each refused call by itself; journeys that expect one say so.
    const isRefusal = /status of 4\d\d/.test(text)
    // Axe would look into the frame of an email as well, in which nothing may run.
    const isKeptOut = /^Blocked script execution in '[^']*\/email-frame\.html'/.test(text)
    const isExpected = isRefusal || isKeptOut
    if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(text)
  })
}

/** Goes on when the screen with this heading is there. */
export async function atScreen(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/**
 * Goes on as a link of the product would, when the screen before has gone: loading all of the product again takes
 * six times as long.
 */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(pushAddress, path)
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
}

/** Runs in the page: the router counts its addresses, to know whether a person goes back or forth. */
function pushAddress(path: string): void {
  document.querySelector('h1')?.setAttribute('data-left', '')
  const { idx } = history.state as { idx: number }
  history.pushState({ idx: idx + 1 }, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}
