import { ROOT_PATH } from '@marquee/rules/access'
import { addDays, type CalendarDate } from '@marquee/rules/calendar'
import { simpleParser } from 'mailparser'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inScope } from '../platform/sql/index.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { testDatabase } from '../testing/database.ts'
import { mailCatcher, type Caught, type MailCatcher } from '../testing/mail-catcher.ts'
import { rehearsalSamples } from '../testing/rehearsal-samples.ts'
import { templateBody } from '../testing/template-samples.ts'
import { openedNotes } from './opened-notes.gateway.ts'
import { openedPiecesStore } from './opened-pieces.store.ts'

const notes = openedNotes()
const app = audienceApp(testDatabase(), { noteOpened: notes.note })
const samples = rehearsalSamples(app)
const { rowsOf, lookAt } = samples

const DAYS = 3
const SECOND = { type: 'VARIATION', value: 'NON_OPEN_REBLAST' }
const EMAIL = { type: 'CHANNEL', value: 'EMAIL' }

let catcher: MailCatcher
let template: object
beforeAll(async () => {
  await samples.prepare()
  template = await offeringSeconds()
})
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions CASCADE')
  catcher = await mailCatcher()
})
afterEach(() => catcher.close())

/** A template with a second email, so many days after the first one. */
async function offeringSeconds(): Promise<object> {
  const [creative] = await rowsOf('SELECT key FROM creatives')
  const { workflows, channelOptions } = templateBody(creative.key, 'SECOND')
  const again = {
    fulfillmentChannel: null,
    fulfillmentChannelVariation: 'NON_OPEN_REBLAST',
    optionality: 'OPTIONAL',
    isFulfillableAlone: false,
  }
  return {
    channelOptions: [...channelOptions, again],
    workflows: workflows.map((workflow) => ({
      ...workflow,
      steps: workflow.steps.map((step) => ({ ...step, daysToSecondEmail: DAYS })),
    })),
    priceBook: {
      prices: [
        { option: 'EMAIL', pricePerPiece: 401 },
        { option: 'DIRECT_MAIL', pricePerPiece: 6_903 },
        { option: 'NON_OPEN_REBLAST', pricePerPiece: 150 },
      ],
      discount: null,
    },
  }
}

/** One that sends emails alone, and again to those who do not open them. */
const ordered = (ways: object[] = [EMAIL, SECOND]) =>
  samples.approved('', { template, details: { fulfillmentChannelsAndVariations: ways } })

/** Its first emails were delivered. */
async function sent(key: number): Promise<CalendarDate> {
  const { first } = await samples.daysOf(key)
  await lookAt(first)
  await samples.carry(key, catcher, first)
  return first
}

const OPENED = /src="[^"]*(\/api\/opened\/[a-z2-7]{32})"/

async function pixelIn(mail: Caught | undefined): Promise<string | undefined> {
  const { html } = await simpleParser(mail?.message ?? '')
  return OPENED.exec(html || '')?.[1]
}

/** Their mail programs load the pictures, and the program writes down that they did. */
async function open(...mails: readonly (Caught | undefined)[]): Promise<void> {
  for (const mail of mails) {
    const url = await pixelIn(mail)
    const answer = await app.send({ method: 'GET', url: url ?? '/no-picture' })
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/gif'])
  }
  await inScope(app.pool, { path: ROOT_PATH, requestId: 'r' }, ({ sql }) =>
    notes.save((opened) => openedPiecesStore(sql, ROOT_PATH).add(opened)),
  )
}

const addressesOf = (caught: readonly Caught[]) => caught.map(({ to }) => to).toSorted()

const linesOf = async (key: number) =>
  (await samples.sendings(key)).body.sendings.map(
    ({ dueOn, wave, isSecond, state, planned, pieces }: any) => ({
      dueOn,
      wave,
      isSecond,
      state,
      planned,
      suppressed: pieces.suppressed,
    }),
  )

const statusOf = async (key: number) =>
  (await rowsOf('SELECT status FROM campaigns WHERE key = $1', [key]))[0].status

