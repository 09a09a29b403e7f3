import type { Page } from '@playwright/test'
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

/** Runs in the page. */
async function isCounted(): Promise<boolean> {
  const authorization = `Bearer ${localStorage.getItem('marquee.access-token')}`
  const state = await fetch('/api/user-state', { headers: { authorization } })
  const { selectedMarket } = await state.json()
  const answer = await fetch(`/api/audience/search/estimates?marketKey=${selectedMarket.key}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ campaignTemplateKeys: [1] }),
  })
  if (!answer.ok) return false
  const { estimates } = await answer.json()
  return estimates[0].totalAvailable > 0
}
