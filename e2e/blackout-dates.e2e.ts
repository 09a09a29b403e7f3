import { chooseOption } from './choose-option.ts'
import { expectNoFindings } from './no-findings.ts'
import { atScreen, expect, test } from './people.ts'

test('an administrator closes a day, sees it in list and calendar, cannot close it twice, and opens it again [BLK-02, BLK-03, BLK-04, BLK-05, BLK-07, BLK-08, BLK-10, ERR-03]', async ({
  as,
}) => {
  const page = await as('admin', '/admin/blackout-dates')
  const form = page.getByRole('form', { name: 'Close a day' })
  const type = async (digits: string) => {
    await form.getByRole('textbox', { name: 'Day' }).pressSequentially(digits)
  }
  await type('12252033')
  await form.getByRole('button', { name: 'Close this day' }).click()
  await expect(page.getByText('Blackout dates updated successfully')).toBeVisible()

  for (let year = new Date().getFullYear(); year < 2033; year += 1) {
    await page.getByRole('button', { name: `Show ${year + 1}` }).click()
  }
  const list = page.getByRole('region', { name: 'Closed days in 2033' })
  await expect(list.getByRole('listitem')).toContainText(['Sunday, 12/25/2033'])
  const day = page.getByRole('button', { name: 'Sunday, 12/25/2033, closed for every brand' })
  await expect(day).toBeVisible()

  await type('12252033')
  await page.keyboard.press('Tab')
  await form.getByRole('button', { name: 'Close this day' }).click()
  await expect(form.getByText('This day is already closed.').first()).toBeVisible()

  await list.getByRole('button', { name: /^Open Sunday, 12\/25\/2033/ }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Open this day again?' })
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(dialog).toBeHidden()
  await expect(list).toContainText('No day is closed in this year.')
})

test('a day that is taken over from the calendar is closed for one brand [BLK-02]', async ({
  as,
}) => {
  const page = await as('admin', '/admin/blackout-dates')
  const year = new Date().getFullYear() + 1
  await page.getByRole('button', { name: `Show ${year}` }).click()
  const form = page.getByRole('form', { name: 'Close a day' })
  await chooseOption(form, 'For', 'Acura')
  // No demo day is a Sunday.
  const sunday = page.getByRole('button', { name: new RegExp(`^Sunday, 08/\\d\\d/${year}$`) })
  const name = (await sunday.first().getAttribute('aria-label')) ?? ''
  await sunday.first().click()
  await form.getByRole('button', { name: 'Close this day' }).click()
  await expect(page.getByText('Blackout dates updated successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: `${name}, closed for Acura` })).toBeVisible()
})

test('home shows the next closed days of the market’s brand [BLK-01]', async ({ as }) => {
  const page = await as('dealer')
  await atScreen(page, 'Ann Arbor Gablestone Honda')
  const days = page.getByRole('region', { name: 'Next closed days' }).getByRole('listitem')
  await expect(days.first()).toContainText(/day, \d\d\/\d\d\/\d{4}/)
})

test('closing a day shows first which campaigns it hits; they are moved and wait for approval again [BLK-04, DATE-20]', async ({
  as,
}) => {
  const page = await as('admin', '/admin/blackout-dates')
  const { name, day } = await page.evaluate(firstSubmitted)
  const [year = '', month = '', date = ''] = day.split('-')
  const form = page.getByRole('form', { name: 'Close a day' })
  await form.getByRole('textbox', { name: 'Day' }).pressSequentially(`${month}${date}${year}`)
  const warning = form.getByRole('status').filter({ hasText: 'would be mailed on this day' })
  await expect(warning).toContainText(name)
  await expectNoFindings(page)
  await form.getByRole('button', { name: 'Close this day' }).click()
  const hit = page.getByRole('region', { name: 'Campaigns on closed days' })
  await expect(hit.getByRole('link', { name, exact: true })).toBeVisible()
  await expectNoFindings(page)
  await hit.getByRole('button', { name: /^Move (one|\d+) campaigns?$/ }).click()
  await expect(page.getByText(/moved, to be approved again\.$/)).toBeVisible()
  await expect(hit.getByRole('link', { name, exact: true })).toHaveCount(0)
})

/** Runs in the page: a campaign that is submitted for a day ahead. */
async function firstSubmitted(): Promise<{ name: string; day: string }> {
  const authorization = `Bearer ${localStorage.getItem('marquee.access-token')}`
  const mailedFrom = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const answer = await fetch('/api/campaign/search', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      criteria: { statuses: ['SUBMITTED'], mailedFrom },
      sort: [{ id: 'deploymentDate', direction: 'ASCENDING' }],
    }),
  })
  const { campaigns } = await answer.json()
  const [{ name, deploymentDate }] = campaigns
  return { name, day: deploymentDate }
}
