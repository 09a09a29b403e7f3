import { addDays } from '@marquee/rules/calendar'
import { seedPerson } from '@marquee/test-kit/campaign'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { sendingSamples } from '../testing/sending-samples.ts'
import { TREE } from '../testing/test-tree.ts'

const app = audienceApp()
const samples = sendingSamples(app)
const { rowsOf, lookAt, sendings, move, approvedInTwoWaves } = samples

beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions CASCADE')
  await app.owner.query('DELETE FROM restore_guard')
})

/** Of each channel all the household numbers that get a piece, or do not any more. */
const pieces = (key: number, wave = 1) =>
  rowsOf(
    `SELECT s.channel, d.recipient, d.state, d.suppressed_for FROM deliveries d
       JOIN sendings s ON s.key = d.sending_key JOIN campaigns c ON c.key = s.campaign_key
      WHERE (c.key = $1 OR c.parent_key = $1) AND s.wave = $2 AND NOT d.is_seed
      ORDER BY s.channel, d.recipient`,
    [key, wave],
  )
const statusOf = async (key: number): Promise<string> =>
  (await rowsOf('SELECT status FROM campaigns WHERE key = $1', [key]))[0].status
const optOut = (households: readonly number[]) =>
  rowsOf(
    `INSERT INTO suppressions (hash, channel, reason, suppressed_at, path)
     SELECT person_hash, 'EMAIL', 'OPTED_OUT', now(), $2 FROM households
      WHERE market_key = ${TREE.dealer.key} AND household = ANY ($1)`,
    [households, TREE.dealer.path],
  )
const orderedOf = async (key: number): Promise<Record<string, number>> => {
  const rows = await rowsOf(
    `SELECT l.channel, sum(l.pieces)::integer AS pieces FROM order_lines l
       JOIN orders o ON o.key = l.order_key
      WHERE o.campaign_key = $1 AND o.status = 'APPROVED' GROUP BY 1`,
    [key],
  )
  return Object.fromEntries(rows.map((row) => [row.channel, row.pieces]))
}
const countByChannel = (all: readonly { channel: string }[]) => {
  const counts: Record<string, number> = {}
  for (const { channel } of all) counts[channel] = (counts[channel] ?? 0) + 1
  return counts
}

describe('on its mail date, by the clock of its dealer, a campaign', () => {
  test('begins, and all pieces that were ordered are ready, once [CMP-06]', async () => {
    const key = await samples.approved()
    const { first } = await samples.daysOf(key)
    await lookAt(addDays(first, -1), 23)
    expect((await sendings(key)).body.sendings).toEqual([])
    await lookAt(first, 0)
    await lookAt(first, 1)
    expect(countByChannel(await pieces(key))).toEqual(await orderedOf(key))
    const { body } = await sendings(key)
    expect(body.sendings).toMatchObject([
      { channel: 'DIRECT_MAIL', wave: 1, dueOn: first, state: 'running', heldFor: null },
      { channel: 'EMAIL', wave: 1, dueOn: first, state: 'running', heldFor: null },
    ])
    for (const sending of body.sendings) {
      expect(sending.pieces.pending).toBe(sending.planned)
      expect(sending.market).toEqual({ key: TREE.dealer.key, name: expect.any(String) })
    }
  })

  test('leaves out who opted out or was erased since it was ordered, says so, and adds none', async () => {
    const key = await samples.approved()
    const [one, other, erased] = await emailed(key)
    await optOut([one, other])
    await rowsOf(
      `DELETE FROM households WHERE market_key = ${TREE.dealer.key} AND household = $1`,
      [erased],
    )
    await lookAt((await samples.daysOf(key)).first)
    const byEmail = (await pieces(key)).filter(({ channel }) => channel === 'EMAIL')
    const leftOut = byEmail.filter(({ state }) => state === 'suppressed')
    expect(leftOut.map((row) => [row.recipient, row.suppressed_for])).toEqual(
      [
        [one, 'OPTED_OUT'],
        [other, 'OPTED_OUT'],
        [erased, 'GONE'],
      ].toSorted(([a], [b]) => Number(a) - Number(b)),
    )
    expect(byEmail).toHaveLength((await orderedOf(key)).EMAIL ?? 0)
    const email = (await sendings(key)).body.sendings[1]
    expect(email.suppressed).toEqual([
      { reason: 'OPTED_OUT', count: 2 },
      { reason: 'GONE', count: 1 },
    ])
    expect(email.pieces.pending + email.pieces.suppressed).toBe(email.planned)
    await restoreHousehold(erased)
  })

  test('shows its pieces to its seeds, who are counted by themselves [SEED-29]', async () => {
    const key = await samples.approved()
    await rowsOf(
      `UPDATE campaigns SET details = jsonb_set(details, '{sampleRecipients}', $2::jsonb) WHERE key = $1`,
      [key, JSON.stringify([seedPerson(), { ...seedPerson(), email: '' }])],
    )
    await lookAt((await samples.daysOf(key)).first)
    const { body } = await sendings(key)
    expect(body.sendings.map(({ channel, seeds }: any) => [channel, seeds])).toEqual([
      ['DIRECT_MAIL', 2],
      ['EMAIL', 1],
    ])
    expect(countByChannel(await pieces(key))).toEqual(await orderedOf(key))
  })
})

