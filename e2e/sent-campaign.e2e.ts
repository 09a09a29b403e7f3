import { callsAs, makeCampaign, type Call } from '@marquee/test-kit/campaign-by-calls'
import type { Page } from '@playwright/test'
import { addDays, type CalendarDate } from '@marquee/rules/calendar'
import { customersLoaded } from './customers-loaded.ts'
import { expectNoFindings } from './no-findings.ts'
import { expect, listenTo, test as base } from './people.ts'
import { programThroughTime, type Moment, type ProgramThroughTime } from './program-through-time.ts'

const NAME = 'By email and by mail'

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

interface Dated {
  firstWave: { campaignStartDate: CalendarDate }
  campaignStartDate: CalendarDate
}

async function callsOf(page: Page): Promise<Call> {
  const token = await page.evaluate(() => localStorage.getItem('marquee.access-token') ?? '')
  return callsAs(() => new URL(page.url()).origin, token)
}

test('what was approved arrives: emails and a package on the first day, and in the second wave no email to whom opted out', async ({
  program,
}) => {
  test.slow()
  const today = await program.at(new Date())
  const dealer = await today.as('dealer', '/campaigns/national-promotions')
  await customersLoaded(dealer)
  const call = await callsOf(dealer)
  const key = await makeCampaign(call, NAME)
  console.log(JSON.stringify(await call<Dated>('GET', `/campaign/${key}`), null, 1).slice(0, 6000))
})
