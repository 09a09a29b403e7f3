import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedPerson } from '@marquee/test-kit/campaign'
import { audienceApp } from '../testing/audience-app.ts'
import { mailCatcher, type Catching, type MailCatcher } from '../testing/mail-catcher.ts'
import { sendingSamples } from '../testing/sending-samples.ts'
import { PEOPLE } from '../testing/test-tree.ts'

const app = audienceApp()
const samples = sendingSamples(app)
const { rowsOf } = samples

let catcher: MailCatcher
let silent = true
beforeAll(samples.prepare)
beforeEach(async () => {
  silent = true
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions CASCADE')
})
afterEach(() => catcher.close())

type As = Parameters<typeof app.call>[0]
const unsentOf = async (sending: number, criteria: object = {}, as: As = 'national') =>
  (await app.call(as, 'POST', `/sending/${sending}/unsent/search`, { criteria, size: 100 })).body
const decide = (sending: number, body: object, as: As = 'national') =>
  app.call(as, 'POST', `/sending/${sending}/unknown/decide`, body)
const emailsOf = async (campaign: number) =>
  (await samples.sendings(campaign)).body.sendings.find(({ channel }: any) => channel === 'EMAIL')

/** A campaign is sent by a server that falls silent behind every third email, until it no longer is. */
async function sent(catching: Catching = {}, details: object = {}) {
  catcher = await mailCatcher({
    says: { '.': (nth) => (silent && nth % 3 === 0 ? 'hang up' : undefined) },
    ...catching,
  })
  const campaign = await samples.approved('', { details })
  const { first } = await samples.daysOf(campaign)
  await samples.lookAt(first)
  const carry = () => samples.carry(campaign, catcher, first)
  await carry()
  const { key } = await emailsOf(campaign)
  return { campaign, first, carry, key }
}

describe('who did not get an email', () => {
  test('is listed by name with what became of it, first those of whom it is not known', async () => {
    const { campaign, key } = await sent({
      says: {
        RCPT: (nth) => (nth === 5 ? '550 5.7.1 not wanted' : undefined),
        '.': (nth) => (nth === 9 ? 'hang up' : undefined),
      },
    })
    const found = await unsentOf(key)
    expect(found).toMatchObject({
      totalElements: 2,
      unknown: 1,
      sending: { key, campaignKey: campaign, channel: 'EMAIL' },
      can: { sendAgain: { ok: true }, countAsSent: { ok: true } },
    })
    expect(found.pieces).toMatchObject([
      { state: 'unknown', tries: 1, reason: null, name: expect.stringMatching(/\w/) },
      { state: 'refused', tries: 1, answer: '550 5.7.1 not wanted' },
    ])
    const refused = await unsentOf(key, { states: ['refused'] })
    expect(refused.pieces).toMatchObject([{ state: 'refused' }])
    expect(refused.totalElements).toBe(1)
  })

  test('is a number to whoever may not look customers up, and nothing to whoever does not see the dealer', async () => {
    const { key } = await sent()
    const [named] = (await unsentOf(key, {}, 'national')).pieces
    await rowsOf(
      `UPDATE people SET permissions = array_remove(permissions, 'CAN_SEARCH_AUDIENCE') WHERE key = $1`,
      [PEOPLE.district.key],
    )
    const [numbered] = (await unsentOf(key, {}, 'district')).pieces
    expect([named.recipient, named.name]).toEqual([numbered.recipient, expect.any(String)])
    expect(numbered.name).toBeNull()
    const hidden = await app.call('acuraDealer', 'POST', `/sending/${key}/unsent/search`, {})
    expect(hidden.status).toBe(404)
    expect((await decide(key, { decision: 'count-as-sent' }, 'dealer')).body.code).toBe(
      'campaign.not-an-approver',
    )
  })

  test('a seed recipient is named as well, and decided of like a customer', async () => {
    const details = { sampleRecipients: [{ ...seedPerson(), email: 'seed@agency.example' }] }
    const toSeed = (_: number, to: string) => (to === 'seed@agency.example' ? 'hang up' : undefined)
    const { key } = await sent({ says: { '.': toSeed } }, details)
    const { pieces, unknown } = await unsentOf(key)
    expect(pieces).toMatchObject([{ isSeed: true, recipient: 0, state: 'unknown' }])
    expect(pieces[0].name).toContain(seedPerson().surName)
    expect(unknown).toBe(0)
    const done = await decide(key, {
      decision: 'count-as-sent',
      pieces: [{ recipient: 0, isSeed: true }],
    })
    expect([done.status, done.body]).toEqual([200, { decided: 1 }])
    expect((await unsentOf(key)).pieces).toEqual([])
  })
})