/** Who gets an email of it, by the order: three of them. */
async function emailed(key: number): Promise<[number, number, number]> {
  const [row] = await rowsOf(
    `SELECT households, contacts FROM order_households h JOIN orders o ON o.key = h.order_key
      WHERE o.campaign_key = $1`,
    [key],
  )
  const households = Array.from({ length: row.contacts.length }, (_, at) =>
    (row.households as Buffer).readUInt32LE(at * 4),
  )
  const known = new Map(app.customers.get(TREE.dealer.key)?.map((one) => [one.household, one]))
  const kept = households.map((household, at) => [household, row.contacts[at]])
  expect(kept).toEqual(households.map((household) => [household, known.get(household)?.contact]))
  const isEmailed = (household: number) => household % 7 !== 1
  const [one, other, last] = households.filter(isEmailed)
  if (!one || !other || !last) throw new Error('Too few households are emailed')
  return [one, other, last]
}

async function restoreHousehold(household: number): Promise<void> {
  await rowsOf(
    `INSERT INTO households (market_key, version, household, person_hash, visits, flags, path, last_name,
                             line1, postal_code, email, vehicles)
     SELECT market_key, version, $2, ${TREE.dealer.key * 1_000} + $2 - 1, visits, 0, path, last_name,
            line1, postal_code, 'c' || $2 || '@customers.example', vehicles
       FROM households WHERE market_key = $1 LIMIT 1`,
    [TREE.dealer.key, household],
  )
}

describe('of a campaign in two waves', () => {
  test('each household is in one half, and who opts out between them moves nobody to the other [DATE-06]', async () => {
    const { key, first, second } = await approvedInTwoWaves()
    await lookAt(first)
    const firstWave = await pieces(key, 1)
    expect(await pieces(key, 2)).toEqual([])
    const lost = firstWave.filter(({ channel }) => channel === 'EMAIL')[2].recipient
    await optOut([lost])
    await lookAt(second)
    const secondWave = await pieces(key, 2)
    expect(await pieces(key, 1)).toEqual(firstWave)
    const [inFirst, inSecond] = [firstWave, secondWave].map(
      (wave) => new Set(wave.map(({ recipient }) => recipient)),
    )
    expect([...(inFirst ?? [])].filter((one) => inSecond?.has(one))).toEqual([])
    expect(countByChannel([...firstWave, ...secondWave])).toEqual(await orderedOf(key))
  })

  test('the second one waits for a person where its day was missed, and then it is made ready', async () => {
    const { key, first, second } = await approvedInTwoWaves()
    await lookAt(first)
    await lookAt(addDays(second, 1), 1)
    const held = (await sendings(key, 'district')).body.sendings.filter(isSecond)
    expect(held.map(({ state, heldFor }: any) => [state, heldFor])).toEqual([
      ['held', 'late'],
      ['held', 'late'],
    ])
    expect(held[0].can).toMatchObject({
      letGo: { ok: true },
      stop: { ok: true },
      pause: { ok: false },
    })
    expect(await pieces(key, 2)).toEqual([])
    const sendingKeys = held.map((one: any) => one.key)
    expect((await move(key, { action: 'let-go', sendingKeys }, 'district')).status).toBe(200)
    await rowsOf('UPDATE sendings SET let_go_at = $1 WHERE let_go_at IS NOT NULL', [
      new Date(`${addDays(second, 1)}T12:00:00Z`),
    ])
    await lookAt(addDays(second, 1), 13)
    const ready = countByChannel([...(await pieces(key, 1)), ...(await pieces(key, 2))])
    expect(ready).toEqual(await orderedOf(key))
  })
})

