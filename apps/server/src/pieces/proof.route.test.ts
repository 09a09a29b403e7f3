import { creatives, fieldExample } from '@marquee/contract/creatives'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'
import { inTurn, PROOFS_AT_ONCE } from './proofs-in-turn.painter.ts'
import { renderedPdf } from '../testing/rendered-pdf.ts'

const app = testApp()
const { honda, dealer, cousin } = TREE
const PHOTO = 'c'.repeat(64)
const GONE = 'd'.repeat(64)

const content = (more: object = {}, headline = 'Spring for {{dealer}}') =>
  JSON.stringify({
    ...creatives.create.example.body,
    hierarchyId: undefined,
    design: 'big-picture',
    photo: PHOTO,
    ...more,
    texts: { ...creatives.create.example.body.texts, headline },
  })

const OFFERS = JSON.stringify({
  offer_1: '$20',
  A_off: 'OFF',
  offer_1_qualifier: 'a set',
  disclaimer: 'Once.',
  offer_2: null,
  B_off: null,
  offer_2_qualifier: null,
})

const ATTACHED = {
  heading: 'Tires',
  offerTitle: 'Four',
  offer_1: '$20',
  A_off: 'OFF',
  endDate: null,
  offer_1_qualifier: null,
  offer_2: null,
  B_off: null,
  offer_2_qualifier: null,
  disclaimer: 'Once.',
  sourceId: { source: 'ECRM' },
}

const field = { ...fieldExample, type: 'STRING', min: null, max: null }
const OF_ITS_OWN = {
  fields: [
    { ...field, name: 'gift', value: null },
    { ...field, name: 'small', type: 'CONSTANT', value: 'Always' },
  ],
  variations: [{ id: 'plain', name: 'Plain', photo: null }],
}

const CREATIVES: Readonly<Record<number, string>> = {
  911: content(),
  912: content({ design: 'nothing-of-ours' }),
  913: content({ photo: GONE }),
  914: content({}, 'Frühling 漢字'),
}

beforeAll(async () => {
  const bytes = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#36a' },
  })
    .png()
    .toBuffer()
  await app.owner.query(
    `INSERT INTO images (hash, content_type, width, height, content, thumbnail)
     VALUES ($1, 'image/png', 900, 600, $2, '')`,
    [PHOTO, bytes],
  )
  for (const [key, text] of Object.entries(CREATIVES)) {
    await app.owner.query(
      `BEGIN; SET LOCAL session_replication_role = replica; SELECT enter_path('1.');
       INSERT INTO creatives (key, hierarchy_id, name, status, version, updated_at, path)
       OVERRIDING SYSTEM VALUE VALUES (${key}, 'HONDA', 'Spring', 'ACTIVE', 1, now(), '${honda.path}');
       INSERT INTO creative_versions (creative_key, version, saved_at, saved_by, path, content)
       VALUES (${key}, 1, now(), 1, '${honda.path}', '${text}');
       COMMIT`,
    )
  }
})

beforeEach(async () => {
  await app.owner.query('TRUNCATE audit_log, piece_proofs')
})

const request = (body: object = {}, as: PersonName | null = 'dealer') =>
  app.call(as, 'POST', '/piece/proof', {
    creativeTemplateKey: 911,
    marketKey: dealer.key,
    ...body,
  })
const read = (url: string) => app.fastify.inject({ method: 'GET', url })

