import { beforeAll, beforeEach, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { mailCatcher } from '../testing/mail-catcher.ts'
import { runJobOnce } from '../testing/run-job-once.ts'
import { sendingSamples } from '../testing/sending-samples.ts'
import { PEOPLE } from '../testing/test-tree.ts'
import { notifyOfWaves } from './index.ts'

const app = audienceApp()
const samples = sendingSamples(app)
const { rowsOf, lookAt } = samples
const { district } = PEOPLE
const job = notifyOfWaves({ isSending: true, publicUrl: 'https://marquee.example' })

beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions, outbox_emails CASCADE')
})

/** The jobs that were requested meanwhile, and then all of them once more. */
async function work(): Promise<void> {
  const requested = await rowsOf(`SELECT subject FROM jobs WHERE kind = 'sending moved'`)
  const subjects = requested.map(({ subject }) => subject as number)
  for (let times = 0; times < 2; times += 1) await runJobOnce(app, job, Date.now(), { subjects })
}
const notices = async () =>
  (
    await rowsOf(
      `SELECT person_key AS person, kind FROM notices WHERE kind LIKE 'wave-%' ORDER BY kind, person_key`,
    )
  ).map(({ person, kind }) => [person, kind])
const keysOf = async (channel: string) =>
  (await rowsOf('SELECT key FROM sendings WHERE channel = $1', [channel])).map(({ key }) => key)

async function begun(key: number) {
  const { first } = await samples.daysOf(key)
  await lookAt(first)
  return first
}

test('who ordered a campaign learns that its waves are on their way, and that they are sent, once [LVL-11]', async () => {
  const key = await samples.approved()
  const first = await begun(key)
  const [{ person }] = await rowsOf('SELECT created_by AS person FROM campaigns')
  await work()
  expect(await notices()).toEqual([
    [person, 'wave-started'],
    [person, 'wave-started'],
  ])
  const catcher = await mailCatcher()
  await samples.carry(key, catcher, first)
  await catcher.close()
  await lookAt(first, 13)
  await work()
  expect((await notices()).filter(([, kind]) => kind === 'wave-ended')).toEqual([
    [person, 'wave-ended'],
  ])
  const emails = await rowsOf(`SELECT subject FROM outbox_emails WHERE subject LIKE '%is sent.'`)
  expect(emails).toHaveLength(1)
  expect(emails[0].subject).toMatch(/^“.+”: .+ by Email is sent\.$/)
})

test('who decides learns that a wave waits for a person, and of its stop who did not stop it', async () => {
  const key = await samples.approved()
  await begun(key)
  const [email] = await keysOf('EMAIL')
  await work()
  await rowsOf(`UPDATE sendings SET state = 'held', held_for = 'refused' WHERE key = $1`, [email])
  await rowsOf(`INSERT INTO jobs (kind, subject) VALUES ('sending moved', $1)`, [email])
  await work()
  const waiting = (await notices()).filter(([, kind]) => kind === 'wave-waits')
  expect(waiting.map(([person]) => person)).toContain(district.key)
  const stopped = await samples.move(key, { action: 'stop', sendingKeys: [email] }, 'district')
  expect(stopped.status).toBe(200)
  await work()
  const learned = (await notices()).filter(([, kind]) => kind === 'wave-stopped')
  expect(learned.map(([person]) => person)).not.toContain(district.key)
  expect(learned.length).toBeGreaterThan(0)
})

test('a metro campaign says each of its waves once for all of its dealers, and people choose [LVL-11]', async () => {
  const key = await samples.approvedMetro()
  const [{ person }] = await rowsOf('SELECT created_by AS person FROM campaigns WHERE key = $1', [
    key,
  ])
  await rowsOf(
    `INSERT INTO notice_choices (person_key, kind, in_product, by_email) VALUES ($1, 'wave-ended', false, false)`,
    [person],
  )
  const first = await begun(key)
  await rowsOf(`UPDATE deliveries SET state = 'accepted'`)
  await lookAt(first, 13)
  await rowsOf(`INSERT INTO jobs (kind, subject) SELECT 'sending moved', key FROM sendings
                ON CONFLICT DO NOTHING`)
  await work()
  expect(await notices()).toEqual([
    [person, 'wave-started'],
    [person, 'wave-started'],
  ])
})
