import type { Page } from '@playwright/test'
import { isCounted } from './is-counted.ts'
import { expect, test } from './people.ts'

/** Many households, on a machine that does much else at once. */
const PATIENTLY = { timeout: 300_000, intervals: [500, 1_000, 2_000] }

/**
 * Goes on once the customers of this person's market can be counted: those of the demo come by a job, while
 * the program serves already. Only the first journey waits, and gets the time for it.
 */
export async function customersLoaded(page: Page): Promise<void> {
  if (await page.evaluate(isCounted)) return
  test.slow()
  await expect.poll(() => page.evaluate(isCounted), PATIENTLY).toBe(true)
}
