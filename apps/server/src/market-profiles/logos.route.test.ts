import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { PEOPLE, TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()
const [RED, BLUE] = ['a', 'b'].map((letter) => letter.repeat(64)) as [string, string]
const DEALER: number = TREE.dealer.key

beforeEach(async () => {
  await app.owner.query(`TRUNCATE images, audit_log CASCADE;
    INSERT INTO images (hash, content_type, width, height, content, thumbnail)
    SELECT hash, 'image/png', 900, 300, '', '' FROM unnest(ARRAY['${RED}', '${BLUE}']) hash;
    INSERT INTO image_uploads (hash, asset_type, market_key, uploaded_by, path)
    SELECT hash, asset, m.key, 5, m.path FROM images,
           unnest(ARRAY['brand-logo', 'brand-logo-secondary']) asset,
           markets m WHERE m.key IN (5, 6)`)
})

type Answer = Awaited<ReturnType<typeof app.call>>

const outcome = ({ status, body }: Answer) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const put = (as: PersonName | null, path: string, body?: object, market: number = DEALER) =>
  app.call(as, 'PUT', `/market/${market}/profile/logo${path}`, body)
const handIn = (as: PersonName, hash = RED, assetType = 'brand-logo', market = DEALER) =>
  put(as, '', { hash, assetType }, market)
const shown = async (as: PersonName = 'admin') =>
  (await app.call(as, 'GET', `/market/${DEALER}/profile`)).body.logos.map(
    ({ assetType, status, image }: any) => `${assetType} ${status} ${image.hash[0]}`,
  )
const isPublic = async (hash: string) =>
  (await app.owner.query('SELECT is_public FROM images WHERE hash = $1', [hash])).rows[0].is_public

describe('handing in a logo', () => {
  test('lets it wait for approval, in place of one that waited [PRF-01, PRF-02, PRF-07]', async () => {
    const { status, body } = await handIn('districtAdmin')
    expect(status).toBe(200)
    expect(body.logos).toMatchObject([
      {
        assetType: 'brand-logo',
        status: 'PENDING',
        reason: null,
        uploadedBy: 'Test districtAdmin',
        uploadedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        can: { decide: { ok: false, reason: 'logo.own-upload' } },
      },
    ])
    expect(body.logos[0].image.url).toContain('signature=')
    await handIn('districtAdmin', BLUE)
    await handIn('districtAdmin', BLUE, 'brand-logo-secondary')
    expect(await shown()).toEqual(['brand-logo-secondary PENDING b', 'brand-logo PENDING b'])
  })

  test('takes a picture that was uploaded for this market, as a logo [PRF-07]', async () => {
    const refused = '422 logo.not-uploaded'
    expect(outcome(await handIn('admin', 'c'.repeat(64)))).toBe(refused)
    expect(outcome(await handIn('admin', RED, 'brand-logo', TREE.cousin.key))).toBe(refused)
    await app.owner.query(`UPDATE image_uploads SET asset_type = 'coupon-full'`)
    expect(outcome(await handIn('admin'))).toBe(refused)
  })

  test('by ten at once leaves one that waits [PRF-07]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => handIn('admin', nth % 2 ? RED : BLUE)),
    )
    expect(new Set(answers.map(outcome))).toEqual(
      new Set(
        answers.some(({ status }) => status === 409)
          ? ['200', '409 logo.changed-meanwhile']
          : ['200'],
      ),
    )
    expect(await shown()).toHaveLength(1)
  })
})

