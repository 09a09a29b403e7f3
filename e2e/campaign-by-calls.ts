import { callsAs, makeCampaign } from '@marquee/test-kit/campaign-by-calls'
import type { Page } from '@playwright/test'
import { customersLoaded } from './customers-loaded.ts'
import { follow } from './kept-pages.ts'

/** Leads a dealer to the confirmation of a campaign that only has to be submitted. */
export async function readyCampaign(page: Page, name: string): Promise<void> {
  await customersLoaded(page)
  const token = await page.evaluate(() => localStorage.getItem('marquee.access-token') ?? '')
  const key = await makeCampaign(
    callsAs(() => new URL(page.url()).origin, token),
    name,
  )
  await follow(page, `/campaign/builder/${key}/confirmation`)
}
