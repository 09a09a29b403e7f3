import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './people.ts'

export const LOOKS = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

/** Off by default; Lighthouse asks for it. */
const alsoHeld = { 'label-content-name-mismatch': { enabled: true } }

export async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options({ rules: alsoHeld }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
  )
  expect(found).toEqual([])
  await expectNoSideScroll(page)
}

export async function expectNoSideScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overhang).toBeLessThanOrEqual(0)
}
