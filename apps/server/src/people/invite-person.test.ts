import { PERMISSIONS } from '@marquee/rules/access'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { tokenFor } from '../testing/tokens.ts'
import { emailOf, PEOPLE, TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()

beforeEach(async () => {
  await app.owner.query(
    `DELETE FROM outbox_emails; DELETE FROM people WHERE key > 100; TRUNCATE audit_log`,
  )
})

const invitation = {
  name: 'Dana Whitfield',
  email: 'dana@lakeside.example',
  level: 'DEALER',
  homeMarketKey: TREE.dealer.key,
  permissions: ['CAN_READ_CAMPAIGNS'] as string[],
}
const invite = (as: PersonName | null, changed: object = {}) =>
  app.call(as, 'POST', '/person', { ...invitation, ...changed })
const outcome = ({ status, body }: Awaited<ReturnType<typeof invite>>) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const invited = async () =>
  (await app.owner.query('SELECT name, email, path, status, subject FROM people WHERE key > 100'))
    .rows

describe('inviting a person', () => {
  test('answers the person, who is invited until they sign in [LVL-07]', async () => {
    const { status, body } = await invite('admin')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Dana Whitfield',
      email: 'dana@lakeside.example',
      status: 'INVITED',
      version: 1,
      home: { key: TREE.dealer.key, name: 'Market dealer' },
      level: 'DEALER',
      permissions: ['CAN_READ_CAMPAIGNS'],
    })
    expect(await invited()).toEqual([
      {
        name: 'Dana Whitfield',
        email: 'dana@lakeside.example',
        path: TREE.dealer.path,
        status: 'INVITED',
        subject: null,
      },
    ])
  })

  test('is for administrators, at and below their own home [LVL-02, LVL-12]', async () => {
    expect(outcome(await invite(null))).toBe('401 sign-in.required')
    expect(outcome(await invite('national'))).toBe('403 access.denied')
    expect(outcome(await invite('districtAdmin', { homeMarketKey: 8 }))).toBe('404 not-found')
    expect(outcome(await invite('districtAdmin', { homeMarketKey: 3, level: 'ZONE' }))).toBe(
      '404 not-found',
    )
    expect(outcome(await invite('hondaAdmin', { homeMarketKey: 12 }))).toBe('404 not-found')
    expect(outcome(await invite('admin', { homeMarketKey: 999 }))).toBe('404 not-found')
    expect(await invited()).toEqual([])
    expect(outcome(await invite('districtAdmin'))).toBe('201')
  })

  test('keeps the name letter by letter but for spaces around it, and the address in small letters', async () => {
    const names = ["D'Arcy O’Neil", '李小龍 🥋', '<script>alert(1)</script>', 'a  b', '\\', '%_']
    for (const [at, name] of names.entries()) {
      const { body } = await invite('admin', {
        name: `  ${name} `,
        email: ` Odd${at}@Lakeside.EXAMPLE `,
      })
      expect([body.name, body.email]).toEqual([name, `odd${at}@lakeside.example`])
    }
    expect((await invited()).map(({ name }) => name).sort()).toEqual([...names].sort())
  })

  test('refuses a name with signs that turn it around or break its line', async () => {
    for (const name of ['\u202ecba', 'a\u2066b', 'a\u2028b']) {
      const { body } = await invite('admin', { name })
      expect(body.fields).toEqual({ 'body.name': 'Invalid field characters.' })
    }
  })

  test.for([
    'no address',
    'a@b',
    '@lakeside.example',
    'dana@',
    'dana@lakeside..example',
    'dana@läkeside.example',
    'a b@lakeside.example',
  ])('refuses %j, which is no email address [LVL-07]', async (email) => {
    expect(outcome(await invite('admin', { email }))).toBe('422 person.email-invalid')
  })

  test.for<[string, object]>([
    ['body.name', { name: '   ' }],
    ['body.name', { name: 'x'.repeat(81) }],
    ['body.email', { email: '' }],
    ['body.email', { email: `${'x'.repeat(250)}@a.example` }],
    ['body.permissions.0', { permissions: ['CAN_DO_ANYTHING'] }],
    ['body.permissions', { permissions: ['CAN_READ_CAMPAIGNS', 'CAN_READ_CAMPAIGNS'] }],
    ['body.level', { level: 'CORPORATE' }],
    ['body.status', { status: 'ACTIVE' }],
    ['body.subject', { subject: 'me' }],
    ['body.version', { version: 1 }],
  ])('names %s when it cannot be [API-04]', async ([field, changed]) => {
    const { status, body } = await invite('admin', changed)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    expect(await invited()).toEqual([])
  })

  test('says in plain words what is wrong with each field [API-04, API-05]', async () => {
    const { body } = await invite('admin', {
      name: undefined,
      email: 7,
      level: 'CORPORATE',
      homeMarketKey: 1.5,
      permissions: 'CAN_READ_CAMPAIGNS',
    })
    expect(body.fields).toEqual({
      'body.name': 'Required',
      'body.email': 'Must be a text',
      'body.level': 'Must be one of: NATIONAL, ZONE, DISTRICT, DEALER',
      'body.homeMarketKey': 'Must be a whole number',
      'body.permissions': 'Must be a list',
    })
  })

  test('takes a name of 80 characters, counted as people count [API-04]', async () => {
    expect(outcome(await invite('admin', { name: '🥋'.repeat(80) }))).toBe('201')
  })

  test.for(['DANA@lakeside.example', ' dana@lakeside.example '])(
    'refuses an address that is taken, also as %j [LVL-07]',
    async (email) => {
      await invite('admin')
      expect(outcome(await invite('admin', { email }))).toBe('409 person.email-taken')
      expect(outcome(await invite('admin', { email: emailOf('acuraDealer') }))).toBe(
        '409 person.email-taken',
      )
    },
  )

  test('gives the level that the home has, and no other [LVL-01, LVL-07]', async () => {
    const levels = {
      root: 'NATIONAL',
      honda: 'NATIONAL',
      zone: 'ZONE',
      district: 'DISTRICT',
      dealer: 'DEALER',
    } as const
    for (const [place, fits] of Object.entries(levels)) {
      for (const level of ['NATIONAL', 'ZONE', 'DISTRICT', 'DEALER']) {
        const homeMarketKey = TREE[place as keyof typeof levels].key
        const email = `${place}.${level}@lakeside.example`
        expect(outcome(await invite('admin', { homeMarketKey, level, email })), email).toBe(
          level === fits ? '201' : '422 person.level-does-not-fit-home',
        )
      }
    }
  })

  test('hands out no permission that the administrator does not hold [LVL-07]', async () => {
    await app.owner.query(
      `UPDATE people SET permissions = '{CAN_PERFORM_ADMIN_OPERATIONS,CAN_READ_CAMPAIGNS}' WHERE key = 9`,
    )
    const refused = await invite('districtAdmin', {
      permissions: ['CAN_READ_CAMPAIGNS', 'CAN_SUBMIT_ORDER'],
    })
    expect(outcome(refused)).toBe('403 person.permission-not-yours')
    expect(refused.body.details).toEqual({ missing: ['CAN_SUBMIT_ORDER'] })
    expect(outcome(await invite('districtAdmin'))).toBe('201')
    await app.owner.query('UPDATE people SET permissions = $1 WHERE key = 9', [PERMISSIONS])
  })

  test('five times at once invites once [LVL-07]', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite('admin')))
    expect(answers.map(outcome).sort()).toEqual(['201', ...Array(4).fill('409 person.email-taken')])
    expect((await invited()).length).toBe(1)
  })

  test('is written down without name and address [LVL-07]', async () => {
    const { key } = (await invite('hondaAdmin')).body
    await invite('districtAdmin', { homeMarketKey: 8 })
    const { rows } = await app.owner.query(
      'SELECT person_key, outcome, event, details FROM audit_log ORDER BY key',
    )
    const { level, homeMarketKey, permissions } = invitation
    expect(rows).toEqual([
      {
        person_key: 8,
        outcome: 'done',
        event: 'person.invited',
        details: { key, level, homeMarketKey, permissions },
      },
      { person_key: 9, outcome: 'denied', event: 'not-found', details: { params: {} } },
    ])
  })
})

