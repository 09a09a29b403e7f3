import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  expect,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type TestInfo,
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

/** A page of a browser in which the person is signed in already. */
export async function openPage(
  browser: Browser,
  person: DemoPerson,
  options: BrowserContextOptions,
  { project, parallelIndex }: TestInfo,
): Promise<Page> {
  const folder = join(project.outputDir, '..')
  const storageState = await signedIn(browser, person, folder, parallelIndex)
  return (await browser.newContext({ ...options, storageState })).newPage()
}

/** Loads the product at an address, with the person in their own market. */
export async function load(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await loaded(page)
  if (await page.evaluate(goHome)) await page.goto(path)
  await loaded(page)
}

const loaded = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

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
  await loaded(page)
  await context.storageState({ path: file })
  await context.close()
  return file
}

/** Runs in the page: back to the person's own market and level. Was that needed? */
export async function goHome(): Promise<boolean> {
  const authorization = `Bearer ${localStorage.getItem('marquee.access-token')}`
  const answer = await fetch('/api/user-state', { headers: { authorization } })
  const { person, selectedMarket, selectedUserLevel } = await answer.json()
  const ofPage = JSON.parse(localStorage.getItem('marquee.selection') ?? '{}')
  const isHome = [selectedMarket?.key, ofPage.marketKey].every(
    (key) => key === person.homeMarketKey,
  )
  if (isHome && selectedUserLevel === person.level) return false
  await fetch('/api/user-state/market', {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ marketKey: person.homeMarketKey, hierarchyId: null }),
  })
  return true
}
