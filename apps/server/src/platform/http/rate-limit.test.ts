import { Problem } from '@marquee/contract/operation'
import { expect, test } from 'vitest'
import { serverOn } from '../../testing/server-on.ts'
import { testApp } from '../../testing/test-app.ts'
import { tokenFor } from '../../testing/tokens.ts'
import { emailOf } from '../../testing/test-tree.ts'

const app = testApp({ ratePerMinute: 5 })

test('the sixth call of a minute is answered 429 with the time to try again; others are served [API-01]', async () => {
  for (let nth = 0; nth < 5; nth += 1) {
    expect((await app.call('dealer', 'GET', '/user-state')).status).toBe(200)
  }
  const refused = await app.call('dealer', 'GET', '/feature-toggles')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(Problem.parse(refused.body)).toMatchObject({ code: 'too-many-requests', status: 429 })

  expect((await app.call('sibling', 'GET', '/user-state')).status).toBe(200)
})

test('a write beyond the limit changes nothing [API-01, BLK-04]', async () => {
  const days = ['2030-01-01', '2030-01-02', '2030-01-03', '2030-01-04', '2030-01-05', '2030-01-06']
  const answers = []
  for (const date of days)
    answers.push(await app.call('admin', 'POST', '/blackout-date/add', { date }))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
  expect((await app.owner.query('SELECT FROM blackout_dates')).rowCount).toBe(5)
})

test('invitations are a small part of the calls, so that addresses cannot be tried [API-01, LVL-07]', async () => {
  const invite = (email: string) =>
    app.call('hondaAdmin', 'POST', '/person', {
      name: 'Dana Whitfield',
      email,
      level: 'NATIONAL',
      homeMarketKey: 2,
      permissions: [],
    })
  const invited = await invite('dana@lakeside.example')
  const refused = await invite(emailOf('acuraDealer'))
  expect([invited.status, refused.status, refused.body.code]).toEqual([
    201,
    429,
    'too-many-requests',
  ])
  expect((await app.call('hondaAdmin', 'GET', '/user-state')).status).toBe(200)
})

test('invitations are counted over all programs, for a minute [API-01, LVL-07]', async () => {
  const rate = { ratePerMinute: 80 }
  const programs = [await serverOn(app.pool, rate), await serverOn(app.pool, rate)]
  const authorization = `Bearer ${await tokenFor('admin')}`
  const statusAt = async (nth: number) => {
    const answer = await programs[nth % 2]?.inject({
      method: 'POST',
      url: '/api/person',
      headers: { authorization },
      payload: {
        name: 'Kim Ito',
        email: `kim${nth}@lakeside.example`,
        level: 'NATIONAL',
        homeMarketKey: 2,
        permissions: [],
      },
    })
    return answer?.statusCode
  }
  expect([await statusAt(0), await statusAt(1), await statusAt(2), await statusAt(3)]).toEqual([
    201, 201, 429, 429,
  ])
  await app.owner.query(`UPDATE counted_calls SET ends_at = now() - interval '1 second'`)
  expect(await statusAt(4)).toBe(201)
  for (const program of programs) await program.close()
})

test('guessing tokens is limited too [SIGN-05]', async () => {
  const guess = () =>
    app.send({ method: 'GET', url: '/api/user-state', headers: { authorization: 'Bearer guess' } })
  const statuses = []
  for (let nth = 0; nth < 7; nth += 1) statuses.push((await guess()).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
})
