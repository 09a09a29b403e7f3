import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { emailOf, PEOPLE, TREE, type PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = testApp()

beforeEach(async () => {
  await app.owner.query(
    'DELETE FROM outbox_emails; DELETE FROM people WHERE key > 100; TRUNCATE audit_log, home_choices',
  )
})

const KNOWN = emailOf('acuraDealer')

/** An invitation to a Honda dealer, by a person who sees nothing of Acura. */
const invite = (email: string, as: PersonName = 'districtAdmin', home: number = TREE.dealer.key) =>
  app.call(as, 'POST', '/person', {
    name: 'Dana Whitfield',
    email,
    level: 'DEALER',
    homeMarketKey: home,
    permissions: ['CAN_READ_CAMPAIGNS'],
  })

type Answer = Awaited<ReturnType<typeof invite>>

/** What the caller reads, apart from the key and the address that they sent. */
const readOf = ({ status, body }: Answer, email: string) => ({
  status,
  body: JSON.parse(JSON.stringify(body).replaceAll(email, 'EMAIL')),
})
/** The key, and the moment of each call, differ for any two people. */
const withoutKey = (read: ReturnType<typeof readOf>) => ({
  ...read,
  body: { ...read.body, key: 0, invitationEndsAt: typeof read.body.invitationEndsAt },
})
const people = async (as: PersonName, text = '') =>
  (await app.call(as, 'POST', '/person/search', { criteria: { text }, size: 100 })).body
const state = async (as: PersonName) => (await app.call(as, 'GET', '/user-state')).body

describe('an address that is known in another brand', () => {
  test('is invited with the answer that an unknown address gets, the first time and again [LVL-02, LVL-07]', async () => {
    const unknown = 'nobody@anywhere.example'
    const first = [await invite(KNOWN), await invite(unknown)] as const
    expect(first.map(({ status }) => status)).toEqual([201, 201])
    expect(withoutKey(readOf(first[0], KNOWN))).toEqual(withoutKey(readOf(first[1], unknown)))

    const again = [await invite(KNOWN), await invite(unknown)] as const
    expect(again.map(({ body }) => body.code)).toEqual(['person.email-taken', 'person.email-taken'])
    const known = await people('hondaAdmin', KNOWN)
    const other = await people('hondaAdmin', unknown)
    expect([known.totalElements, other.totalElements]).toEqual([1, 1])
    expect([known.people[0].status, other.people[0].status]).toEqual(['INVITED', 'INVITED'])
  })

  test('changes nothing for its person, who stays where they work [LVL-02, SIGN-05]', async () => {
    const rows = () =>
      app.owner.query('SELECT * FROM people WHERE key = $1', [PEOPLE.acuraDealer.key])
    const before = (await rows()).rows
    await invite(KNOWN)
    expect((await rows()).rows).toEqual(before)
    expect((await state('acuraDealer')).person.homeMarketKey).toBe(TREE.acuraDealer.key)
    expect((await rows()).rows).toEqual(before)
  })

  test('is withdrawn as any invitation is, and its person goes on working [LVL-07]', async () => {
    const { key } = (await invite(KNOWN)).body
    const withdrawn = await app.call('districtAdmin', 'POST', `/person/${key}/deactivate`)
    expect([withdrawn.status, withdrawn.body.status]).toEqual([200, 'DEACTIVATED'])
    expect((await app.call('acuraDealer', 'GET', '/user-state')).status).toBe(200)
  })

  test('is recorded for the inviter alone, as any invitation is [LVL-07]', async () => {
    const { key } = (await invite(KNOWN)).body
    const { rows } = await app.owner.query('SELECT person_key, event, details, path FROM audit_log')
    expect(rows).toEqual([
      {
        person_key: PEOPLE.districtAdmin.key,
        event: 'person.invited',
        details: {
          key,
          level: 'DEALER',
          homeMarketKey: TREE.dealer.key,
          permissions: ['CAN_READ_CAMPAIGNS'],
        },
        path: TREE.district.path,
      },
    ])
  })

  test('gets a second home from staff above both brands, who say so, and once [LVL-07]', async () => {
    const invitation = (isAnotherHome: boolean, homeMarketKey: number) =>
      app.call('admin', 'POST', '/person', {
        name: 'Dana Whitfield',
        email: KNOWN,
        level: 'DEALER',
        homeMarketKey,
        permissions: [],
        isAnotherHome,
      })
    const outcomes = [
      await invitation(false, TREE.dealer.key),
      await invitation(true, TREE.dealer.key),
      await invitation(true, TREE.dealer.key),
      await invitation(true, TREE.acuraDealer.key),
    ].map(({ status, body }) => body.code ?? status)
    const taken = 'person.email-taken'
    expect(outcomes).toEqual([taken, 201, taken, taken])
    expect((await people('admin', KNOWN)).totalElements).toBe(2)
  })

  test('of the same brand, beyond the sight of the inviter, is told no more [LVL-02]', async () => {
    expect((await invite(emailOf('zone'))).status).toBe(201)
    expect((await invite(emailOf('sibling'))).body.code).toBe('person.email-taken')
  })
})

describe('its person', () => {
  const homesOf = async (as: PersonName) => {
    const { homes, asksForHome, person } = await state(as)
    return {
      asksForHome,
      here: person.homeMarketKey,
      homes: homes.map(({ key: _, ...home }: { key: number }) => home),
    }
  }
  const ACURA = {
    level: 'DEALER',
    marketName: 'Market acuraDealer',
    brandName: 'Acura',
    isHere: true,
    isInvitation: false,
  }
  const HONDA = {
    level: 'DEALER',
    marketName: 'Market dealer',
    brandName: 'Honda',
    isHere: false,
    isInvitation: true,
  }
  const choose = (as: PersonName, homeKey: number) =>
    app.call(as, 'PUT', '/user-state/home', { homeKey })

  test('is asked where to work, and until they answer works where they did [LVL-02, SIGN-05]', async () => {
    expect(await homesOf('acuraDealer')).toEqual({
      asksForHome: false,
      here: TREE.acuraDealer.key,
      homes: [ACURA],
    })
    await invite(KNOWN)
    expect(await homesOf('acuraDealer')).toEqual({
      asksForHome: true,
      here: TREE.acuraDealer.key,
      homes: [ACURA, HONDA],
    })
  })

  test('stays by choosing the home they have, and may still change later [LVL-02]', async () => {
    const { key } = (await invite(KNOWN)).body
    expect((await choose('acuraDealer', PEOPLE.acuraDealer.key)).status).toBe(200)
    expect(await homesOf('acuraDealer')).toMatchObject({
      asksForHome: false,
      here: TREE.acuraDealer.key,
    })
    expect((await people('districtAdmin', KNOWN)).people[0].status).toBe('INVITED')

    expect((await choose('acuraDealer', key)).body).toEqual({ homeKey: key })
    expect(await homesOf('acuraDealer')).toEqual({
      asksForHome: false,
      here: TREE.dealer.key,
      homes: [
        { ...ACURA, isHere: false },
        { ...HONDA, isHere: true, isInvitation: false },
      ],
    })
    expect((await people('districtAdmin', KNOWN)).people[0].status).toBe('ACTIVE')
  })

  test('sees in each home what lies there and nothing of the other [LVL-02]', async () => {
    const { key } = (await invite(KNOWN)).body
    const markets = async () =>
      (await app.call('acuraDealer', 'POST', '/market/search', {})).body.markets.map(
        (market: { name: string }) => market.name,
      )
    expect(await markets()).toEqual(['Market acuraDealer'])
    await choose('acuraDealer', key)
    expect(await markets()).toEqual(['Market dealer'])
    await choose('acuraDealer', PEOPLE.acuraDealer.key)
    expect(await markets()).toEqual(['Market acuraDealer'])
  })

  test('chooses their own homes only, and no invitation that was withdrawn [LVL-02]', async () => {
    const { key } = (await invite(KNOWN)).body
    const other = (await invite('nobody@anywhere.example')).body.key
    await app.call('districtAdmin', 'POST', `/person/${key}/deactivate`)
    for (const home of [PEOPLE.dealer.key, PEOPLE.admin.key, other, key, 999_999]) {
      expect((await choose('acuraDealer', home)).status).toBe(404)
    }
    expect(await homesOf('acuraDealer')).toMatchObject({ asksForHome: false, homes: [ACURA] })
  })

  test('is recorded in the chosen home alone, as who they are there [LVL-07]', async () => {
    const { key } = (await invite(KNOWN)).body
    await app.owner.query('TRUNCATE audit_log')
    await choose('acuraDealer', key)
    const { rows } = await app.owner.query('SELECT person_key, event, details, path FROM audit_log')
    expect(rows).toEqual([
      { person_key: key, event: 'person.home-chosen', details: { key }, path: TREE.dealer.path },
    ])
  })

  test('goes on in their other home when one is taken from them [SIGN-05]', async () => {
    const { key } = (await invite(KNOWN)).body
    await choose('acuraDealer', key)
    await app.call('districtAdmin', 'POST', `/person/${key}/deactivate`)
    expect(await homesOf('acuraDealer')).toMatchObject({
      here: TREE.acuraDealer.key,
      homes: [ACURA],
    })
  })

  test('is let in by an invitation when their only home was taken from them [SIGN-05]', async () => {
    await app.call('admin', 'POST', `/person/${PEOPLE.acuraDealer.key}/deactivate`)
    expect((await app.call('acuraDealer', 'GET', '/user-state')).body.code).toBe(
      'access.deactivated',
    )
    await invite(KNOWN)
    expect((await state('acuraDealer')).person.homeMarketKey).toBe(TREE.dealer.key)
    await app.call('admin', 'POST', `/person/${PEOPLE.acuraDealer.key}/reactivate`)
    expect((await state('acuraDealer')).person.homeMarketKey).toBe(TREE.dealer.key)
  })
})

describe('a newcomer', () => {
  const stateOf = async (email: string) => {
    const headers = { authorization: `Bearer ${await tokenFor(email)}` }
    return (await app.send({ method: 'GET', url: '/api/user-state', headers })).body
  }

  test('with invitations of two brands is asked, and lands in neither unasked [SIGN-05, LVL-02]', async () => {
    const email = 'newcomer@anywhere.example'
    await invite(email, 'admin', TREE.acuraDealer.key)
    await invite(email)
    const { asksForHome, homes } = await stateOf(email)
    expect([asksForHome, homes.length]).toEqual([true, 2])
  })

  test('with one invitation is not asked [SIGN-05]', async () => {
    const email = 'newcomer@anywhere.example'
    await invite(email)
    const { asksForHome, homes } = await stateOf(email)
    expect([asksForHome, homes.length]).toEqual([false, 1])
  })
})
