import type { CalendarDate } from '@marquee/rules/calendar'
import { serialsOf, type MailerId } from '@marquee/rules/pieces'
import { beforeEach, expect, test } from 'vitest'
import { inScope } from '../platform/sql/index.ts'
import { testApp } from '../testing/test-app.ts'
import { mailSerialsStore } from './mail-serials.store.ts'

const app = testApp()
const MAILER = '987654321' as MailerId
const day = (text: string) => text as CalendarDate

beforeEach(async () => {
  await app.owner.query('TRUNCATE mail_serials')
})

const give = (count: number, today = '2027-03-01', mailerId = MAILER) =>
  inScope(app.pool, { path: '1.' }, async ({ sql }) => [
    await mailSerialsStore(sql, '1.').give(mailerId, day(today), count),
  ]).then(([given]) => given)

test('numbers of mail pieces are each given once, however many ask at a time [CRE-02]', async () => {
  const firsts = await Promise.all([give(10), give(10), give(5, '2027-03-02'), give(10)])
  const taken = firsts.flatMap((one, index) => {
    const count = index === 2 ? 5 : 10
    return one?.ok ? Array.from({ length: count }, (_, at) => one.value + at) : []
  })
  expect(new Set(taken).size).toBe(35)
  expect(await give(1, '2027-03-03')).toEqual({ ok: true, value: 35 })
  expect(await give(1, '2027-03-01', '123456' as MailerId)).toEqual({ ok: true, value: 0 })
})

test('a mailer gets no number that was on mail within 45 days [CRE-02]', async () => {
  const all = serialsOf(MAILER)
  expect(await give(all - 1)).toEqual({ ok: true, value: 0 })
  expect(await give(2, '2027-04-14')).toEqual({ ok: false, reason: 'piece.serials-used-up' })
  expect(await give(1, '2027-04-14')).toEqual({ ok: true, value: all - 1 })
  expect(await give(2, '2027-04-15')).toEqual({ ok: true, value: all })
})
