import type { CalendarDate } from '@marquee/rules/calendar'
import { callsAs, makeCampaign, type Call } from '@marquee/test-kit/campaign-by-calls'
import type { Page } from '@playwright/test'
import { customersLoaded } from './customers-loaded.ts'
import { expectNoFindings } from './no-findings.ts'
import { expect, listenTo, test as base } from './people.ts'
import { programThroughTime, type Moment, type ProgramThroughTime } from './program-through-time.ts'

const WAYS = ['EMAIL', 'DIRECT_MAIL'] as const
/** The program looks for what is due once a minute. */
const SOON = { timeout: 120_000 }

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

/** The page of a campaign once all of its emails have left. */
async function onceSent(moment: Moment, { address }: Approved): Promise<Page> {
  const dealer = await moment.as('dealer', address)
  await expect(sent(dealer).getByText('Oil change by Email')).toBeVisible()
  await expect(sent(dealer)).toContainText('All sent', SOON)
  return dealer
}

test('what was approved arrives on its day, and who opted out gets nothing of the next campaign [CHN-03, CHN-04, CMP-06]', async ({
  program,
}) => {
  test.slow()
  const today = await program.at(new Date())
  const begun = await today.as('dealer', '/campaigns/national-promotions')
  await customersLoaded(begun)
  const oil = await approved(today, begun, 'Oil change in winter', 0)
  const again = await approved(today, begun, 'Oil change once more', 1)

  const first = await program.at(noonOn(oil.day))
  const dealer = await onceSent(first, oil)
  console.log(await sent(dealer).innerText())
  await dealer.screenshot({ path: '/tmp/look/sent-1.png', fullPage: true })
  const admin = await first.as('admin', '/admin/outbox/kept')
  await expect(emails(admin).nth(1)).toBeVisible()
  await admin.screenshot({ path: '/tmp/look/kept-1.png', fullPage: true })
  await admin.goto('/admin/print-packages')
  console.log(await admin.getByRole('grid').innerText())
  await admin.screenshot({ path: '/tmp/look/print-1.png', fullPage: true })
  console.log(again.address)
})
