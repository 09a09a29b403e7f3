import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { mailCatcher } from '../testing/mail-catcher.ts'
import { sendingSamples } from '../testing/sending-samples.ts'
import { TREE } from '../testing/test-tree.ts'

const app = audienceApp()
const samples = sendingSamples(app)
const { rowsOf, lookAt, move } = samples

beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions, sending_halts CASCADE')
})

const search = async (
  as: Parameters<typeof app.call>[0] = 'district',
  body: object = {},
  query = '',
) => {
  const { status, body: found } = await app.call(as, 'POST', `/sending/search${query}`, body)
  expect(status, JSON.stringify(found)).toBe(200)
  return found
}
const standings = ({ sendings }: any) =>
  sendings.map(({ channel, standing, waitsFor }: any) => [channel, standing, waitsFor])

/** A campaign by both channels whose pieces are ready. */
async function ready() {
  const key = await samples.approved()
  const { first } = await samples.daysOf(key)
  await lookAt(first)
  return { key, first }
}

/** Of the pieces of a sending, as they lie in the database. */
const countedByHand = () =>
  rowsOf(
    `SELECT sending_key AS key, state, count(*)::integer AS count FROM deliveries
      WHERE NOT is_seed GROUP BY 1, 2`,
  )

async function expectFiguresOfDatabase(found: any): Promise<void> {
  const counted = await countedByHand()
  for (const { key, pieces, planned } of found.sendings) {
    const own = counted.filter((row) => row.key === key)
    for (const [state, count] of Object.entries(pieces)) {
      expect([state, count]).toEqual([state, own.find((row) => row.state === state)?.count ?? 0])
    }
    if (planned !== null) expect(sumOf(pieces)).toBe(planned)
  }
  const { planned, ...states } = found.totals
  expect(sumOf(states)).toBe(planned)
}

const sumOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

describe('what is on its way', () => {
  test('is listed with what became of each piece, and all that was planned is in one state', async () => {
    const { key } = await ready()
    const found = await search()
    expect(found.totalElements).toBe(2)
    expect(standings(found)).toEqual([
      ['DIRECT_MAIL', 'waiting', 'printer'],
      ['EMAIL', 'going', null],
    ])
    expect(found.sendings[1]).toMatchObject({
      campaignKey: key,
      market: { key: TREE.dealer.key },
      step: { number: 1 },
      wave: 1,
      perMinute: 0,
      can: { pause: { ok: true }, letGo: { ok: false }, stop: { ok: true } },
    })
    expect(found.totals.planned).toBeGreaterThan(40)
    await expectFiguresOfDatabase(found)
  })

  test('shows how fast emails leave while they do, and the figures follow', async () => {
    const { key, first } = await ready()
    const catcher = await mailCatcher()
    await samples.carry(key, catcher, first, { maySend: async () => catcher.caught.length < 12 })
    await catcher.close()
    const found = await search()
    await expectFiguresOfDatabase(found)
    const [, email] = found.sendings
    expect(email.pieces.accepted).toBe(catcher.caught.length)
    expect(email.pieces.accepted).toBeGreaterThan(0)
    const [{ minute, inMinute }] = await rowsOf(
      `SELECT minute, in_minute + in_minute_before AS "inMinute" FROM delivery_counts WHERE sending_key = $1`,
      [email.key],
    )
    expect(minute).not.toBeNull()
    expect(inMinute).toBe(email.pieces.accepted)
  })

  test('keeps its figures when rows are moved, taken out and added by any statement', async () => {
    await ready()
    await rowsOf(`UPDATE deliveries SET state = (ARRAY['accepted','refused','unknown','pending',
                  'dispatching','suppressed'])[1 + recipient % 6]`)
    await rowsOf(`DELETE FROM deliveries WHERE recipient % 5 = 0`)
    const counted = await countedByHand()
    const [sums] = await rowsOf(
      `SELECT sum(pending)::integer AS pending, sum(accepted)::integer AS accepted,
              sum(suppressed)::integer AS suppressed FROM delivery_counts`,
    )
    for (const state of ['pending', 'accepted', 'suppressed']) {
      const own = counted.filter((row) => row.state === state)
      expect(sums[state]).toBe(own.reduce((sum, { count }) => sum + count, 0))
    }
  })

  test('is narrowed by where it stands, by channel and by a name, with its totals', async () => {
    const { key } = await ready()
    const email = (await search()).sendings[1]
    await move(key, { action: 'pause', sendingKeys: [email.key] }, 'district')
    const only = async (criteria: object) => standings(await search('district', { criteria }))
    expect(await only({ standings: ['paused'] })).toEqual([['EMAIL', 'paused', null]])
    expect(await only({ standings: ['held', 'next', 'going'] })).toEqual([])
    expect(await only({ channels: ['DIRECT_MAIL'] })).toEqual([
      ['DIRECT_MAIL', 'waiting', 'printer'],
    ])
    expect(await only({ text: 'no such name' })).toEqual([])
    expect(await only({ text: email.campaign.slice(1, 5).toUpperCase() })).toHaveLength(2)
    const paused = await search('district', { criteria: { standings: ['paused'] } })
    expect(paused.totals.planned).toBe(email.planned)
    const second = await search('district', { page: 1, size: 1 })
    expect([second.sendings.length, second.totalElements]).toEqual([1, 2])
  })

  test('is seen as far as a person sees, and in the market that they selected [LVL-02]', async () => {
    await ready()
    const seenBy = async (as: Parameters<typeof app.call>[0], query = '') =>
      (await search(as, {}, query)).totalElements
    expect(await seenBy('dealer')).toBe(2)
    expect(await seenBy('sibling')).toBe(0)
    expect(await seenBy('acuraDealer')).toBe(0)
    expect(await seenBy('zone')).toBe(2)
    expect(await seenBy('national', `?marketKey=${TREE.cousin.key}`)).toBe(0)
    expect(await seenBy('national', `?marketKey=${TREE.district.key}`)).toBe(2)
    expect(await seenBy('admin', '?hierarchyId=ACURA')).toBe(0)
  })

  test('shows a dealer nothing of a metro campaign that is not released to them [MTR-22]', async () => {
    const key = await samples.approvedMetro()
    await lookAt((await samples.daysOf(key)).first)
    expect((await search('district')).totalElements).toBe(4)
    expect((await search('dealer')).totalElements).toBe(0)
  })

  test('says why it waits: its cancellation is requested, or mail servers want it later', async () => {
    const { key } = await ready()
    await rowsOf(`UPDATE deliveries SET rests_until = now() + interval '1 hour'`)
    expect(standings(await search())[1]).toEqual(['EMAIL', 'waiting', 'rest'])
    expect((await app.call('dealer', 'POST', `/campaign/${key}/cancel`, {})).status).toBe(200)
    expect(standings(await search())).toEqual([
      ['DIRECT_MAIL', 'waiting', 'cancellation'],
      ['EMAIL', 'waiting', 'cancellation'],
    ])
  })

  test('what is over is on its way no longer', async () => {
    const { key, first } = await ready()
    await rowsOf(`UPDATE deliveries SET state = 'accepted'`)
    await lookAt(first, 14)
    expect((await search()).totalElements).toBe(0)
    expect(key).toBeGreaterThan(0)
  })
})
