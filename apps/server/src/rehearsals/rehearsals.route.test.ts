import { seedPerson } from '@marquee/test-kit/campaign'
import { REHEARSALS_LAST_DAYS } from '@marquee/rules/rehearsals'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { rehearsalSamples } from '../testing/rehearsal-samples.ts'
import { runJobOnce } from '../testing/run-job-once.ts'
import { TREE } from '../testing/test-tree.ts'
import { tidyRehearsalsJob } from './index.ts'

const app = audienceApp()
const samples = rehearsalSamples(app)
const { rowsOf, rehearsed, latest, start, open } = samples

beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions CASCADE')
})

interface Piece {
  key: number
  reader: string
  addressee: string | null
  subject: string | null
}

/** The pieces by one channel, of a draft with a seed. */
async function piecesBy(channel: string): Promise<{ key: number; pieces: Piece[] }> {
  const key = await samples.ready({}, { sampleRecipients: [seedPerson()] })
  const { rehearsal } = await rehearsed(key)
  const sending = rehearsal.sendings.find((one: { channel: string }) => one.channel === channel)
  return { key, pieces: sending.pieces }
}

const PERSON = { lastName: 'Quill', line1: '1 Elm St', postalCode: '48104', email: '' }

const remove = (key: number) => app.call('dealer', 'DELETE', `/campaign/${key}/rehearsal`)

describe('a campaign', () => {
  test('that was never rehearsed says so, and may be', async () => {
    const key = await samples.ready()
    expect((await latest(key)).body).toMatchObject({
      campaign: { key },
      rehearsal: null,
      can: { start: { ok: true }, delete: { ok: false, reason: 'rehearsal.none' } },
    })
    expect(await remove(key)).toMatchObject({ status: 409, body: { code: 'rehearsal.none' } })
  })

  test('is rehearsed once at a time, and the next rehearsal takes the place of the last', async () => {
    const key = await samples.ready()
    const started = await start(key)
    expect(started.body).toMatchObject({
      rehearsal: { state: 'running', progress: { done: 0, all: null }, sendings: [] },
      can: { start: { ok: false, reason: 'rehearsal.running' } },
    })
    expect(await start(key)).toMatchObject({ status: 409, body: { code: 'rehearsal.running' } })
    expect(await remove(key)).toMatchObject({ status: 409, body: { code: 'rehearsal.running' } })
    await samples.run(started.body.rehearsal.key)
    await rehearsed(key)
    expect(await rowsOf('SELECT state FROM rehearsals')).toEqual([{ state: 'done' }])
  })

  test('of the past is refused', async () => {
    const key = await samples.ready()
    const refusedAs = async (change: string) => {
      await rowsOf(`UPDATE campaigns SET ${change} WHERE key = $1`, [key])
      return (await start(key)).body.code
    }
    expect(await refusedAs(`category = 'ON_DEMAND', status = 'CANCELLED'`)).toBe('rehearsal.over')
  })

  test('of several dealers is rehearsed by each for their own part, which changes with the whole', async () => {
    const whole = await samples.readyMetro()
    const part = await samples.partOf(whole)
    expect((await start(part)).status).toBe(404)
    await samples.release(whole)
    expect((await start(part, 'sibling')).status).toBe(404)
    const { campaign, rehearsal } = await rehearsed(part)
    expect(campaign.key).toBe(part)
    expect(rehearsal.isStale).toBe(false)
    expect((await latest(part, 'district')).body.rehearsal.isStale).toBe(false)
    const { body: saved } = await app.call('district', 'GET', `/campaign/${whole}`)
    const emails = saved.fulfillmentChannelsAndVariations.slice(0, 1)
    const changed = { ...saved, fulfillmentChannelsAndVariations: emails }
    expect((await app.call('district', 'PUT', '/campaign', changed)).status).toBe(200)
    expect((await latest(part)).body.rehearsal.isStale).toBe(true)
    expect((await rehearsed(part)).rehearsal).toMatchObject({
      isStale: false,
      sendings: [{ channel: 'EMAIL', campaignKey: part }],
    })
  })

  test('that changed since has a rehearsal that is out of date, until it is rehearsed again', async () => {
    const key = await samples.ready()
    expect((await rehearsed(key)).rehearsal.isStale).toBe(false)
    const seeds = JSON.stringify([seedPerson()])
    await rowsOf(
      `UPDATE campaigns SET details = jsonb_set(details, '{sampleRecipients}', $2) WHERE key = $1`,
      [key, seeds],
    )
    expect((await latest(key)).body.rehearsal.isStale).toBe(true)
    expect((await rehearsed(key)).rehearsal.isStale).toBe(false)
  })

  test('ordered as it was rehearsed is not out of date', async () => {
    const key = await samples.ready()
    await rehearsed(key)
    await samples.submit(key)
    expect((await latest(key)).body.rehearsal.isStale).toBe(false)
  })

  test('has its rehearsal deleted with all of its pieces', async () => {
    const { key } = await piecesBy('EMAIL')
    expect((await remove(key)).body.rehearsal).toBeNull()
    expect(await rowsOf('SELECT FROM rehearsal_pieces')).toEqual([])
  })
})

