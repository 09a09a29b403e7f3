import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { contentOf } from '../access-matrix/content-of.ts'
import { swellingProfile, swellingText, withChunks } from '../testing/png-chunks.ts'
import { testApp } from '../testing/test-app.ts'
import { tokenFor } from '../testing/tokens.ts'
import { PEOPLE, TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()

beforeEach(async () => {
  await app.owner.query('TRUNCATE images, image_uploads, audit_log CASCADE')
})

const drawn = (width: number, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } })
const JPEG = await drawn(1200).jpeg().toBuffer()
const PNG = await drawn(900).png().toBuffer()
const PROFILE = (await sharp(await drawn(9).withIccProfile('p3').png().toBuffer()).metadata())
  .icc as Buffer

async function upload(
  name: string,
  bytes: Buffer,
  as: PersonName | null = 'districtAdmin',
  market = 5,
) {
  const { headers, payload } = contentOf({ file: { name, bytes } })
  const authorization = as ? { authorization: `Bearer ${await tokenFor(as)}` } : {}
  const url = `/api/image?assetType=brand-logo&marketKey=${market}`
  return app.send({ method: 'POST', url, headers: { ...headers, ...authorization }, payload })
}

const outcome = ({ status, body }: Awaited<ReturnType<typeof upload>>) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const stored = async () =>
  (
    await app.owner.query(
      'SELECT (SELECT count(*)::integer FROM images) + (SELECT count(*)::integer FROM image_uploads) AS n',
    )
  ).rows[0].n
const read = (url: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({ method: 'GET', url, headers })

describe('a picture', () => {
  test('is stored as a picture and nothing else, with a small one beside it [CRE-13, CRE-17, GEN-20]', async () => {
    const { data } = await sharp(JPEG)
      .withExif({ IFD0: { Copyright: 'SECRET' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer({ resolveWithObject: true })
    const { status, body } = await upload('Logo.JPG', data)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      assetType: 'brand-logo',
      contentType: 'image/jpeg',
      width: 1200,
      height: 60,
    })
    const stored = await read(body.url)
    expect(stored.headers['content-type']).toBe('image/jpeg')
    expect(stored.headers['x-content-type-options']).toBe('nosniff')
    expect((await sharp(stored.rawPayload).metadata()).exif).toBeUndefined()
    expect(stored.rawPayload.includes('SECRET')).toBe(false)
    const small = await read(body.thumbnailUrl)
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480 })
  })

  test('stands upright, as its camera meant it [CRE-15]', async () => {
    const onItsSide = await drawn(400, 1000).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect((await upload('a.jpg', onItsSide)).body).toMatchObject({ width: 1000, height: 400 })
  })

  test('is stored without the texts it carries, however far they would swell [CRE-17]', async () => {
    const texts = Array.from({ length: 9 }, () => swellingText(100))
    const { status, body } = await upload('a.png', withChunks(PNG, ...texts))
    expect(status).toBe(201)
    const stored = (await read(body.url)).rawPayload
    expect(stored.includes('Comment')).toBe(false)
    expect(stored.length).toBeLessThan(PNG.length * 2)
  })

  test('is stored once, however often it is uploaded [CRE-17]', async () => {
    const answers = await Promise.all([upload('a.png', PNG), upload('b.png', PNG)])
    expect(new Set(answers.map(({ body }) => body.hash)).size).toBe(1)
    const { rows } = await app.owner.query('SELECT hash FROM images')
    expect(rows).toHaveLength(1)
  })

  test('is written down without its bytes [CRE-17]', async () => {
    const { body } = await upload('a.png', PNG)
    const { rows } = await app.owner.query('SELECT event, details, person_key FROM audit_log')
    expect(rows).toEqual([
      {
        event: 'image.uploaded',
        person_key: PEOPLE.districtAdmin.key,
        details: { hash: body.hash, assetType: 'brand-logo', marketKey: 5 },
      },
    ])
  })
})

