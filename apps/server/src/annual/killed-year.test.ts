import { beforeAll, test } from 'vitest'
import { A_WHILE, killing } from '../testing/killed-along.ts'
import { testApp } from '../testing/test-app.ts'
import { yearSamples } from '../testing/year-samples.ts'

const app = testApp()
const years = yearSamples(app)
const killAlong = killing(app)

beforeAll(() => years.prepare())

const SEASONS_OF_A_YEAR = 4
const all = (status: string) => Array.from({ length: SEASONS_OF_A_YEAR }, () => status)

async function standing(key: number) {
  const { rows: campaigns } = await app.owner.query(
    'SELECT status FROM campaigns WHERE key = $1 OR annual_key = $1 ORDER BY key',
    [key],
  )
  const { rows: orders } = await app.owner.query(
    `SELECT o.status FROM orders o JOIN campaigns c ON c.key = o.campaign_key
      WHERE c.key = $1 OR c.annual_key = $1 ORDER BY o.key`,
    [key],
  )
  const { rows: events } = await app.owner.query(
    `SELECT FROM campaign_events WHERE campaign_key = $1 AND action = 'submit'`,
    [key],
  )
  return {
    campaigns: campaigns.map(({ status }) => status),
    orders: orders.map(({ status }) => status),
    events: events.length,
  }
}

test(
  'a server killed anywhere in the submit of a year has submitted all of its seasons, or none [ORD-02, ORD-04]',
  { timeout: A_WHILE },
  async () => {
    await killAlong({
      async ready() {
        await app.owner.query('TRUNCATE campaigns CASCADE')
        const { key } = await years.ready()
        const { quoteKey } = await years.quote(key)
        const path = '/order/annual-seasonal/submit'
        const body = { itemKey: [key], quoteKey }
        return { key, call: { as: 'dealer', method: 'POST', path, body } }
      },
      standing,
      before: {
        campaigns: ['DRAFT', ...all('DRAFT')],
        orders: ['OPEN', ...all('OPEN')],
        events: 0,
      },
      done: {
        campaigns: ['SUBMITTED', ...all('RESERVED')],
        orders: ['SUBMITTED', ...all('SUBMITTED')],
        events: 1,
      },
    })
  },
)
