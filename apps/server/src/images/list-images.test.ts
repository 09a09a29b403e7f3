import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { contentOf } from '../access-matrix/content-of.ts'
import { PEOPLE, TREE } from '../testing/test-tree.ts'
import { testApp } from '../testing/test-app.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = testApp()
const AUTHOR = PEOPLE.districtAdmin.key
const BOTH = ['CAN_UPDATE_MARKET_PROFILE', 'CAN_MANAGE_CAMPAIGN_TEMPLATES']

beforeEach(async () => {
  await app.owner.query('TRUNCATE images, image_uploads, audit_log CASCADE')
  await holding(BOTH)
})

const holding = (permissions: readonly string[]) =>
  app.owner.query('UPDATE people SET permissions = $2 WHERE key = $1', [AUTHOR, permissions])
const drawn = (background: string) =>
  sharp({ create: { width: 900, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
const address = (assetType: string, market: number, more = '') =>
  `/api/image?assetType=${assetType}&marketKey=${market}${more}`
const authorization = async () => ({
  authorization: `Bearer ${await tokenFor('districtAdmin')}`,
})

async function bring(background: string, assetType: string, market: number = TREE.dealer.key) {
  const bytes = await drawn(background)
  const { headers, payload } = contentOf({ file: { name: 'a.png', bytes } })
  return app.send({
    method: 'POST',
    url: address(assetType, market),
    payload,
    headers: { ...headers, ...(await authorization()) },
  })
}

const list = async (...args: Parameters<typeof address>) =>
  app.send({ method: 'GET', url: address(...args), headers: await authorization() })
const hashes = ({ body }: Awaited<ReturnType<typeof list>>) =>
  body.images.map(({ hash }: { hash: string }) => hash)

describe('the pictures that were brought for a market', () => {
  test('are listed as what they are for, each once, the newest first, with links to look at them [CRE-17, GEN-20]', async () => {
    const red = (await bring('#f00', 'creative-variation-full')).body.hash
    const blue = (await bring('#00f', 'creative-variation-full')).body.hash
    await bring('#0f0', 'brand-logo')
    await bring('#fff', 'creative-variation-full', TREE.sibling.key)
    await bring('#f00', 'creative-variation-full')
    const found = await list('creative-variation-full', TREE.dealer.key)
    expect(hashes(found)).toEqual([red, blue])
    expect(found.body).toMatchObject({ totalElements: 2, page: 0, size: 20 })
    const [{ thumbnailUrl, width }] = found.body.images
    expect(width).toBe(900)
    expect((await app.fastify.inject({ method: 'GET', url: thumbnailUrl })).statusCode).toBe(200)
  })

  test('come in pages [CRE-17]', async () => {
    const red = (await bring('#f00', 'creative-variation-full')).body.hash
    await bring('#00f', 'creative-variation-full')
    const second = await list('creative-variation-full', TREE.dealer.key, '&size=1&page=1')
    expect([hashes(second), second.body.totalElements]).toEqual([[red], 2])
  })

  test('are not listed beyond the person’s markets [LVL-12]', async () => {
    for (const market of [TREE.cousin.key, TREE.honda.key, 999]) {
      expect((await list('brand-logo', market)).status).toBe(404)
    }
  })
})

describe('what a picture is for decides who brings it and who looks through those that are there', () => {
  test.for([
    ['CAN_MANAGE_CAMPAIGN_TEMPLATES', 'creative-variation-full', 'brand-logo'],
    ['CAN_UPDATE_MARKET_PROFILE', 'brand-logo', 'creative-variation-full'],
  ] as const)(
    'with %s: %s, and not %s [CRE-17, PRF-07, LVL-12]',
    async ([permission, own, other]) => {
      await holding([permission])
      expect((await bring('#f00', own)).status).toBe(201)
      expect((await list(own, TREE.dealer.key)).status).toBe(200)
      for (const refused of [await bring('#f00', other), await list(other, TREE.dealer.key)]) {
        expect([refused.status, refused.body.code]).toEqual([403, 'image.type-denied'])
      }
    },
  )
})
