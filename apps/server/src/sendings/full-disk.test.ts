import { momentIn } from '@marquee/rules/calendar'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { isStorageFull } from '../platform/sql/index.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { mailCatcher, type MailCatcher } from '../testing/mail-catcher.ts'
import { sendingProgram } from '../testing/sending-programs.ts'
import { sendingSamples } from '../testing/sending-samples.ts'
import { expectSentOnce } from '../testing/sent-once.ts'
import { maySmallDisks } from '../testing/small-disk.ts'
import { databaseOnSmallDisk } from '../testing/small-tables.ts'

// How many times the disk is full; at length: DISK_FULLS=10 npx vitest run sendings/full-disk.
const FULLS = Number(process.env.DISK_FULLS ?? 1)
const A_WHILE = 90_000
const isFull = (error: unknown) => error instanceof Error && isStorageFull(error)

describe.runIf(maySmallDisks)('a disk of the database that is full while emails leave', () => {
  const database = databaseOnSmallDisk()
  const app = audienceApp(database)
  const samples = sendingSamples(app)
  beforeAll(samples.prepare)

  test(
    'stops them, and they go on by themselves once there is room, none of them twice and none lost in silence',
    { timeout: A_WHILE * 2 * (FULLS + 1) },
    async () => {
      for (let time = 0; time < FULLS; time += 1) {
        await app.owner.query('TRUNCATE campaigns, jobs CASCADE')
        const keys = [await samples.approved(), await samples.approved()]
        const { first } = await samples.daysOf(keys[0] ?? 0)
        await samples.lookAt(first)
        const at = 20 + Math.floor(Math.random() * 100)
        const catcher: MailCatcher = await mailCatcher({
          slow: 20,
          keep(mail) {
            catcher.caught.push(mail)
            if (catcher.caught.length === at) database.fill()
          },
        })
        // While something reads all of it, as a backup does, no page gets room again by itself.
        const reader = await app.owner.connect()
        await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM deliveries')
        const now = momentIn('America/Detroit', first, 12)
        const { errors, stop } = await sendingProgram(app, { to: catcher, now })
        try {
          await vi.waitFor(() => expect(catcher.caught.length).toBeGreaterThanOrEqual(at), A_WHILE)
          // What fits a page that is there is still saved, and may leave; all else waits.
          const full = () => errors.filter(isFull).length
          await vi.waitFor(() => expect(full()).toBeGreaterThan(4), A_WHILE)
          await reader.query('COMMIT')
          database.makeRoom()
          await vi.waitFor(async () => {
            const { rows } = await app.owner.query(
              `SELECT key FROM sendings WHERE channel = 'EMAIL' AND state <> 'done'`,
            )
            expect(rows).toEqual([])
          }, A_WHILE)
          const sent = await expectSentOnce(app, catcher.caught, keys)
          expect(sent).toMatchObject({ received: sent.planned, unknown: 0 })
        } finally {
          reader.release(true)
          await stop()
          await catcher.close()
        }
      }
    },
  )
})