describe('the email of an invitation', () => {
  const emails = async () =>
    (await app.owner.query('SELECT * FROM outbox_emails ORDER BY key')).rows
  const resend = (as: PersonName | null, key: number) =>
    app.call(as, 'POST', `/person/${key}/resend`)

  test('is written with it, and says by whom, for which market, and where to sign in [LVL-07]', async () => {
    await invite('admin', { email: 'Dana@Lakeside.example' })
    const [email, ...more] = await emails()
    expect(more).toEqual([])
    expect(email).toMatchObject({
      to_address: 'dana@lakeside.example',
      subject: 'You are invited to Marquee',
      state: 'kept',
      path: TREE.dealer.path,
    })
    expect(email.text).toContain('gives you access to the marketing campaigns of Market dealer.')
    expect(email.text).toContain('Sign in with this address within 30 days: dana@lakeside.example.')
    expect(email.text).toMatch(/Sign in to Marquee: http/)
  })

  test('is not written for an invitation that is refused', async () => {
    await invite('admin', { homeMarketKey: 999 })
    await invite('admin', { email: 'nobody' })
    await invite('admin', { email: emailOf('dealer') })
    expect(await emails()).toEqual([])
  })

  test('is sent again while the invitation is open, once a minute however often it is pressed [LVL-07]', async () => {
    const { key } = (await invite('admin')).body
    await app.owner.query(`UPDATE outbox_emails SET occasion = 'an hour ago'`)
    const again = await Promise.all([resend('admin', key), resend('districtAdmin', key)])
    expect(again.map(outcome)).toEqual(['200', '200'])
    const { rows } = await app.owner.query(
      `SELECT count(*)::int AS events FROM audit_log WHERE event = 'person.invitation-resent'`,
    )
    expect(rows).toEqual([{ events: 2 }])
    const minutes = new Set((await emails()).map(({ occasion }) => occasion))
    // The two may lie on both sides of a full minute.
    expect(minutes.size).toBe((await emails()).length)
    expect([2, 3]).toContain(minutes.size)
  })

  test('is not sent again to people who signed in, or by people who do not look after them [LVL-12]', async () => {
    const { key } = (await invite('admin')).body
    expect(outcome(await resend('admin', PEOPLE.dealer.key))).toBe('409 person.not-invited')
    expect(outcome(await resend(null, key))).toBe('401 sign-in.required')
    expect(outcome(await resend('national', key))).toBe('403 access.denied')
    expect(outcome(await resend('hondaAdmin', key))).toBe('200')
    expect(outcome(await resend('admin', 999_998))).toBe('404 not-found')
  })

  test('is good for thirty days, and for as many again once it is sent again [SIGN-05, LVL-07]', async () => {
    const email = 'late@lakeside.example'
    const { key } = (await invite('admin', { email })).body
    const sent = (ago: string) =>
      app.owner.query(`UPDATE people SET invited_at = now() - $2::interval WHERE key = $1`, [
        key,
        ago,
      ])
    const entry = async () => {
      const headers = { authorization: `Bearer ${await tokenFor(email)}` }
      const answer = await app.fastify.inject({ method: 'GET', url: '/api/user-state', headers })
      return answer.statusCode === 200 ? '200' : `${answer.statusCode} ${answer.json().code}`
    }
    await sent('30 days 1 minute')
    expect(await entry()).toBe('403 access.unknown-person')
    expect((await resend('admin', key)).body.invitationEndsAt).toMatch(/^20/)
    await sent('29 days 23 hours')
    expect(await entry()).toBe('200')
  })
})
