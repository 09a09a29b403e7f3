import type { CalendarDate } from '@marquee/rules/calendar'
import { callsAs, makeCampaign, type Call } from '@marquee/test-kit/campaign-by-calls'
import type { Page } from '@playwright/test'
import { customersLoaded } from './customers-loaded.ts'
import { expectNoFindings } from './no-findings.ts'
import { expect, listenTo, test as base } from './people.ts'
import { programThroughTime, type Moment, type ProgramThroughTime } from './program-through-time.ts'

const WAYS = ['EMAIL', 'DIRECT_MAIL'] as const
/** The program looks for what is due once a minute. */
const SOON = { timeout: 300_000 }
/** Three programs one after the other, and half a dozen waits for what is due: five minutes where nothing else runs. */
const THROUGH_WEEKS = 900_000

const button = (page: Page, name: string) => page.getByRole('button', { name })
const sent = (page: Page) => page.getByRole('region', { name: 'What is sent' })
const emails = (page: Page) => page.getByRole('grid', { name: 'Emails' }).getByRole('row')

const test = base.extend<{ program: ProgramThroughTime }>({
  program: async ({ browser, complaints }, use) => {
    const program = programThroughTime(browser, (page) => void listenTo(page, complaints), {
      MAILER_ID: '901234567',
    })
    await use(program)
    await program.end()
  },
})

/** Noon at the dealer, or an hour after it. */
const noonOn = (day: CalendarDate) => new Date(`${day}T17:00:00Z`)

async function callsOf(page: Page): Promise<Call> {
  const token = await page.evaluate(() => localStorage.getItem('marquee.access-token') ?? '')
  return callsAs(() => new URL(page.url()).origin, token)
}

interface Approved {
  address: string
  day: CalendarDate
}

/** Days on which emails and letters can go out; far enough apart to tell them apart. */
async function daysToChoose(call: Call, templateKey: number): Promise<CalendarDate[]> {
  const address = `/campaign/selectable-dates?campaignTemplateKey=${templateKey}`
  const { selectableDates } = await call<{
    selectableDates: Record<(typeof WAYS)[number], CalendarDate[]>
  }>('GET', address)
  const { EMAIL, DIRECT_MAIL } = selectableDates
  return EMAIL.filter((day) => DIRECT_MAIL.includes(day)).filter((_, nth) => nth % 10 === 0)
}

/** A campaign of the dealer by email and by mail, on the first or a later of these days, approved by the district. */
async function approved(today: Moment, dealer: Page, name: string, nth: number): Promise<Approved> {
  const call = await callsOf(dealer)
  let day: CalendarDate | undefined
  const key = await makeCampaign(call, name, {
    template: 'Oil change for less',
    // Those who come soonest, for this budget.
    audience: { isSmartSelectEnabled: true, spendingLimit: 60_000 },
    details: async (templateKey) => {
      day = (await daysToChoose(call, templateKey))[nth]
      const fulfillmentChannelsAndVariations = WAYS.map((value) => ({ type: 'CHANNEL', value }))
      return { campaignStartDate: day, fulfillmentChannelsAndVariations }
    },
  })
  if (!day) throw new Error('There is no such day to choose')
  const address = `/campaign/builder/${key}/confirmation`
  await dealer.goto(address)
  await button(dealer, 'Submit order').click()
  await expect(dealer.getByText('Order submitted')).toBeVisible()
  const review = await today.as('district', `/approvals/${key}`)
  await button(review, 'Approve campaign').click()
  await expect(review.getByRole('alertdialog', { name: 'Approve this campaign?' })).toBeVisible()
  await review.keyboard.press('Enter')
  await expect(review.getByText('Campaign approved')).toBeVisible()
  return { address, day }
}

const line = (page: Page, way: string) =>
  sent(page)
    .getByRole('listitem')
    .filter({ hasText: `Oil change by ${way}` })

/** The page of a campaign once all of its emails have left. */
async function onceSent(moment: Moment, { address }: Approved): Promise<Page> {
  const dealer = await moment.as('dealer', address)
  await expect(line(dealer, 'Email')).toContainText('Done', SOON)
  return dealer
}

/** An email as it arrived is read; to whom it came, and by which link that person opts out. */
async function readEmail(admin: Page) {
  // The demo sent emails of its own, weeks before.
  const own = emails(admin).filter({ hasText: 'Oil change in winter' }).first()
  await expect(own).toBeVisible()
  await own.getByRole('button').click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog.getByTitle('As mail programs show it')).toBeVisible()
  const raw = await dialog.getByRole('region', { name: 'As it was sent' }).innerText()
  expect(raw).toMatch(/^DKIM-Signature:/m)
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  const text = await dialog.getByRole('region', { name: 'As text' }).innerText()
  const [, path] = /https?:\/\/[^/\s]+(\/unsubscribe\/\S+)/.exec(text) ?? []
  const [, to] = /^To: <([^>]+)>/m.exec(raw) ?? []
  if (!path || !to) throw new Error('The email names no link to opt out, or nobody')
  await expectNoFindings(admin)
  await dialog.getByRole('button', { name: 'Close' }).click()
  return { path, to }
}

async function takePackage(admin: Page): Promise<void> {
  await admin.goto('/admin/print-packages')
  // Packages of the demo may be due on the same day, and smaller ones are made first.
  const own = admin.getByRole('row').filter({ hasText: 'Oil change in winter' })
  await expect(own).toContainText('Ready to hand over', { timeout: 300_000 })
  await own.getByRole('link').click()
  await button(admin, 'Take it with a receipt').click()
  await expect(admin.getByText('The hand-over was recorded')).toBeVisible()
  await expectNoFindings(admin)
}

async function optOut(admin: Page, path: string): Promise<void> {
  const reader = await admin.context().newPage()
  await reader.goto(path)
  await button(reader, 'Unsubscribe').click()
  await expect(reader.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await reader.close()
}

test('what was approved arrives on its day, by email and in a package, and who opted out gets nothing of the next campaign [CHN-03, CHN-04, CMP-06]', async ({
  program,
}) => {
  test.setTimeout(THROUGH_WEEKS)
  const today = await program.at(new Date())
  const begun = await today.as('dealer', '/campaigns/national-promotions')
  await customersLoaded(begun)
  const oil = await approved(today, begun, 'Oil change in winter', 0)
  const again = await approved(today, begun, 'Oil change once more', 1)

  const first = await program.at(noonOn(oil.day))
  await expectNoFindings(await onceSent(first, oil))
  const admin = await first.as('admin', '/admin/outbox/kept')
  const { path, to } = await readEmail(admin)
  await takePackage(admin)
  await optOut(admin, path)

  const second = await program.at(noonOn(again.day))
  const dealer = await onceSent(second, again)
  await expect(line(dealer, 'Email')).toContainText('1 left out')
  await expect(sent(dealer)).toContainText('1 opted out since')
  await line(dealer, 'Email').getByRole('link', { name: 'The one who did not get it' }).click()
  const unsent = dealer.getByRole('grid', { name: 'Customers who did not get it' })
  await expect(unsent.getByRole('row')).toHaveCount(2)
  await expect(unsent).toContainText('opted out since')
  await expectNoFindings(dealer)
  const later = await second.as('admin', '/admin/outbox/kept')
  await later.getByRole('searchbox').fill(to)
  await later.keyboard.press('Enter')
  await expect(emails(later).filter({ hasText: 'Oil change in winter' })).toHaveCount(1)
  await expect(emails(later).filter({ hasText: 'Oil change once more' })).toHaveCount(0)
})