describe('a second email', () => {
  test('goes to those who did not open the first one, on its day, once [CHN-03]', async () => {
    const key = await ordered()
    const first = await sent(key)
    const delivered = [...catcher.caught]
    expect(delivered.length).toBeGreaterThan(20)
    await open(delivered[0], delivered[1], delivered[0])
    await lookAt(first, 13)
    const secondOn = addDays(first, DAYS)
    expect((await linesOf(key)).map(({ dueOn, isSecond }: any) => [dueOn, isSecond])).toEqual([
      [first, false],
      [secondOn, true],
    ])
    expect(await statusOf(key)).toBe('ACTIVE')

    catcher.caught.length = 0
    await lookAt(addDays(secondOn, -1))
    await samples.carry(key, catcher, addDays(secondOn, -1))
    expect(catcher.caught).toEqual([])
    await lookAt(secondOn)
    await samples.carry(key, catcher, secondOn)
    expect(addressesOf(catcher.caught)).toEqual(addressesOf(delivered.slice(2)))

    await lookAt(secondOn, 13)
    await lookAt(addDays(secondOn, DAYS))
    expect(await linesOf(key)).toHaveLength(2)
    expect(await statusOf(key)).toBe('COMPLETED')
  })

  test('does not say that it was opened, as nothing follows it', async () => {
    const key = await ordered()
    const first = await sent(key)
    expect(await pixelIn(catcher.caught[0])).toBeDefined()
    catcher.caught.length = 0
    await lookAt(first, 13)
    await lookAt(addDays(first, DAYS))
    await samples.carry(key, catcher, addDays(first, DAYS))
    expect(catcher.caught.length).toBeGreaterThan(20)
    expect(await pixelIn(catcher.caught[0])).toBeUndefined()
  })

  test('goes to nobody who unsubscribed after the first one, or whose first one was refused', async () => {
    await catcher.close()
    const refusing = (nth: number) => (nth === 0 ? '550 5.1.1 No such user' : undefined)
    catcher = await mailCatcher({ says: { RCPT: refusing } })
    const key = await ordered()
    const first = await sent(key)
    const delivered = [...catcher.caught]
    const [gone] = delivered
    const { status } = await unsubscribe(gone)
    expect(status).toBe(200)
    await lookAt(first, 13)
    catcher.caught.length = 0
    const secondOn = addDays(first, DAYS)
    await lookAt(secondOn)
    await samples.carry(key, catcher, secondOn)
    expect(addressesOf(catcher.caught)).toEqual(addressesOf(delivered.slice(1)))
    const second = (await linesOf(key)).at(-1)
    expect(second).toMatchObject({ isSecond: true, planned: delivered.length, suppressed: 1 })
  })

  test('follows each of two waves for itself', async () => {
    const key = await ordered()
    const { first } = await samples.daysOf(key)
    const other = addDays(first, 10)
    await lookAt(first, 0)
    await rowsOf(
      `INSERT INTO sendings (order_key, campaign_key, market_key, step_key, step_number, step_name,
                             channel, wave, due_on, is_daily, state, path)
       SELECT order_key, campaign_key, market_key, step_key, step_number, step_name,
              channel, 2, $2, false, 'running', path FROM sendings WHERE campaign_key = $1`,
      [key, other],
    )
    for (const day of [first, addDays(first, DAYS), other, addDays(other, DAYS)]) {
      await lookAt(day)
      await samples.carry(key, catcher, day)
      await lookAt(day, 13)
    }
    expect((await linesOf(key)).map(({ dueOn, wave }: any) => [dueOn, wave])).toEqual([
      [first, 1],
      [addDays(first, DAYS), 1],
      [other, 2],
      [addDays(other, DAYS), 2],
    ])
  })

  test('is not sent where it was not chosen, and such an email does not say that it was opened', async () => {
    const key = await ordered([EMAIL])
    const first = await sent(key)
    expect(await pixelIn(catcher.caught[0])).toBeUndefined()
    await lookAt(first, 13)
    expect(await statusOf(key)).toBe('COMPLETED')
    expect(await linesOf(key)).toHaveLength(1)
  })

  test('has its day in a rehearsal, after which the campaign completes', async () => {
    const key = await ordered()
    const { first } = await samples.daysOf(key)
    const { rehearsal } = await samples.rehearsed(key)
    const days = rehearsal.sendings.map(({ dueOn, secondOn }: any) => [dueOn, secondOn])
    expect(days).toEqual([[first, addDays(first, DAYS)]])
    expect(rehearsal.turns).toEqual({ beginsOn: first, completesOn: addDays(first, DAYS) })
  })

  test('does not follow a sending that was stopped', async () => {
    const key = await ordered()
    const { first } = await samples.daysOf(key)
    await lookAt(first)
    const [{ key: sendingKey }] = await rowsOf('SELECT key FROM sendings')
    const stopped = await samples.move(
      key,
      { action: 'stop', sendingKeys: [sendingKey] },
      'national',
    )
    expect(stopped.status).toBe(200)
    await lookAt(first, 13)
    expect(await linesOf(key)).toMatchObject([{ state: 'stopped' }])
  })
})

test('a name that is not ours gets the same picture, and nothing is noted', async () => {
  const { status } = await app.send({ method: 'GET', url: `/api/opened/${'a'.repeat(32)}` })
  expect(status).toBe(200)
  let saved = 0
  await notes.save(async (opened) => void (saved = opened.length))
  expect(saved).toBe(0)
})

test('what cannot be saved stays noted, and a piece is noted once', async () => {
  const own = openedNotes()
  const piece = { sendingKey: 1, isSeed: false, recipient: 2 }
  own.note(piece, 1_000)
  own.note(piece, 2_000)
  own.note({ ...piece, isSeed: true, recipient: 3 }, 1_000)
  await expect(own.save(() => Promise.reject(new Error('the database is away')))).rejects.toThrow()
  const opened: object[] = []
  await own.save(async (all) => void opened.push(...all))
  await own.save(async (all) => void opened.push(...all))
  expect(opened).toEqual([{ ...piece, at: new Date(1_000) }])
})

/** By the link at the head of the email, as mail programs do. */
function unsubscribe(mail: Caught | undefined) {
  const [, url = '/no-link'] =
    /^List-Unsubscribe: <https:\/\/marquee\.example([^>]+)>/m.exec(mail?.message ?? '') ?? []
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return app.send({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' })
}
