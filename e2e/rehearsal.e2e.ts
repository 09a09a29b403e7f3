import { callsAs, makeCampaign, type Call } from '@marquee/test-kit/campaign-by-calls'
import type { Page } from '@playwright/test'
import { customersLoaded } from './customers-loaded.ts'
import { follow } from './kept-pages.ts'
import { expectNoFindings } from './no-findings.ts'
import { expect, ownName, test } from './people.ts'

const WAYS = ['EMAIL', 'DIRECT_MAIL'].map((value) => ({ type: 'CHANNEL', value }))

/** The first on which emails and letters can go out. */
async function dayFor(call: Call, templateKey: number): Promise<string | undefined> {
  const address = `/campaign/selectable-dates?campaignTemplateKey=${templateKey}`
  const { selectableDates } = await call<{
    selectableDates: Record<'EMAIL' | 'DIRECT_MAIL', string[]>
  }>('GET', address)
  const { EMAIL, DIRECT_MAIL } = selectableDates
  return EMAIL.find((day) => DIRECT_MAIL.includes(day))
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function callsOf(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('marquee.access-token') ?? '')
  return callsAs(() => new URL(page.url()).origin, token)
}

/** Of one channel the first of the pieces, which is for a seed or for a sample. */
const firstPiece = (page: Page, way: string) =>
  page
    .getByRole('list', { name: new RegExp(`^Pieces of .* by ${way}`) })
    .first()
    .getByRole('button')
    .first()

test('a dealer rehearses a campaign, opens an email and a letter of it, and nothing has left', async ({
  as,
}) => {
  const page = await as('dealer')
  await customersLoaded(page)
  const call = await callsOf(page)
  const key = await makeCampaign(call, ownName('Rehearsed first'), {
    template: 'Oil change for less',
    audience: { isSmartSelectEnabled: true, spendingLimit: 60_000 },
    details: async (templateKey) => ({
      campaignStartDate: await dayFor(call, templateKey),
      fulfillmentChannelsAndVariations: WAYS,
    }),
  })
  await follow(page, `/campaign/builder/${key}/confirmation`)
  await page.getByRole('link', { name: 'Rehearse this campaign' }).click()
  await expect(page.getByText('Not rehearsed yet')).toBeVisible()
  await button(page, 'Rehearse this campaign').click()

  const timeline = page.getByRole('list', { name: 'Timeline' })
  await expect(page.getByRole('region', { name: 'What would happen' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(timeline).toContainText(/Oil change by Email.*\d people/)
  await expect(timeline).toContainText(/Oil change by Direct mail.*in homes/)
  await expectNoFindings(page)

  await firstPiece(page, 'Email').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'As it was sent' })).toContainText('From:')
  await expect(dialog.getByRole('region', { name: 'As text' })).toContainText('/r/PREVIEW')
  const download = page.waitForEvent('download')
  await button(page, 'Download as it would be sent').click()
  expect((await download).suggestedFilename()).toMatch(/\.eml$/)
  await button(page, 'Close').click()

  await firstPiece(page, 'Direct mail').click()
  const link = dialog.getByRole('link', { name: 'Open the PDF' })
  const address = (await link.getAttribute('href')) ?? ''
  const pdf = await page.request.get(address)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await button(page, 'Close').click()

  const { sendings } = await call<{ sendings: unknown[] }>('GET', `/campaign/${key}/sendings`)
  expect(sendings).toEqual([])
  const office = await callsOf(await as('admin'))
  const criteria = { campaignKey: key }
  expect(await office('POST', '/kept-email/search', { criteria })).toMatchObject({
    totalElements: 0,
  })
})

test('a dealer rehearses their part of a metro campaign, and the next days of what needs of customers set off', async ({
  as,
}) => {
  const page = await as('dealer')
  await customersLoaded(page)
  const call = await callsOf(page)
  const criteria = { text: 'Detroit service days' }
  const { campaigns } = await call<{ campaigns: { key: number; category: string }[] }>(
    'POST',
    '/campaign/search',
    { criteria },
  )
  const part = campaigns.find(({ category }) => category === 'METRO')
  const timeline = page.getByRole('list', { name: 'Timeline' })
  const happens = page.getByRole('region', { name: 'What would happen' })

  await follow(page, `/campaign/rehearsal/${part?.key}`)
  await button(page, /^Rehearse (this campaign|again)$/).click()
  await expect(happens).toBeVisible({ timeout: 60_000 })
  await expect(timeline).toContainText(/Self-mailer by Direct mail.*\d people/)

  const { selectedMarket } = await call<{ selectedMarket: { key: number } }>('GET', '/user-state')
  const { campaignTemplates } = await call<{ campaignTemplates: { key: number; name: string }[] }>(
    'GET',
    '/campaign-template/search?size=100',
  )
  const reminders = campaignTemplates.find(({ name }) => name === 'Service reminders')
  const { key } = await call<{ key: number }>(
    'POST',
    `/campaign/create/${reminders?.key}?marketKey=${selectedMarket.key}`,
  )
  await follow(page, '/campaigns')
  await follow(page, `/campaign/rehearsal/${key}`)
  await button(page, 'Rehearse this campaign').click()
  await expect(happens).toContainText(/Days looked at.*and it goes on after them/, {
    timeout: 60_000,
  })
  await expect(timeline).toContainText(/Due now by Email.*\d (people|person)/)
  await button(page, /^Show all \d+ days/).click()
  await expect(button(page, 'Show the first days only')).toBeFocused()
  await expectNoFindings(page)
})