describe('a proof', () => {
  test('is the PDF of the piece with the dealer in it, by a link of five minutes [CRE-02]', async () => {
    const { status, body } = await request()
    expect(status).toBe(200)
    const { statusCode, headers, rawPayload } = await read(body.url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'inline; filename="proof.pdf"',
    })
    const [front, back] = await renderedPdf(rawPayload, 36)
    expect(front?.text.replaceAll(/\s+/g, ' ')).toContain('Spring for')
    expect(back?.text).toContain('Jordan Sample')
    for (const side of [front, back]) {
      expect(side?.text).toContain('PROOF, not to be printed from or mailed.')
    }
  })

  test('names the group of a metro campaign and its page on the back [MTR-13]', async () => {
    const group = { name: 'Bay Dealers', webAddress: 'https://bay.example' }
    const { status, body } = await request({ group })
    expect(status).toBe(200)
    const { rawPayload } = await read(body.url)
    const [, back] = await renderedPdf(rawPayload, 36)
    expect(back?.text.replaceAll(/\s+/g, ' ')).toContain('Bay Dealers: bay.example')
  })

  test('bears the express service logo of its brand, as that is set up [MTR-18, GEN-07]', async () => {
    const proof = async () => {
      const { body } = await request({ hasExpressService: true })
      const [front] = await renderedPdf((await read(body.url)).rawPayload, 36)
      return front && Buffer.from(front.data).toString('base64')
    }
    const first = await proof()
    const bears = (second: boolean) =>
      app.owner.query('UPDATE hierarchies SET is_second_brand = $1 WHERE id = $2', [
        second,
        'HONDA',
      ])
    await bears(true)
    const second = await proof()
    await bears(false)
    expect(second).not.toBe(first)
    expect(await proof()).toBe(first)
  })

  test('says what would come out wrong [CRE-02]', async () => {
    const { body } = await request()
    expect(body.findings).toContainEqual({
      reason: 'preflight.resolution',
      page: 'front',
      what: PHOTO,
      message: 'The picture has fewer than 300 dots per inch here',
    })
  })

  test('is not read without its link, and is gone when the link is [CRE-02]', async () => {
    const { body } = await request()
    const [address = ''] = body.url.split('?')
    expect((await read(address)).statusCode).toBe(404)
    expect((await read(`${body.url}x`)).statusCode).toBe(404)
    await app.owner.query(`UPDATE piece_proofs SET made_at = made_at - interval '11 minutes'`)
    await request({ hasExpressService: true })
    expect((await read(body.url)).statusCode).toBe(404)
  })

  test('is written down without what it says [CRE-02]', async () => {
    await request()
    const { rows } = await app.owner.query('SELECT event, details FROM audit_log')
    expect(rows).toEqual([
      {
        event: 'piece.proof-made',
        details: { creativeTemplateKey: 911, marketKey: dealer.key, couponKeys: [] },
      },
    ])
  })

  test.each([
    ['a creative without a design of print', 912, 'piece.no-design'],
    ['a photo that is gone', 913, 'piece.no-picture'],
    ['a letter that no font has', 914, 'piece.no-glyph'],
  ])('is refused by name for %s [CRE-02]', async (_, creativeTemplateKey, reason) => {
    const { status, body } = await request({ creativeTemplateKey })
    expect([status, body.code]).toEqual([422, reason])
  })

  test('is made of what a campaign holds: its version, its look, its coupons, its words [CRE-07, CRE-09]', async () => {
    await app.owner.query(
      `BEGIN; SET LOCAL session_replication_role = replica; SELECT enter_path('1.');
       INSERT INTO creative_versions (creative_key, version, saved_at, saved_by, path, content)
       VALUES (911, 2, now(), 1, '${honda.path}', '${content(OF_ITS_OWN, 'Spring: {{gift}}, {{small}}')}');
       COMMIT`,
    )
    const holding = {
      creativeVersion: 2,
      variationId: 'plain',
      values: { gift: 'A wash' },
      coupons: [ATTACHED, { ...ATTACHED, offerTitle: 'Rotation', endDate: '2027-09-30' }],
    }
    const { body } = await request(holding)
    // Its own photo has too few dots; the look that was chosen has none.
    expect(body.findings).toEqual([])
    const [front, back] = await renderedPdf((await read(body.url)).rawPayload, 36)
    const text = `${front?.text} ${back?.text}`.replaceAll(/\s+/g, ' ')
    expect(text).toContain('Spring: A wash, Always')
    expect(text).toContain('Rotation')
    expect(text).toContain('09/30/2027')
    const newest = await request({ ...holding, creativeVersion: undefined })
    const [first] = await renderedPdf((await read(newest.body.url)).rawPayload, 36)
    expect(first?.text.replaceAll(/\s+/g, ' ')).toContain('Spring for')
    expect((await request({ creativeVersion: 3 })).status).toBe(404)
  })

  test('is refused for more coupons than its design takes [CRE-03]', async () => {
    await app.owner.query(
      `BEGIN; SET LOCAL session_replication_role = replica; SELECT enter_path('1.');
       INSERT INTO coupons (key, hierarchy_id, scope, heading, offer_title, content, discounts,
                            source, saved_by, path)
       OVERRIDING SYSTEM VALUE VALUES (915, 'HONDA', 'GLOBAL', 'Tires', 'Four',
         '${OFFERS}', '{}', '', 1, '${honda.path}');
       COMMIT`,
    )
    const three = await request({ couponKeys: [915, 915, 915] })
    expect(three.status).toBe(200)
    const four = await request({ couponKeys: [915, 915, 915, 915] })
    expect([four.status, four.body.code]).toEqual([422, 'piece.wrong-coupons'])
  })

  describe('while others are painted', () => {
    let free = () => {}
    const occupy = (places: number) => {
      const busy = new Promise<void>((resolve) => {
        free = resolve
      })
      for (let nth = 0; nth < places; nth += 1) void inTurn(() => busy)
    }
    afterEach(() => free())

    test('waits for its turn without a connection, which others have meanwhile [CRE-02]', async () => {
      occupy(PROOFS_AT_ONCE.most)
      let answered = 0
      const waiting = Array.from({ length: PROOFS_AT_ONCE.waiting }, async () => {
        const answer = await request()
        answered += 1
        return answer
      })
      for (let nth = 0; nth < 3; nth += 1) {
        expect((await app.call('dealer', 'GET', '/user-state')).status).toBe(200)
      }
      const open = `SELECT count(*)::int AS open FROM pg_stat_activity
                    WHERE datname = current_database() AND state = 'idle in transaction'`
      await vi.waitFor(async () =>
        expect((await app.owner.query(open)).rows).toEqual([{ open: 0 }]),
      )
      expect(answered).toBe(0)
      free()
      const answers = await Promise.all(waiting)
      expect(answers.map(({ status }) => status)).toEqual(waiting.map(() => 200))
    })

    test('is refused where too many wait already, and can be tried again [CRE-02]', async () => {
      occupy(PROOFS_AT_ONCE.most + PROOFS_AT_ONCE.waiting)
      const { status, headers, body } = await request()
      expect([status, body.code]).toEqual([503, 'piece.painters-busy'])
      expect(headers['retry-after']).toBe('5')
      expect((await app.owner.query('SELECT event FROM audit_log')).rows).toEqual([])
      free()
      await vi.waitFor(async () => expect((await request()).status).toBe(200))
    })

    test('is stored only for a person who may still sign in when it is painted [LVL-12]', async () => {
      occupy(PROOFS_AT_ONCE.most)
      const pending = request()
      const setStatus = (status: string) =>
        app.owner.query(`UPDATE people SET status = $1 WHERE level = 'DEALER'`, [status])
      await app.call('dealer', 'GET', '/user-state')
      await setStatus('DEACTIVATED')
      free()
      const { status, body } = await pending
      await setStatus('ACTIVE')
      expect([status, body.code]).toEqual([403, 'access.deactivated'])
      expect((await app.owner.query('SELECT 1 FROM piece_proofs')).rows).toEqual([])
    })
  })

  test('is of one’s own markets only [LVL-02]', async () => {
    expect((await request({ marketKey: cousin.key })).status).toBe(404)
    expect((await request({ creativeTemplateKey: 999 })).status).toBe(404)
    expect((await request({}, null)).status).toBe(401)
  })
})
