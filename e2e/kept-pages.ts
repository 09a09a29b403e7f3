import { expect, type Page } from '@playwright/test'
import { goHome } from './open-page.ts'

/**
 * Pages that stay open from one journey to the next, by whose they are and how they look: to load the product
 * anew for each took a third of the time of all journeys.
 */
export type KeptPages = Map<string, Page>

/** An address that reads nothing from the server, so that what was read before can be forgotten there. */
const NOWHERE = '/no/such/page'

/** Takes a page to where the next journey begins, with nothing left of the last one; false where that cannot be. */
export async function beginAgain(page: Page, path: string): Promise<boolean> {
  if (!(await page.evaluate(isInOrder)) || (await page.evaluate(goHome))) return false
  await page.mouse.move(0, 0)
  if (new URL(page.url()).pathname !== NOWHERE) await follow(page, NOWHERE)
  await page.evaluate(forget)
  await follow(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return true
}

/**
 * Goes on as a link of the product would, when the screen before has gone: loading all of the product again takes
 * six times as long.
 */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(pushAddress, path)
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
}

/** These run in the page. The router counts its addresses, to know whether a person goes back or forth. */
function pushAddress(path: string): void {
  document.querySelector('h1')?.setAttribute('data-left', '')
  const { idx } = history.state as { idx: number }
  history.pushState({ idx: idx + 1 }, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** The product is there, with no dialog in front of it and nothing that is not saved. */
const isInOrder = (): boolean =>
  document.getElementById('app') !== null &&
  document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') === null &&
  dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** What React Query offers, as far as it is needed here. */
interface Replies {
  removeQueries: (which: { type: 'inactive' }) => void
  invalidateQueries: () => Promise<void>
}

interface Rendered {
  child: Rendered | null
  memoizedProps: { client?: Replies } | null
}

/** Replies of the server are shown for half a minute before they are asked for again. */
async function forget(): Promise<void> {
  sessionStorage.clear()
  document.querySelector<HTMLElement>('.MuiSnackbar-root button')?.click()
  const app = Object.entries(document.getElementById('app') ?? {})
  let part = app.find(([name]) => name.startsWith('__reactContainer'))?.[1] as Rendered | null
  while (part && !part.memoizedProps?.client) part = part.child
  const replies = part?.memoizedProps?.client
  if (!replies) throw new Error('The replies are no longer where they were')
  replies.removeQueries({ type: 'inactive' })
  await replies.invalidateQueries()
}
