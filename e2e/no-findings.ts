import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect } from './people.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** How pages are opened for `expectNoFindings`, which then looks at each in light and in dark. */
export const LOOKS = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

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

/** In the page itself, which keeps axe once it has it: axe is larger than the product. */
export async function findingsOn(
  page: Page,
  options: RunOptions = { rules: alsoHeld },
): Promise<string[]> {
  if (!(await page.evaluate(hasAxe))) await page.evaluate(axe.source)
  return page.evaluate(runAxe, options)
}

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

/**
 * Only what is wrong is described. The one frame of the product shows an email and runs no script, so that axe would
 * wait there for an answer that never comes; emails are looked at by themselves.
 */
async function runAxe(options: RunOptions): Promise<string[]> {
  const all = { ...options, iframes: false, resultTypes: ['violations' as const] }
  const { violations } = await window.axe.run(document, all)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

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
