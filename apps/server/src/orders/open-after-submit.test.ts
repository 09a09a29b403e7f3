import { seedPerson } from '@marquee/test-kit/campaign'
import { beforeAll, expect, test } from 'vitest'
import { orderSamples } from '../testing/order-samples.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE } from '../testing/test-tree.ts'

const app = testApp()
const samples = orderSamples(app)
let parent: number

beforeAll(async () => {
  await samples.prepare()
  parent = await samples.readyMetro()
})

const submit = async () => {
  const quote = await app.call('district', 'POST', '/order', { campaignKey: parent })
  const sent = { itemKey: [parent], quoteKey: quote.body.quoteKey }
  const { status } = await app.call('district', 'POST', '/order/submit-metro', sent)
  expect(status).toBe(200)
  const { rows } = await app.owner.query(
    'SELECT content_hash FROM orders WHERE campaign_key = $1 ORDER BY revision DESC LIMIT 1',
    [parent],
  )
  return rows[0].content_hash as string
}

test('seeds, and the number that its dealer prints, are changed on a child that is submitted, and are no part of what is approved [MTR-22]', async () => {
  const submitted = await submit()
  const { rows } = await app.owner.query(
    'SELECT key FROM campaigns WHERE parent_key = $1 AND market_key = $2',
    [parent, TREE.dealer.key],
  )
  const { body: child } = await app.call('district', 'GET', `/campaign/${rows[0].key}`)
  expect(child).toMatchObject({ status: 'SUBMITTED', isEditable: true })
  const changed = {
    ...child,
    sampleRecipients: [seedPerson()],
    metroCampaign: { ...child.metroCampaign, marketPhoneNumber: '3135550199' },
  }
  const saved = await app.call('district', 'PUT', '/campaign', changed)
  expect(saved.status).toBe(200)
  expect(saved.body.sampleRecipients).toHaveLength(1)
  expect(saved.body.metroCampaign.marketPhoneNumber).toBe('3135550199')

  const withdrawn = await app.call('district', 'POST', `/campaign/${parent}/draft`)
  expect(withdrawn.status).toBe(200)
  expect(await submit()).toBe(submitted)
})