describe('deciding about a logo', () => {
  test('approves it: it is in use, public, and the one before it is put away [PRF-05]', async () => {
    await handIn('districtAdmin')
    const { status, body } = await put('admin', '/approve', {})
    expect([status, body.logos[0].status]).toEqual([200, 'APPROVED'])
    expect(body.logos[0].image.url).toBe(`/api/image/${RED}`)
    expect([await isPublic(RED), await isPublic(BLUE)]).toEqual([true, false])
    await handIn('districtAdmin', BLUE)
    expect(await shown()).toEqual(['brand-logo PENDING b', 'brand-logo APPROVED a'])
    await put('admin', '/approve', { assetType: 'brand-logo', hash: BLUE })
    expect(await shown()).toEqual(['brand-logo APPROVED b'])
  })

  test('rejects it with a reason: the one in use stays [PRF-06]', async () => {
    await handIn('districtAdmin')
    await put('admin', '/approve', {})
    await handIn('districtAdmin', BLUE)
    const { body } = await put('hondaAdmin', '/reject', { reason: ' Not readable ' })
    expect(body.logos[0]).toMatchObject({ status: 'REJECTED', reason: 'Not readable' })
    expect(await shown()).toEqual(['brand-logo REJECTED b', 'brand-logo APPROVED a'])
    expect(await isPublic(BLUE)).toBe(false)
  })

  test('may come without a body, as the call of the specification does [PRF-05, PRF-06]', async () => {
    await handIn('districtAdmin')
    expect(outcome(await put('admin', '/approve'))).toBe('200')
    await handIn('districtAdmin', BLUE)
    const { body } = await put('admin', '/reject')
    expect(body.logos[0]).toMatchObject({ status: 'REJECTED', reason: null })
  })

  test('is never for the person who submitted it [PRF-05, PRF-06]', async () => {
    await handIn('districtAdmin')
    for (const path of ['/approve', '/reject']) {
      expect(outcome(await put('districtAdmin', path, {}))).toBe('403 logo.own-upload')
    }
    expect(await shown()).toEqual(['brand-logo PENDING a'])
  })

  test('is for those who hold the permission, in whose scope the market lies [PRF-05, PRF-08, LVL-12]', async () => {
    await handIn('admin')
    expect(outcome(await put(null, '/approve', {}))).toBe('401 sign-in.required')
    expect(outcome(await put('district', '/approve', {}))).toBe('403 access.denied')
    expect(outcome(await put('districtAdmin', '/approve', {}, TREE.cousin.key))).toBe(
      '404 not-found',
    )
    expect(outcome(await put('districtAdmin', '/approve', {}, 999))).toBe('404 not-found')
  })

  test('is refused where nothing waits, and where another picture waits [PRF-05]', async () => {
    expect(outcome(await put('admin', '/approve', {}))).toBe('409 logo.nothing-pending')
    await handIn('districtAdmin', BLUE)
    expect(outcome(await put('admin', '/approve', { hash: RED }))).toBe(
      '409 logo.changed-meanwhile',
    )
  })

  test('by two at once is won by one [PRF-05, PRF-06]', async () => {
    for (let round = 0; round < 10; round += 1) {
      await handIn('districtAdmin')
      const answers = await Promise.all([
        put('admin', '/approve', {}),
        put('hondaAdmin', '/reject', {}),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })

  test('is written down with the picture that was decided [PRF-05]', async () => {
    await handIn('districtAdmin')
    await put('admin', '/approve', {})
    const { rows } = await app.owner.query(
      'SELECT event, person_key, details FROM audit_log ORDER BY key',
    )
    expect(rows).toMatchObject([
      { event: 'logo.handed-in', person_key: PEOPLE.districtAdmin.key },
      {
        event: 'logo.approved',
        person_key: PEOPLE.admin.key,
        details: { marketKey: 5, hashes: [RED] },
      },
    ])
  })
})

describe('the logos that wait', () => {
  const search = async (as: PersonName, criteria: object = {}, query = '') =>
    app.call(as, 'POST', `/market/profile/logo/search${query}`, { criteria })

  test('are listed with their markets, the oldest first, in the own scope [PRF-02, LVL-02]', async () => {
    await handIn('admin')
    await handIn('admin', BLUE, 'brand-logo', TREE.sibling.key)
    const { body } = await search('districtAdmin')
    expect(body.totalElements).toBe(2)
    expect(body.logos[0]).toMatchObject({
      assetType: 'brand-logo',
      uploadedBy: null,
      can: { decide: { ok: true } },
      market: {
        key: DEALER,
        name: 'Market dealer',
        marketHierarchyByType: { district: 'Market district' },
      },
    })
    expect((await search('districtAdmin', {}, '?marketKey=6')).body.totalElements).toBe(1)
    expect((await search('districtAdmin', { text: 'SIBL' })).body.totalElements).toBe(1)
    expect((await search('districtAdmin', { status: 'APPROVED' })).body.totalElements).toBe(0)
    expect(outcome(await search('district'))).toBe('403 access.denied')
  })
})