describe('a file that is no good picture is refused, and nothing is stored', () => {
  const pixels = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
  const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)

  test.for<[string, string, () => Buffer | Promise<Buffer>, string]>([
    ['899 pixels wide', 'a.png', () => drawn(899).png().toBuffer(), 'image.too-narrow'],
    [
      'one byte too large',
      'a.png',
      () => Buffer.concat([PNG, Buffer.alloc(5_242_881 - PNG.length)]),
      'image.too-large',
    ],
    ['far too large', 'a.png', () => Buffer.alloc(30_000_000), 'image.too-large'],
    [
      'an SVG',
      'a.svg',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image.wrong-format',
    ],
    [
      'an SVG called PNG',
      'a.png',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image.wrong-format',
    ],
    ['a GIF', 'a.gif', () => drawn(900).gif().toBuffer(), 'image.wrong-format'],
    ['a WebP called JPG', 'a.jpg', () => drawn(900).webp().toBuffer(), 'image.wrong-format'],
    ['a PNG called JPG', 'a.jpg', () => PNG, 'image.wrong-format'],
    [
      'a page behind a PNG',
      'a.png',
      () => Buffer.concat([PNG, Buffer.from('<script>')]),
      'image.holds-more',
    ],
    [
      'an archive behind a JPG',
      'a.jpg',
      () => Buffer.concat([JPEG, Buffer.from('PK\u0003\u0004')]),
      'image.holds-more',
    ],
    ['a JPG that is cut off', 'a.jpg', () => cut(JPEG), 'image.broken'],
    ['a PNG that is cut off', 'a.png', () => cut(PNG), 'image.broken'],
    [
      'a JPG that is cut off and closed',
      'a.jpg',
      () => Buffer.concat([JPEG.subarray(0, 700), Buffer.from([0xff, 0xd9])]),
      'image.broken',
    ],
    ['a bomb', 'a.png', () => pixels(14_000, 14_000).png().toBuffer(), 'image.too-many-pixels'],
    [
      'a color profile that swells to 45 MB',
      'a.png',
      () => withChunks(PNG, swellingProfile(PROFILE, 44)),
      'image.holds-more',
    ],
    ['no bytes', 'a.png', () => Buffer.alloc(0), 'image.wrong-format'],
  ])('%s [CRE-13, CRE-14, CRE-15, CRE-16]', async ([, name, bytes, reason]) => {
    const answer = await upload(name, await bytes())
    expect(outcome(answer)).toBe(`422 ${reason}`)
    expect(await stored()).toBe(0)
  })

  test('a JPG that is cut off anywhere [CRE-16]', async () => {
    const photo = await sharp(
      Buffer.from(Array.from({ length: 900 * 40 * 3 }, (_, n) => (n * n) % 251)),
      {
        raw: { width: 900, height: 40, channels: 3 },
      },
    )
      .jpeg()
      .toBuffer()
    for (let at = 1; at < 50; at += 1) {
      const part = photo.subarray(0, Math.floor((photo.length * at) / 50))
      expect((await upload('a.jpg', part)).status, String(at)).toBe(422)
    }
    expect(await stored()).toBe(0)
  })

  test('no file, two files, and a call that is no form [CRE-17, API-01]', async () => {
    const authorization = `Bearer ${await tokenFor('districtAdmin')}`
    const url = '/api/image?assetType=brand-logo&marketKey=5'
    const send = async (payload: string | Buffer, type: string) =>
      app.send({ method: 'POST', url, headers: { authorization, 'content-type': type }, payload })
    const form = contentOf({ file: { name: 'a.png', bytes: PNG } })
    const [, boundary] = (form.headers['content-type'] as string).split('boundary=')
    const type = form.headers['content-type'] as string
    const json = await send('{}', 'application/json')
    expect([json.status, json.body.fields]).toEqual([
      400,
      { file: 'Send one file as multipart/form-data, in a field called file.' },
    ])
    expect((await send(`--${boundary}--\r\n`, type)).status).toBe(400)
    expect((await send('garbage', type)).status).toBe(400)
    expect((await send('x', 'multipart/form-data')).status).toBe(400)
    expect((await send('x', 'text/plain')).status).toBe(415)
    expect(await stored()).toBe(0)
  })
})

describe('who may bring a picture', () => {
  test('holds the permission, and has the market in their scope [PRF-07, LVL-12]', async () => {
    expect(outcome(await upload('a.png', PNG, null))).toBe('401 sign-in.required')
    expect(outcome(await upload('a.png', PNG, 'dealer'))).toBe('403 access.denied')
    expect(outcome(await upload('a.png', PNG, 'districtAdmin', TREE.cousin.key))).toBe(
      '404 not-found',
    )
    expect(outcome(await upload('a.png', PNG, 'districtAdmin', 999))).toBe('404 not-found')
    expect(await stored()).toBe(0)
  })
})

describe('who may look at a picture', () => {
  test('that is not approved: only with a link that was signed for five minutes [CRE-17]', async () => {
    const { url, hash } = (await upload('a.png', PNG)).body
    expect((await read(url)).headers).toMatchObject({
      'cache-control': 'private, max-age=300',
      'content-disposition': `inline; filename="${hash}.png"`,
    })
    const refused = [
      `/api/image/${hash}`,
      `/api/image/${'0'.repeat(64)}`,
      `${url}x`,
      `${url}&variant=thumbnail`,
      url.replace(/expires=\d+/, 'expires=9999999999'),
    ]
    for (const address of refused) expect((await read(address)).statusCode, address).toBe(404)
    expect((await read(`/api/image/${hash.toUpperCase()}`)).statusCode).toBe(400)
  })

  test('that is approved: everybody, for ever, also from other sites [CRE-17]', async () => {
    const { hash } = (await upload('a.png', PNG)).body
    await app.owner.query('UPDATE images SET is_public = true')
    const open = await read(`/api/image/${hash}`)
    expect(open.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${hash}"`,
      'cross-origin-resource-policy': 'cross-origin',
    })
    const again = await read(`/api/image/${hash}`, { 'if-none-match': `"${hash}"` })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect((await read(`/api/image/${hash}?variant=thumbnail`)).headers['content-type']).toBe(
      'image/webp',
    )
  })
})
