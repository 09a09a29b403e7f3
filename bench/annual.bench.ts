import { everybody } from '@marquee/test-kit/everybody'
import { startJobs } from '../apps/server/src/platform/jobs/index.ts'
import { APP_ROLE, connect } from '../apps/server/src/platform/sql/index.ts'
import { quiet } from '../apps/server/src/testing/quiet.ts'
import { yearSamples } from '../apps/server/src/testing/year-samples.ts'
import { jobs } from '../apps/server/src/wiring.ts'
import { orderingDistrict } from './orders-data.ts'
import { halfAndMost } from './shares.ts'
import { timesOf } from './steps-painted.ts'
import { withWholeProduct, type WholeProduct } from './whole-product.ts'

// A year of a dealer with 18,500 households: the figures of its four audiences, its order, its seasons in a browser;
// and a district that enrolls 400 dealers at once.

const DEALERS = 400
const COUNTED = 40
const SUBMITTED = 20
const PAINTED = 20
// As often as a person's page would ask at most.
const LOOKED_EVERY = 200
const YEAR = 'Four seasons of service'

const { call, owner, url, dealers, stop } = await orderingDistrict(DEALERS, 0)
const years = yearSamples({ call, owner })
const pool = connect({ url, role: APP_ROLE }, () => {}, 'jobs')

try {
  await years.prepare()
  await countYear()
  await submitYears()
  await enrollDealers()
} finally {
  await pool.end()
  await stop()
}
await withWholeProduct({ person: 'dealer' }, paintSeasons)

async function countYear(): Promise<void> {
  const year = await years.ready()
  const campaigns = year.seasonals.map(({ campaign }: Seasonal) => ({
    campaignKey: campaign.key,
    campaignTemplateKey: campaign.template.key,
    audienceSearchRequest: everybody,
  }))
  const times: number[] = []
  // The first one reads the customers of the dealer.
  for (let round = -1; round < COUNTED; round += 1) {
    const body = { globalCampaignKey: year.key, campaigns }
    const { ms } = await call('dealer', 'POST', '/audience/search/annual-seasonal', body)
    if (round >= 0) times.push(ms)
  }
  console.log(
    `audiences of ${campaigns.length} seasons: ${halfAndMost(times)} (goal: p50 at most 20)`,
  )
}

interface Seasonal {
  campaign: { key: number; template: { key: number } }
}

async function submitYears(): Promise<void> {
  const times: number[] = []
  for (let round = -1; round < SUBMITTED; round += 1) {
    await owner.query('TRUNCATE campaigns CASCADE')
    const { key } = await years.ready()
    const { quoteKey } = await years.quote(key)
    const body = { itemKey: [key], quoteKey }
    const { ms } = await call('dealer', 'POST', '/order/annual-seasonal/submit', body)
    if (round >= 0) times.push(ms)
  }
  console.log(`one year submitted: ${halfAndMost(times)} (goal: at most 200)`)
}

interface Bulk {
  id: number
  counts: { PENDING: number; COMPLETED: number; FAILED: number }
}

async function enrollDealers(): Promise<void> {
  await owner.query('TRUNCATE campaigns CASCADE')
  const working = await startJobs({ pool, jobs, clock: Date.now, log: quiet })
  try {
    const began = performance.now()
    const body = { templateKey: years.annual(), marketKeys: dealers }
    const path = '/campaign/annual-seasonal/enroll'
    const started = await call<Bulk>('district', 'POST', path, body)
    let { counts } = started.body
    while (counts.PENDING > 0) {
      await new Promise((resolve) => setTimeout(resolve, LOOKED_EVERY))
      counts = (await call<Bulk>('district', 'GET', `${path}/${started.body.id}`)).body.counts
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const made = `${counts.COMPLETED} enrolled, ${counts.FAILED} failed`
    console.log(`${DEALERS} dealers: ${seconds} s (goal: at most 5), ${made}`)
  } finally {
    await working.stop()
  }
}

/** Painted are all four cards, each with what it says. */
async function paintSeasons({ page, url: address }: WholeProduct): Promise<void> {
  await page.goto(`${address}/campaigns/national-promotions?category=ANNUAL_SEASONAL`)
  await page.getByRole('link', { name: YEAR, exact: true }).click()
  await page.getByRole('button', { name: 'Enroll' }).click()
  await page.waitForURL(/\/details$/)
  const shown = 'main ul[aria-label="Seasons of this year"] > li:nth-child(4)'
  const times = await timesOf(page, { to: /^Seasons/, from: /^Details/, shown, rounds: PAINTED })
  console.log(`the seasons, from the press to painted: ${halfAndMost(times)} (goal: at most 150)`)
}
