import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectNoFindings } from './no-findings.ts'
import { expect, test } from './people.ts'
import { demoCampaignsLoaded } from './demo-campaigns-loaded.ts'

test.describe.configure({ timeout: 400_000 })

const PATIENTLY = { timeout: 60_000 }
const SOURCE = 'Oil change for regulars'
/** One dealer of the Detroit Metro group, and two of the same district who are not. */
const DEALERS = ['Ann Arbor Gablestone', 'Honda of Grand Rapids', 'Honda Marquette']
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a district makes a campaign again for three dealers; two fail, and are tried again [BULK-01, BULK-02, BULK-04]', async ({
  as,
}) => {
  const admin = await as('admin')
  const page = await as('district', '/campaign/bulk-reorder')
  await demoCampaignsLoaded(page)
  await page.reload()
  await page.getByRole('searchbox').first().fill(SOURCE)
  const past = page.getByRole('row', { name: new RegExp(SOURCE) })
  await expect(past).toHaveCount(1)
  await past.getByRole('checkbox').check()
  await page.getByRole('radio', { name: 'for dealers that I choose' }).check()
  await button(page, 'Choose dealers').click()
  const dialog = page.getByRole('dialog', { name: 'Choose dealers' })
  for (const name of DEALERS) {
    await dialog.getByRole('searchbox').fill(name)
    // While the others still go, a click may meet a row that is on its way out.
    await expect(dialog.getByRole('row')).toHaveCount(2)
    const row = dialog.getByRole('row', { name: new RegExp(name) })
    await row.getByRole('checkbox').check()
  }
  await dialog.getByRole('button', { name: 'Use 3 dealers' }).click()

  await admin.evaluate(keepFor, [1])
  await button(page, 'Check the drafts').click()
  await expect(page.getByText(/2 cannot be made now/)).toBeVisible(PATIENTLY)
  await button(page, /^Make /).click()
  await expect(page.getByText(/^2 could not be made, 1 draft made/)).toBeVisible(PATIENTLY)
  await expectNoFindings(page)

  await admin.evaluate(keepFor, [])
  await button(page, 'Try 2 failed again').click()
  await expect(page.getByText(/^3 drafts made/)).toBeVisible(PATIENTLY)
  const downloading = page.waitForEvent('download')
  await button(page, 'Download all as CSV').click()
  const csv = readFileSync(await (await downloading).path(), 'utf8')
  expect(csv.trim().split('\n')).toHaveLength(4)
  for (const name of DEALERS) expect(csv).toContain(name)

  // What was made by mistake is taken back in one go.
  await button(page, 'Delete drafts…').click()
  const question = page.getByRole('alertdialog', { name: 'Delete 3 drafts?' })
  await expectNoFindings(page)
  await question.getByRole('button', { name: 'Delete drafts' }).click()
  await expect(page.getByText('3 drafts were deleted.')).toBeVisible(PATIENTLY)
  await expect(page.getByRole('link', { name: /^Open draft/ })).toHaveCount(0)
})

/** Runs in the page of an administrator: the template is for these groups only, or for its whole brand. */
async function keepFor(marketGroupKeys: number[]): Promise<void> {
  const authorization = `Bearer ${localStorage.getItem('marquee.access-token')}`
  const answer = await fetch('/api/campaign-template/1/access', {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      isOpenToBrand: marketGroupKeys.length === 0,
      marketKeys: [],
      marketGroupKeys,
      levels: ['NATIONAL', 'ZONE', 'DISTRICT', 'DEALER'],
    }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
