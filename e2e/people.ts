import {
  expect,
  test as base,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from '@playwright/test'
import { beginAgain, type KeptPages } from './kept-pages.ts'
import { load, openPage, type DemoPerson } from './open-page.ts'

export { expect }

type OpenAs = (person: DemoPerson, path?: string, options?: BrowserContextOptions) => Promise<Page>

interface Journey {
  /** A page on which the person is signed in already, at the address. */
  as: OpenAs
  /** A page that no later journey gets, for one that changes how its browser works. */
  asAlone: OpenAs
  /** Unexpected lines in the consoles of the browsers; a journey ends with none. */
  complaints: string[]
}

export const test = base.extend<Journey, { kept: KeptPages }>({
  kept: [
    async ({}, use) => {
      const kept: KeptPages = new Map()
      await use(kept)
      await closeAll([...kept.values()])
    },
    { scope: 'worker' },
  ],
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints).toEqual([])
  },
  page: async ({ page, complaints }, use) => {
    listenTo(page, complaints)
    await use(page)
  },
  asAlone: async ({ browser, complaints }, use, info) => {
    const opened: Page[] = []
    await use(async (person, path = '/', options = {}) => {
      const page = await openPage(browser, person, options, info)
      opened.push(page)
      listenTo(page, complaints)
      await load(page, path)
      return page
    })
    await closeAll(opened)
  },
  as: async ({ browser, complaints, kept }, use, info) => {
    const used: KeptPages = new Map()
    const stops: (() => void)[] = []
    await use(async (person, path = '/', options = {}) => {
      const looks = `${person} ${JSON.stringify(options)}`
      const name = used.has(looks) ? `${looks} beside` : looks
      const before = kept.get(name)
      kept.delete(name)
      if (before && (await beginAgain(before, path))) {
        used.set(name, before)
        stops.push(listenTo(before, complaints))
        return before
      }
      await before?.context().close()
      const page = await openPage(browser, person, options, info)
      used.set(name, page)
      stops.push(listenTo(page, complaints))
      await load(page, path)
      return page
    })
    for (const stop of stops) stop()
    // A page on which a journey failed may be in any state.
    if (info.status !== 'passed') return closeAll([...used.values()])
    for (const [name, page] of used) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      const tabs = page.context().pages()
      await Promise.all(tabs.filter((tab) => tab !== page).map((tab) => tab.close()))
      kept.set(name, page)
    }
  },
})

async function closeAll(pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.context().close()))
}

/** Notes what a page complains of, until it is stopped. */
export function listenTo(page: Page, complaints: string[]): () => void {
  const onError = ({ message }: Error) => void complaints.push(message)
  const onLine = (line: ConsoleMessage) => {
    const text = line.text()
    // The browser reports each refused call by itself; journeys that expect one say so.
    const isRefusal = /status of 4\d\d/.test(text)
    // Axe would look into the frame of an email as well, in which nothing may run.
    const isKeptOut = /^Blocked script execution in '[^']*\/email-frame\.html'/.test(text)
    const isExpected = isRefusal || isKeptOut
    if (['error', 'warning'].includes(line.type()) && !isExpected) complaints.push(text)
  }
  page.on('pageerror', onError).on('console', onLine)
  return () => void page.off('pageerror', onError).off('console', onLine)
}

/** A name of its own for each try of a journey: the first one may have left something of that name. */
export const ownName = (name: string): string => (test.info().retry === 0 ? name : `${name} again`)

/** Goes on when the screen with this heading is there. */
export async function atScreen(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}