describe('a piece', () => {
  test('by email is opened as its reader would have it, down to the wire', async () => {
    const { pieces } = await piecesBy('EMAIL')
    expect(pieces.map(({ reader }) => reader)).toEqual(['seed', 'customer', 'customer', 'customer'])
    const [seed, customer] = pieces
    expect(seed?.addressee).toBe(seedPerson().email)
    const { status, body } = await open(customer?.key ?? 0)
    expect(status).toBe(200)
    expect(body.document).toBeNull()
    expect(body.piece).toMatchObject({ addressee: customer?.addressee, isOnPaper: false })
    expect(body.email.raw).toMatch(/^DKIM-Signature: /m)
    expect(body.email.raw).toMatch(new RegExp(`^To: <${customer?.addressee}>`, 'm'))
    expect(body.email.html).toContain('</html>')
    expect(body.email.text).toContain('/r/PREVIEW')
  })

  test('shows pictures that are not public yet by links of its own', async () => {
    const { pieces } = await piecesBy('EMAIL')
    const { body } = await open(pieces[0]?.key ?? 0)
    const shown = [...body.email.html.matchAll(/src="([^"]*\/api\/image\/[^"]*)"/g)]
    for (const [, address = ''] of shown) expect(address).toMatch(/expires=\d+&amp;signature=/)
  })

  test('on paper is a PDF that says that it is a rehearsal', async () => {
    const { pieces } = await piecesBy('DIRECT_MAIL')
    const letter = pieces.find(({ reader }) => reader === 'customer')
    const { body } = await open(letter?.key ?? 0)
    expect(body.email).toBeNull()
    const signed = await app.send({ method: 'GET', url: body.document })
    expect(signed.headers['content-type']).toBe('application/pdf')
    const bare = await app.send({ method: 'GET', url: body.document.replace(/&signature.*/, '') })
    expect(bare.status).toBe(404)
  })

  test('for a customer is for people who may search audiences, and nobody else reads its name', async () => {
    const { key, pieces } = await piecesBy('EMAIL')
    await rowsOf(
      `UPDATE people SET permissions = array_remove(permissions, 'CAN_SEARCH_AUDIENCE')
        WHERE path = $1`,
      [TREE.dealer.path],
    )
    const [seed, customer] = pieces
    const shown = (await latest(key)).body.rehearsal.sendings.flatMap(
      (one: { pieces: Piece[] }) => one.pieces,
    )
    for (const piece of shown) {
      const isNamed = piece.reader !== 'customer'
      expect(piece.addressee !== null).toBe(isNamed)
      expect(piece.can.read.ok).toBe(isNamed)
    }
    expect((await open(seed?.key ?? 0)).status).toBe(200)
    expect(await open(customer?.key ?? 0)).toMatchObject({
      status: 403,
      body: { code: 'rehearsal.no-names' },
    })
    await rowsOf(
      `UPDATE people SET permissions = permissions || '{CAN_SEARCH_AUDIENCE}' WHERE path = $1`,
      [TREE.dealer.path],
    )
  })

  test('goes with its customer when they are erased', async () => {
    const { pieces } = await piecesBy('EMAIL')
    const gone = pieces.at(-1)
    // The customers of these tests are numbered, so that none is found by a name: this one is gone already.
    await rowsOf(
      `DELETE FROM households h USING rehearsal_pieces p
        WHERE p.key = $1 AND h.market_key = p.market_key AND h.household = p.household`,
      [gone?.key],
    )
    const erasure = { marketKey: TREE.dealer.key, person: PERSON }
    expect((await app.call('hondaAdmin', 'POST', '/customers/erasure', erasure)).status).toBe(200)
    expect((await open(gone?.key ?? 0)).status).toBe(404)
    expect((await open(pieces[0]?.key ?? 0)).status).toBe(200)
  })

  test('is deleted with its rehearsal when that is over for long', async () => {
    const { key } = await piecesBy('EMAIL')
    const tidy = () => runJobOnce(app, tidyRehearsalsJob, Date.now())
    const age = (days: number) =>
      rowsOf('UPDATE rehearsals SET started_at = now() - make_interval(days => $1)', [days])
    await age(REHEARSALS_LAST_DAYS - 1)
    await tidy()
    expect((await latest(key)).body.rehearsal).not.toBeNull()
    await age(REHEARSALS_LAST_DAYS + 1)
    await tidy()
    expect((await latest(key)).body.rehearsal).toBeNull()
    expect(await rowsOf('SELECT FROM rehearsal_pieces')).toEqual([])
  })
})
