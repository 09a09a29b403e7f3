import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { emailOf, TREE } from '../../testing/test-tree.ts'
import { tokenFor } from '../../testing/tokens.ts'

const app = testApp()
const EMAIL = 'dana@lakeside.example'
let key: number

beforeEach(async () => {
  await app.owner.query(
    'TRUNCATE outbox_emails; DELETE FROM people WHERE key > 100; TRUNCATE audit_log',
  )
  const invitation = await app.call('hondaAdmin', 'POST', '/person', {
    name: 'Dana Whitfield',
    email: EMAIL,
    level: 'DEALER',
    homeMarketKey: TREE.dealer.key,
    permissions: ['CAN_READ_CAMPAIGNS'],
  })
  key = invitation.body.key
})

/** A call with a token that says of its owner what the claims say. */
async function callWith(claims: Record<string, unknown>, url = '/user-state') {
  const claimed = { sub: 'auth|1', email: EMAIL, email_verified: true, ...claims }
  const authorization = `Bearer ${await tokenFor(EMAIL, { claims: claimed })}`
  const { status, body } = await app.send({
    method: 'GET',
    url: `/api${url}`,
    headers: { authorization },
  })
  return status < 400 ? String(status) : `${status} ${body.code}`
}

const person = async (at = key) =>
  (
    await app.owner.query('SELECT status, issuer, subject, version FROM people WHERE key = $1', [
      at,
    ])
  ).rows[0]
const UNTOUCHED = { status: 'INVITED', issuer: null, subject: null, version: 1 }
const STRANGER = '403 access.unknown-person'

describe('the first sign-in of an invited person', () => {
  test('takes the invitation by the verified email address, and is known by issuer and subject from then on [SIGN-01, LVL-07]', async () => {
    expect(await callWith({})).toBe('200')
    expect(await person()).toEqual({
      status: 'ACTIVE',
      issuer: 'local',
      subject: 'auth|1',
      version: 2,
    })
    expect(await callWith({ email: 'renamed@elsewhere.example', email_verified: false })).toBe(
      '200',
    )
  })

  test('takes it in any letters of the address [SIGN-01]', async () => {
    expect(await callWith({ email: 'DANA@Lakeside.Example' })).toBe('200')
  })

  test.for<[string, Record<string, unknown>]>([
    ['that nobody has verified', { email_verified: false }],
    ['of which it is not said whether it is verified', { email_verified: undefined }],
    ['that is only said to be verified', { email_verified: 'true' }],
    ['that is none', { email: undefined }],
    ['that is a list of addresses', { email: [EMAIL] }],
    ['that is another one', { email: 'dan@lakeside.example' }],
    ['that is part of it', { email: 'dana@lakeside' }],
    ['that is a pattern of it', { email: '%@lakeside.example' }],
    ['that hides more', { email: `${EMAIL}\u0000` }],
    ['that is empty', { email: '' }],
  ])('does not take it by an address %s [SIGN-05]', async ([, claims]) => {
    expect(await callWith(claims)).toBe(STRANGER)
    expect(await person()).toEqual(UNTOUCHED)
    const { rows } = await app.owner.query(
      `SELECT outcome, details, path FROM audit_log WHERE event = 'access.unknown-person'`,
    )
    const details = { issuer: 'local', subject: 'auth|1' }
    expect(rows.at(-1)).toEqual({ outcome: 'denied', details, path: '1.' })
  })

  test('does not take it when the token is refused [SIGN-04, SIGN-05]', async () => {
    const token = await tokenFor(EMAIL, { claims: { sub: 'auth|1' }, expiresIn: null })
    const headers = { authorization: `Bearer ${token}` }
    expect((await app.send({ method: 'GET', url: '/api/user-state', headers })).status).toBe(401)
    expect(await person()).toEqual(UNTOUCHED)
  })

  test('answers every one of its first calls, which come all at once [SIGN-05]', async () => {
    const urls = ['/user-state', '/app-initialization', '/feature-toggles', '/blackout-date']
    const answers = await Promise.all([...urls, ...urls].map((url) => callWith({}, url)))
    expect(answers).toEqual(Array(8).fill('200'))
    expect((await person()).version).toBe(2)
  })

  test('by two people who claim one address at once is won by one [SIGN-05]', async () => {
    const subjects = ['auth|1', 'auth|2', 'auth|3', 'auth|4']
    const answers = await Promise.all(subjects.map((sub) => callWith({ sub })))
    expect([...answers].sort()).toEqual(['200', STRANGER, STRANGER, STRANGER])
    expect((await person()).subject).toBe(subjects[answers.indexOf('200')])
  })

  test('is written down, once and without the address [LVL-07]', async () => {
    await Promise.all([callWith({}), callWith({}), callWith({})])
    const { rows } = await app.owner.query(
      `SELECT person_key, operation, outcome, details, path FROM audit_log WHERE event = 'person.joined'`,
    )
    const by = { person_key: key, operation: 'sign-in', outcome: 'done' }
    expect(rows).toEqual([{ ...by, details: { key }, path: TREE.dealer.path }])
  })
})

describe('an address that is no open invitation', () => {
  test('opens nothing when its person has been deactivated, invited or not [SIGN-05, LVL-07]', async () => {
    await app.call('hondaAdmin', 'POST', `/person/${key}/deactivate`)
    expect(await callWith({})).toBe(STRANGER)
    expect(await person()).toMatchObject({ status: 'DEACTIVATED', subject: null })

    await app.call('hondaAdmin', 'POST', `/person/${key}/reactivate`)
    expect(await callWith({})).toBe('200')
    await app.call('hondaAdmin', 'POST', `/person/${key}/deactivate`)
    expect(await callWith({})).toBe('403 access.deactivated')
    expect(await callWith({ sub: 'auth|2' })).toBe(STRANGER)
  })

  test('opens nothing when its person has signed in under another subject [SIGN-05]', async () => {
    const before = await person(5)
    expect(await callWith({ sub: 'auth|9', email: emailOf('dealer') })).toBe(STRANGER)
    expect(await person(5)).toEqual(before)
  })

  test('does not make of a known person another one [SIGN-05]', async () => {
    expect(await callWith({ sub: emailOf('sibling') })).toBe('200')
    expect(await person()).toEqual(UNTOUCHED)
  })
})