describe('emails of which it is not known whether they arrived', () => {
  test('are sent again once a person says so, also where the campaign is over, and each once', async () => {
    const { campaign, first, carry, key } = await sent()
    const { unknown } = await unsentOf(key)
    expect(unknown).toBeGreaterThan(20)
    await samples.lookAt(first, 13)
    expect((await emailsOf(campaign)).state).toBe('done')
    await carry()
    const before = catcher.caught.length
    silent = false
    expect((await decide(key, { decision: 'send-again' })).body).toEqual({ decided: unknown })
    expect((await emailsOf(campaign)).state).toBe('running')
    await carry()
    expect(catcher.caught).toHaveLength(before + unknown)
    expect((await unsentOf(key)).totalElements).toBe(0)
    await samples.lookAt(first, 14)
    const { state, pieces, planned } = await emailsOf(campaign)
    expect([state, pieces.accepted]).toEqual(['done', planned])
    // By the same Message-ID, by which receivers know one that has arrived after all.
    const ids = catcher.caught.map(({ message }) => /^Message-ID: (.*)$/m.exec(message)?.[1])
    expect(new Set(ids).size).toBe(planned)
  })

  test('of a completed campaign are sent again, and it stays completed', async () => {
    const { campaign, first, carry, key } = await sent()
    const all = (await samples.sendings(campaign)).body.sendings
    const others = all.filter((one: any) => one.key !== key).map((one: any) => one.key)
    await samples.move(campaign, { action: 'stop', sendingKeys: others }, 'national')
    await samples.lookAt(first, 13)
    const statusOf = async () =>
      (await rowsOf('SELECT status FROM campaigns WHERE key = $1', [campaign]))[0].status
    expect(await statusOf()).toBe('COMPLETED')
    silent = false
    const { unknown } = await unsentOf(key)
    const before = catcher.caught.length
    expect((await decide(key, { decision: 'send-again' })).status).toBe(200)
    await carry()
    expect(catcher.caught).toHaveLength(before + unknown)
    await samples.lookAt(first, 14)
    expect([await statusOf(), (await emailsOf(campaign)).state]).toEqual(['COMPLETED', 'done'])
  })

  test('are sent again by that decision alone, also of a sending from before the database was put back', async () => {
    const { campaign, first, carry, key } = await sent()
    await samples.lookAt(first, 13)
    expect(await emailsOf(campaign)).toMatchObject({ state: 'done' })
    await rowsOf(`UPDATE sendings SET planned_at = now() - interval '2 hours' WHERE key = $1`, [
      key,
    ])
    await rowsOf(
      `INSERT INTO restore_guard (generation, confirmed_at) VALUES (5, now() - interval '1 hour')`,
    )
    silent = false
    const before = catcher.caught.length
    const { body } = await decide(key, { decision: 'send-again' })
    await carry()
    await rowsOf('DELETE FROM restore_guard')
    expect(catcher.caught).toHaveLength(before + body.decided)
    expect((await emailsOf(campaign)).pieces).toMatchObject({ pending: 0, unknown: 0 })
  })

  test('count as sent, those that are named or all of them', async () => {
    const { campaign, key } = await sent()
    const { pieces, unknown } = await unsentOf(key)
    const [one, two] = pieces.map(({ recipient, isSeed }: any) => ({ recipient, isSeed }))
    const decision = 'count-as-sent'
    expect((await decide(key, { decision, pieces: [one, two] })).body).toEqual({ decided: 2 })
    expect((await unsentOf(key)).unknown).toBe(unknown - 2)
    expect((await decide(key, { decision })).body).toEqual({ decided: unknown - 2 })
    const { planned, pieces: counts } = await emailsOf(campaign)
    expect(counts.accepted).toBe(planned)
    const sentBefore = catcher.caught.length
    await samples.carry(campaign, catcher, (await samples.daysOf(campaign)).first)
    expect(catcher.caught).toHaveLength(sentBefore)
  })

  test('are decided of once: whoever comes second changes nothing', async () => {
    const { key } = await sent()
    const [{ recipient, isSeed }, other] = (await unsentOf(key)).pieces
    const named = [{ recipient, isSeed }]
    await decide(key, { decision: 'count-as-sent', pieces: named })
    const both = [...named, { recipient: other.recipient, isSeed: other.isSeed }]
    const second = await decide(key, { decision: 'send-again', pieces: both })
    expect([second.status, second.body.code]).toEqual([409, 'sending.decided-already'])
    const left = (await unsentOf(key)).pieces.map((piece: any) => piece.recipient)
    expect(left).toContain(other.recipient)
    expect(left).not.toContain(recipient)
  })

  test('of a sending that was stopped are not sent again', async () => {
    const { campaign, key } = await sent()
    await rowsOf(`UPDATE sendings SET state = 'stopped', ended_at = now() WHERE key = $1`, [key])
    const refused = await decide(key, { decision: 'send-again' })
    expect([refused.status, refused.body.code]).toEqual([409, 'sending.not-now'])
    expect((await unsentOf(key)).can.sendAgain.ok).toBe(false)
    expect((await decide(key, { decision: 'count-as-sent' })).status).toBe(200)
    expect((await emailsOf(campaign)).state).toBe('stopped')
  })
})

test('administrators of the whole network see that something is not known, and that nothing is missing', async () => {
  const standing = async () => (await app.call('admin', 'GET', '/installation')).body.sendings
  const { campaign, key } = await sent()
  const { unknown } = await unsentOf(key)
  const { planned } = await emailsOf(campaign)
  const on = (await samples.sendings(campaign)).body.sendings
  const pieces = on.reduce((sum: number, one: any) => sum + one.planned, 0)
  expect(pieces).toBeGreaterThan(planned)
  const figures = { all: on.length, pieces, unknown, held: 0, unbalanced: 0 }
  expect(await standing()).toEqual({ standing: 'slow', reason: 'sendings.unknown', ...figures })
  await decide(key, { decision: 'count-as-sent' })
  expect(await standing()).toMatchObject({ reason: 'sendings.good', unknown: 0 })
  await rowsOf(`UPDATE sendings SET state = 'held', held_for = 'late' WHERE key = $1`, [key])
  expect(await standing()).toMatchObject({ reason: 'sendings.held', held: 1 })
  // As by a person at a console, who takes a piece away together with the trigger that counts it.
  await rowsOf('UPDATE delivery_counts SET accepted = accepted - 1 WHERE sending_key = $1', [key])
  expect(await standing()).toMatchObject({ standing: 'stuck', reason: 'sendings.unbalanced' })
})
