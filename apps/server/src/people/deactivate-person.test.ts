import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { PEOPLE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()
const INVITED = 150

beforeEach(async () => {
  await app.owner.query(`UPDATE people SET status = 'ACTIVE', version = 1; TRUNCATE audit_log;
    DELETE FROM outbox_emails; DELETE FROM people WHERE key = ${INVITED};
    INSERT INTO people (key, name, email, level, home_market_key, path, permissions, status)
    VALUES (${INVITED}, 'Newcomer', 'newcomer@lakeside.example', 'DEALER', 5, '1.2.3.4.5.', '{}', 'INVITED')`)
})

const act = (as: PersonName | null, verb: 'deactivate' | 'reactivate', who: PersonName | number) =>
  app.call(as, 'POST', `/person/${typeof who === 'number' ? who : PEOPLE[who].key}/${verb}`)
const outcome = ({ status, body }: Awaited<ReturnType<typeof act>>) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const reads = async (as: PersonName) => outcome(await app.call(as, 'GET', '/user-state'))

describe('deactivating a person', () => {
  test('ends their access from their next call on, and reactivating gives it back [LVL-07, SIGN-05]', async () => {
    expect(await reads('dealer')).toBe('200')
    const gone = await act('districtAdmin', 'deactivate', 'dealer')
    expect(gone.body).toMatchObject({
      key: 5,
      status: 'DEACTIVATED',
      version: 2,
      can: {
        deactivate: { ok: false, reason: 'person.already-deactivated' },
        reactivate: { ok: true },
      },
    })
    expect(await reads('dealer')).toBe('403 access.deactivated')
    expect((await act('districtAdmin', 'reactivate', 'dealer')).body).toMatchObject({
      status: 'ACTIVE',
      version: 3,
    })
    expect(await reads('dealer')).toBe('200')
  })

  test('makes a person who never signed in an invited one again [LVL-07]', async () => {
    expect((await act('admin', 'deactivate', INVITED)).body.status).toBe('DEACTIVATED')
    expect((await act('admin', 'reactivate', INVITED)).body.status).toBe('INVITED')
  })

  test('answers 409 when there is nothing to do [LVL-07]', async () => {
    expect(outcome(await act('admin', 'reactivate', 'dealer'))).toBe('409 person.not-deactivated')
    expect(outcome(await act('admin', 'reactivate', INVITED))).toBe('409 person.not-deactivated')
    await act('admin', 'deactivate', 'dealer')
    expect(outcome(await act('admin', 'deactivate', 'dealer'))).toBe(
      '409 person.already-deactivated',
    )
  })

  test('is for administrators, of others at and below their own home who may not more [LVL-02, LVL-12]', async () => {
    await app.owner.query(`UPDATE people SET status = 'DEACTIVATED' WHERE key IN (3, 7)`)
    for (const verb of ['deactivate', 'reactivate'] as const) {
      expect(outcome(await act(null, verb, 'dealer'))).toBe('401 sign-in.required')
      expect(outcome(await act('national', verb, 'dealer'))).toBe('403 access.denied')
      expect(outcome(await act('districtAdmin', verb, 'zone'))).toBe('404 not-found')
      expect(outcome(await act('hondaAdmin', verb, 'acuraDealer'))).toBe('404 not-found')
      expect(outcome(await act('admin', verb, 999))).toBe('404 not-found')
    }
    expect(outcome(await act('hondaAdmin', 'deactivate', 'hondaAdmin'))).toBe(
      '403 person.is-yourself',
    )
    await app.owner.query(
      `UPDATE people SET permissions = '{CAN_PERFORM_ADMIN_OPERATIONS}' WHERE key = 9`,
    )
    expect(outcome(await act('districtAdmin', 'deactivate', 'district'))).toBe(
      '403 person.permission-not-yours',
    )
    await app.owner.query(`UPDATE people SET status = 'DEACTIVATED' WHERE key = 4`)
    expect(outcome(await act('districtAdmin', 'reactivate', 'district'))).toBe(
      '403 person.permission-not-yours',
    )
    await app.owner.query('UPDATE people SET permissions = $1 WHERE key = 9', [
      PEOPLE.districtAdmin.permissions,
    ])
  })

  test('by five at once is done once [LVL-07]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => act('admin', 'deactivate', 'dealer')),
    )
    const outcomes = answers.map(outcome)
    expect(outcomes.filter((one) => one === '200').length).toBe(1)
    expect(
      outcomes.filter((one) => /^409 person\.(already-deactivated|changed-meanwhile)$/.test(one))
        .length,
    ).toBe(4)
    const { rows } = await app.owner.query(`SELECT FROM audit_log WHERE outcome = 'done'`)
    expect(rows.length).toBe(1)
  })

  test('by two of each other at once is done by one, and the other is refused [LVL-07, LVL-12]', async () => {
    await app.owner.query(
      `UPDATE people SET permissions = (SELECT permissions FROM people WHERE key = 9) WHERE key = 4`,
    )
    for (let round = 0; round < 30; round += 1) {
      await app.owner.query(`UPDATE people SET status = 'ACTIVE' WHERE key IN (4, 9)`)
      const answers = await Promise.all([
        act('districtAdmin', 'deactivate', 'district'),
        act('district', 'deactivate', 'districtAdmin'),
      ])
      const [done, refused] = answers.map(outcome).sort()
      expect(done).toBe('200')
      // By the time of its turn, or already at the entrance.
      expect(refused).toMatch(/^403 (person\.actor-changed|access\.deactivated)$/)
    }
    await app.owner.query('UPDATE people SET permissions = $1 WHERE key = 4', [
      PEOPLE.district.permissions,
    ])
  })

  test('is written down, and so is what the deactivated person tries [LVL-07]', async () => {
    await act('hondaAdmin', 'deactivate', 'dealer')
    await reads('dealer')
    await act('hondaAdmin', 'reactivate', 'dealer')
    const { rows } = await app.owner.query(
      'SELECT person_key, outcome, event, details FROM audit_log ORDER BY key',
    )
    const by8 = (event: string, before: string, after: string) => ({
      person_key: 8,
      outcome: 'done',
      event,
      details: { key: 5, before, after },
    })
    expect(rows).toEqual([
      by8('person.deactivated', 'ACTIVE', 'DEACTIVATED'),
      { person_key: 5, outcome: 'denied', event: 'access.deactivated', details: { params: {} } },
      by8('person.reactivated', 'DEACTIVATED', 'ACTIVE'),
    ])
  })
})
