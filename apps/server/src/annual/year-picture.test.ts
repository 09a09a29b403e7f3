import { beforeAll, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { yearSamples } from '../testing/year-samples.ts'

const app = audienceApp()
const years = yearSamples(app)

beforeAll(() => years.prepare())

const A_PICTURE = /^data:image\/webp;base64,.{500}/

const pictureOf = async (key: number): Promise<string | null> =>
  (await app.call('dealer', 'GET', `/campaign/${key}/picture`)).body.picture

test('a year is known by the piece of the season that is mailed next, and of the one after it when that is left out', async () => {
  const { key, seasonals } = await years.approved()
  const [spring] = seasonals.map(({ campaign }: any) => campaign)
  expect(await pictureOf(key)).toMatch(A_PICTURE)
  await app.owner.query(
    `UPDATE campaign_steps SET creative = jsonb_set(creative, '{creativeTemplateKey}', 'null')
      WHERE campaign_key = $1`,
    [spring.key],
  )
  expect(await pictureOf(key)).toBeNull()
  const left = await app.call('dealer', 'POST', `/campaign/${spring.key}/cancel`, {})
  expect(left.status, JSON.stringify(left.body)).toBe(200)
  expect(await pictureOf(key)).toMatch(A_PICTURE)
})
