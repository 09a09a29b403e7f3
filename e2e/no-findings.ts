import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './people.ts'

/** How pages are opened for `expectNoFindings`, which then looks at each in light and in dark. */
export const LOOKS = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

type RunOptions = Parameters<AxeBuilder['options']>[0]
type Scheme = (typeof LOOKS)[number]['colorScheme']

/** Off by default; Lighthouse asks for it. */
const alsoHeld = { 'label-content-name-mismatch': { enabled: true } }

/** All that another scheme may change: its colors. */
const OF_COLORS = ['color-contrast', 'link-in-text-block']

/** No finding of any rule in either scheme; the page is left in the one in which it was opened. */
export async function expectNoFindings(page: Page): Promise<void> {
  const opened = await page.evaluate(preferredScheme)
  const other = opened === 'dark' ? 'light' : 'dark'
  await showIn(page, other)
  expect({ [other]: await findingsOn(page, { runOnly: OF_COLORS }) }).toEqual({ [other]: [] })
  await showIn(page, opened)
  await expectNoFindingsAsOpened(page)
}

/** In the scheme in which it was opened alone: for a page of thousands of parts, each of which takes its time. */
export async function expectNoFindingsAsOpened(page: Page): Promise<void> {
  expect(await findingsOn(page)).toEqual([])
  await expectNoSideScroll(page)
}

export async function expectNoSideScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overhang).toBeLessThanOrEqual(0)
}

/** Only what is wrong is described, and no second page is opened: four times as fast. */
export async function findingsOn(
  page: Page,
  options: RunOptions = { rules: alsoHeld },
): Promise<string[]> {
  const isThere = page.frames().length === 1 && (await page.evaluate(hasAxe))
  const axe = new AxeBuilder(isThere ? { page, axeSource: NOTHING_MORE } : { page }).setLegacyMode()
  const { violations } = await axe.options({ ...options, resultTypes: ['violations'] }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

/** Axe is larger than the product: a page that has it from before is not sent it again. */
const NOTHING_MORE = ';'

/** Colors on their way from one scheme to the other would be those of neither. */
async function showIn(page: Page, colorScheme: Scheme): Promise<void> {
  const still = await page.evaluateHandle(stopTransitions)
  await page.emulateMedia({ colorScheme })
  await expect.poll(() => page.evaluate(shownScheme), { intervals: [20] }).toBe(colorScheme)
  await still.evaluate(letTransitions)
  await still.dispose()
}

/** These run in the page. */
const hasAxe = (): boolean => 'axe' in window

const preferredScheme = (): Scheme =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

function shownScheme(): Scheme {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []
  return red + green + blue > (3 * 255) / 2 ? 'light' : 'dark'
}

function stopTransitions(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
  return sheet
}

function letTransitions(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
}