test('a campaign whose day passed while no program ran begins late, and waits for a person', async () => {
  const key = await samples.approved()
  const { first } = await samples.daysOf(key)
  await lookAt(addDays(first, 2))
  const { body } = await sendings(key)
  expect(body.sendings.map(({ heldFor }: any) => heldFor)).toEqual(['late', 'late'])
  expect(await pieces(key, 1)).toEqual([])
})

const isSecond = ({ wave }: { wave: number }) => wave === 2

test('what was due when the database was put back waits for a person, and what is due later does not', async () => {
  const { key, first, second } = await approvedInTwoWaves()
  await rowsOf('INSERT INTO restore_guard (generation, confirmed_at) VALUES (5, $1)', [
    new Date(`${first}T15:00:00Z`),
  ])
  await lookAt(first)
  expect((await sendings(key)).body.sendings.map((one: any) => [one.wave, one.heldFor])).toEqual([
    [1, 'restored'],
    [1, 'restored'],
    [2, null],
    [2, null],
  ])
  await lookAt(second)
  expect(await pieces(key, 1)).toEqual([])
  expect((await pieces(key, 2)).length).toBeGreaterThan(0)
})

describe('people', () => {
  async function ready() {
    const key = await samples.approved()
    await lookAt((await samples.daysOf(key)).first)
    const { body } = await sendings(key)
    return { key, keys: body.sendings.map((one: any) => one.key) as number[] }
  }
  const statesOf = ({ body }: { body: any }) => body.sendings.map(({ state }: any) => state)

  test('who order pause and resume what is sent; it is in the audit log', async () => {
    const { key, keys } = await ready()
    expect(statesOf(await move(key, { action: 'pause', sendingKeys: keys }))).toEqual([
      'paused',
      'paused',
    ])
    const again = await move(key, { action: 'pause', sendingKeys: keys })
    expect([again.status, again.body.code]).toEqual([409, 'sending.not-now'])
    const [, email] = keys
    const resumed = await move(key, { action: 'resume', sendingKeys: [email] })
    expect(statesOf(resumed)).toEqual(['paused', 'running'])
    const logged = await rowsOf(
      `SELECT details->>'action' AS action FROM audit_log
        WHERE event = 'sending.moved' AND outcome = 'done' AND (details->>'key')::integer = $1
        ORDER BY key`,
      [key],
    )
    expect(logged.map(({ action }) => action)).toEqual(['pause', 'resume'])
  })

  test('above the dealer stop it; what is left is not sent, and the campaign is over [CMP-06]', async () => {
    const { key, keys } = await ready()
    const refused = await move(key, { action: 'stop', sendingKeys: keys })
    expect([refused.status, refused.body.code]).toEqual([403, 'campaign.not-an-approver'])
    const stopped = await move(key, { action: 'stop', sendingKeys: keys }, 'district')
    expect(statesOf(stopped)).toEqual(['stopped', 'stopped'])
    for (const { planned, pieces: of, suppressed } of stopped.body.sendings) {
      expect([of.pending, of.suppressed]).toEqual([0, planned])
      expect(suppressed).toEqual([{ reason: 'STOPPED', count: planned }])
    }
    await lookAt((await samples.daysOf(key)).first, 14)
    expect(await statusOf(key)).toBe('COMPLETED')
  })

  test('are refused all of it where one of what they name is not of the campaign', async () => {
    const { key, keys } = await ready()
    const other = await ready()
    const sendingKeys = [...keys, other.keys[0]]
    const refused = await move(key, { action: 'pause', sendingKeys })
    expect([refused.status, refused.body.code]).toEqual([404, 'not-found'])
    expect(statesOf(await sendings(key))).toEqual(['running', 'running'])
  })
})

test('once all is sent, or refused, the campaign is over [CMP-06, CMP-09]', async () => {
  const key = await samples.approved()
  const { first } = await samples.daysOf(key)
  await lookAt(first)
  await rowsOf(
    `UPDATE deliveries SET state = CASE recipient % 2 WHEN 0 THEN 'accepted' ELSE 'refused' END`,
  )
  await lookAt(first, 14)
  expect(await statusOf(key)).toBe('COMPLETED')
  const ended = (await sendings(key)).body.sendings.map((one: any) => [
    one.state,
    one.endedAt !== null,
  ])
  expect(ended).toEqual([
    ['done', true],
    ['done', true],
  ])
})

