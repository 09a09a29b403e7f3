import { expect, test } from 'vitest'
import { orderSamples } from '../testing/order-samples.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const samples = orderSamples(app)
const PHOTO = 'a'.repeat(64)

const pictureOf = async (key: number) =>
  (await app.call('dealer', 'GET', `/campaign/${key}/picture`)).body.picture

const sendBy = (key: number, channel: string) =>
  app.owner.query(
    `UPDATE campaigns SET details = jsonb_set(details, '{fulfillmentChannelsAndVariations}', $2)
      WHERE key = $1`,
    [key, JSON.stringify([{ type: 'CHANNEL', value: channel }])],
  )

test('the picture of a campaign that is only emailed is the photo of its creative, not a card that nobody mails', async () => {
  await samples.prepare()
  const key = await samples.ready()
  await sendBy(key, 'DIRECT_MAIL')
  expect(await pictureOf(key)).toMatch(/^data:image\/webp;base64,.{500}/)
  await sendBy(key, 'EMAIL')
  expect(await pictureOf(key)).toBeNull()
  await app.owner.query(
    `INSERT INTO images (hash, content_type, width, height, content, thumbnail)
     VALUES ($1, 'image/png', 3, 2, '', 'a photo')`,
    [PHOTO],
  )
  // A version is never changed, and a new one would not be the one that the campaign holds.
  await app.owner.query(`
    ALTER TABLE creative_versions DISABLE TRIGGER USER;
    UPDATE creative_versions SET content = jsonb_set(content, '{photo}', '"${PHOTO}"');
    ALTER TABLE creative_versions ENABLE TRIGGER USER`)
  expect(await pictureOf(key)).toBe(
    `data:image/webp;base64,${Buffer.from('a photo').toString('base64')}`,
  )
})

test('a campaign without a creative has no picture', async () => {
  const key = await samples.ready()
  await app.owner.query(
    `UPDATE campaign_steps SET creative = jsonb_set(creative, '{creativeTemplateKey}', 'null')
      WHERE campaign_key = $1`,
    [key],
  )
  expect(await pictureOf(key)).toBeNull()
})
