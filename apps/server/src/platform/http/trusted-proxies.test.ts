import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { tokenFor } from '../../testing/tokens.ts'

const PROXY = '10.1.2.3'
const NEIGHBOR = '10.9.9.9'

const forwarded = (remoteAddress: string, client: string) => ({
  remoteAddress,
  headers: { 'x-forwarded-for': client },
})

/** The address that the audit log names for a call. */
async function recordedFor(app: TestApp, from: Pick<InjectOptions, 'remoteAddress' | 'headers'>) {
  await app.owner.query('TRUNCATE audit_log, blackout_dates')
  await app.send({
    method: 'POST',
    url: '/api/blackout-date/add',
    payload: { date: '2031-12-24', hierarchyId: 'HONDA' },
    ...from,
    headers: { ...from.headers, authorization: `Bearer ${await tokenFor('hondaAdmin')}` },
  })
  return (await app.owner.query('SELECT client FROM audit_log')).rows
}

/** Guesses of tokens, each said to be from another address. */
async function guesses(app: TestApp, remoteAddress: string): Promise<number[]> {
  const statuses = []
  for (let nth = 1; nth < 5; nth += 1) {
    const { status } = await app.send({
      method: 'GET',
      url: '/api/user-state',
      ...forwarded(remoteAddress, `192.0.2.${nth}`),
    })
    statuses.push(status)
  }
  return statuses
}

describe('without a setting', () => {
  const app = testApp({ ratePerMinute: 3 })

  test('a program of this machine says for whom it calls, and no other does [API-01]', async () => {
    expect(await recordedFor(app, forwarded('127.0.0.1', '192.0.2.7'))).toEqual([
      { client: '192.0.2.7' },
    ])
    expect(await recordedFor(app, forwarded(PROXY, '192.0.2.7'))).toEqual([{ client: PROXY }])
  })

  test('nobody escapes the limit by saying that they are another [API-01]', async () => {
    expect(await guesses(app, PROXY)).toEqual([401, 401, 401, 429])
  })
})

describe('with the named ones', () => {
  const app = testApp({ ratePerMinute: 3, trustedProxies: ['10.1.0.0/16'] })

  test('they say for whom they call, and their neighbors do not [API-01]', async () => {
    expect(await recordedFor(app, forwarded(PROXY, '192.0.2.7'))).toEqual([{ client: '192.0.2.7' }])
    expect(await recordedFor(app, forwarded(NEIGHBOR, '192.0.2.7'))).toEqual([{ client: NEIGHBOR }])
    expect(await guesses(app, PROXY)).toEqual([401, 401, 401, 401])
    expect(await guesses(app, NEIGHBOR)).toEqual([401, 401, 401, 429])
  })

  test('what a caller wrote before them is not believed [API-01]', async () => {
    const from = forwarded(PROXY, '203.0.113.9, 192.0.2.7')
    expect(await recordedFor(app, from)).toEqual([{ client: '192.0.2.7' }])
  })
})