test('what is ordered once more of a campaign that began is not sent a second time', async () => {
  const key = await samples.approved()
  const { first } = await samples.daysOf(key)
  await lookAt(first)
  const before = await pieces(key)
  await rowsOf(
    `INSERT INTO orders (campaign_key, revision, status, quote_key, content, content_hash, created_by, created_at, path)
     SELECT campaign_key, revision + 1, status, quote_key, content, content_hash, created_by, created_at, path
       FROM orders WHERE campaign_key = $1 AND status = 'APPROVED'`,
    [key],
  )
  await lookAt(first, 14)
  expect(await pieces(key)).toEqual(before)
  expect((await sendings(key)).body.sendings).toHaveLength(2)
})

test('a campaign that runs until it is canceled is not over when all is sent [CMP-06]', async () => {
  const key = await samples.approved()
  const { first } = await samples.daysOf(key)
  await lookAt(first)
  await rowsOf(`UPDATE campaigns SET cadence = 'SUBSCRIPTION' WHERE key = $1`, [key])
  await rowsOf(`UPDATE deliveries SET state = 'accepted'`)
  await lookAt(first, 14)
  expect(await statusOf(key)).toBe('ACTIVE')
})

test('a sending of which a piece is missing is not over, and the job that looks at it fails', async () => {
  const key = await samples.approved()
  const { first } = await samples.daysOf(key)
  await lookAt(first)
  await rowsOf(`UPDATE deliveries SET state = 'accepted'`)
  await rowsOf(
    `DELETE FROM deliveries WHERE (sending_key, recipient) IN
       (SELECT sending_key, min(recipient) FROM deliveries d JOIN sendings s ON s.key = d.sending_key
         WHERE s.channel = 'EMAIL' GROUP BY 1)`,
  )
  await expect(lookAt(first, 14)).rejects.toThrow('sendings were not made ready')
  expect(await statusOf(key)).toBe('ACTIVE')
  const states = (await sendings(key)).body.sendings.map(({ state }: any) => state)
  expect(states).toEqual(['done', 'running'])
  const failed = await rowsOf(`SELECT attempts FROM jobs WHERE kind = 'plan sendings'`)
  expect(failed).toEqual([{ attempts: 1 }])
})

test('while its cancellation is requested nothing more of a campaign is made ready; once it is confirmed, it is stopped', async () => {
  const { key, first, second } = await approvedInTwoWaves()
  await lookAt(first)
  expect((await app.call('dealer', 'POST', `/campaign/${key}/cancel`, {})).status).toBe(200)
  await lookAt(second)
  expect(await pieces(key, 2)).toEqual([])
  const confirmed = await app.call('district', 'POST', `/campaign/${key}/cancel/confirm`, {})
  expect(confirmed.status).toBe(200)
  await lookAt(second, 14)
  const states = (await sendings(key)).body.sendings.map(({ state }: any) => state)
  expect(new Set(states)).toEqual(new Set(['stopped']))
})

test('of a metro campaign each dealer sends by their own clock, and sees their own part alone [MTR-22]', async () => {
  await rowsOf(`UPDATE markets SET time_zone = 'America/Los_Angeles' WHERE key = $1`, [
    TREE.sibling.key,
  ])
  const key = await samples.approvedMetro()
  await rowsOf(`UPDATE markets SET time_zone = 'America/Detroit' WHERE key = $1`, [
    TREE.sibling.key,
  ])
  const { first } = await samples.daysOf(key)
  const planned = async () =>
    (await sendings(key, 'district')).body.sendings.map((one: any) => [
      one.market.key,
      one.planned !== null,
    ])
  await lookAt(first, 1)
  expect(await planned()).toEqual(
    expect.arrayContaining([
      [TREE.dealer.key, true],
      [TREE.sibling.key, false],
    ]),
  )
  await lookAt(first, 4)
  expect(countByChannel(await pieces(key))).toEqual(await orderedOf(key))
  const released = await app.call(
    'national',
    'POST',
    '/order/release-to-markets?hierarchyId=HONDA',
    {
      campaignKeys: [key],
    },
  )
  expect([released.status, released.body]).toEqual([200, expect.anything()])
  const own = (await sendings(key)).body.sendings.map((one: any) => one.market.key)
  expect(new Set(own)).toEqual(new Set([TREE.dealer.key]))
})
