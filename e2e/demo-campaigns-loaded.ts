import type { Page } from '@playwright/test'
import { expect } from './people.ts'

/** The last campaign that the demo creates, once the customers of its dealers are there. */
const LAST = 'Detroit winter check'
const PATIENTLY = { timeout: 300_000, intervals: [500, 1_000, 2_000] }

/** Goes on once the demo has created its campaigns, which a job does, while the program serves already. */
export async function demoCampaignsLoaded(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isSubmitted, LAST), PATIENTLY).toBe(true)
}

/** Runs in the page of a person who sees it. */
async function isSubmitted(text: string): Promise<boolean> {
  const authorization = `Bearer ${localStorage.getItem('marquee.access-token')}`
  const answer = await fetch('/api/campaign/search', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ criteria: { text, statuses: ['SUBMITTED'] } }),
  })
  return answer.ok && (await answer.json()).totalElements > 0
}
