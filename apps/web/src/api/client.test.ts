import { blackoutDates } from '@marquee/contract/blackout-dates'
import { campaigns } from '@marquee/contract/campaigns'
import { images } from '@marquee/contract/images'
import { beforeEach, describe, expect, test } from 'vitest'
import { api, ApiError, setSelection } from './index.ts'
import { answeringServer, problem } from './testing/answering-server.ts'
import { bodyExample } from './testing/examples.ts'
import { goodToken, tokenEnding } from './testing/tokens.ts'

const server = answeringServer()
const list = blackoutDates.list.example.reply
const christmas = blackoutDates.add.example.reply

beforeEach(() => {
  server.connect({ token: goodToken })
  server.on('blackoutDates.list', list)
  server.on('blackoutDates.add', christmas)
})

const logo = new File(['the bytes'], 'logo.png', { type: 'image/png' })

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('what is sent', () => {
  test('a call goes to the API with the access token as bearer, and its body as JSON [API-01]', async () => {
    const token = goodToken()
    server.connect({ token: () => token })
    const added = await api.blackoutDates.add({ body: { date: '2027-12-25' } })
    expect(added.date).toBe('2027-12-25')
    const [call] = server.heard
    expect(call).toMatchObject({ method: 'POST', path: '/blackout-date/add' })
    expect(call?.body).toEqual({ date: '2027-12-25' })
    expect(call?.headers.authorization).toBe(`Bearer ${token}`)
    expect(call?.headers['content-type']).toBe('application/json')
  })

  test('a call carries the selected market and brand [API-02]', async () => {
    setSelection({ marketKey: 14, hierarchyId: 'HONDA', selectedUserLevel: 'DEALER' })
    await api.blackoutDates.list()
    expect(server.heard[0]?.query).toEqual({ marketKey: '14', hierarchyId: 'HONDA' })
  })

  test('feature toggles carry the brand as hierarchy [TGL-08]', async () => {
    server.on('toggles.read', { toggles: {} })
    setSelection({ marketKey: 14, hierarchyId: 'HONDA', selectedUserLevel: 'DEALER' })
    await api.toggles.read()
    expect(server.heard[0]?.query).toEqual({ marketKey: '14', hierarchy: 'HONDA' })
  })

  test('what a call names itself is sent as it is, and the selection only when wanted [API-02]', async () => {
    setSelection({ marketKey: 14, hierarchyId: 'HONDA', selectedUserLevel: null })
    await api.blackoutDates.list({ query: { hierarchyId: 'ACURA' } })
    await api.blackoutDates.list({}, { selection: false })
    expect(server.heard.map(({ query }) => query)).toEqual([
      { marketKey: '14', hierarchyId: 'ACURA' },
      {},
    ])
  })

  test('a file goes as a form with this one field, whose type the browser names [PRF-07, CRE-17]', async () => {
    server.on('images.upload', images.upload.example.reply)
    setSelection({ marketKey: 14, hierarchyId: 'HONDA', selectedUserLevel: 'DEALER' })
    const stored = await api.images.upload({
      query: { assetType: 'brand-logo', marketKey: '15' },
      file: logo,
    })
    expect(stored.assetType).toBe('brand-logo')
    const [call] = server.heard
    expect(call?.file).toEqual({ name: 'logo.png', text: 'the bytes' })
    expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(call?.headers.authorization).toMatch(/^Bearer /)
    expect(call?.query).toEqual({ assetType: 'brand-logo', marketKey: '15', hierarchyId: 'HONDA' })
  })

  test('the version that was read goes as If-Match, and an old one is a refusal like others [CMP-29]', async () => {
    const body = bodyExample(campaigns.update)
    server.on('campaigns.update', problem(412, 'campaign.changed-meanwhile', 'Changed.'))
    const error = await failureOf(api.campaigns.update({ body, ifMatch: 3 }))
    expect([error.status, error.code]).toEqual([412, 'campaign.changed-meanwhile'])
    expect(server.heard[0]?.headers['if-match']).toBe('"3"')
    await failureOf(api.campaigns.update({ body }))
    expect(server.heard[1]?.headers['if-match']).toBeUndefined()
  })

  test('keys in a path are written so that they stay one part of it', async () => {
    await failureOf(api.toggles.set({ params: { name: 'A/../B?' }, body: { value: true } }))
    expect(server.heard[0]?.path).toBe('/feature-toggles/A%2F..%2FB%3F')
  })
})

describe('what fails', () => {
  const refusal = problem(409, 'blackout-date.already-closed', 'This day is already closed.', {
    fields: { 'body.date': 'Closed' },
    details: { date: '2027-12-25' },
  })

  test("a refusal carries the server's code, words and fields [API-05, ERR-22]", async () => {
    server.on('blackoutDates.add', refusal)
    const error = await failureOf(api.blackoutDates.add({ body: { date: '2027-12-25' } }))
    expect(error.code).toBe('blackout-date.already-closed')
    expect(error.message).toBe('This day is already closed.')
    expect(error.fields).toEqual({ 'body.date': 'Closed' })
  })

  test('a refusal tells what was asked and what the server said [API-06]', async () => {
    server.on('blackoutDates.add', refusal)
    const { details } = await failureOf(api.blackoutDates.add({ body: { date: '2027-12-25' } }))
    expect(details).toEqual({
      baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/test-\d+\/api$/),
      method: 'POST',
      url: '/blackout-date/add',
      message: 'Request failed with status code 409',
      statusCode: 409,
      serverResponseCode: 'blackout-date.already-closed',
      serverResponseMessage: 'This day is already closed.',
      serverResponseAttributes: { date: '2027-12-25' },
    })
  })

  test.each([
    [500, 'text/html', '<h1>Oops</h1>'],
    [502, 'application/json', '{"error":"upstream"}'],
    [404, 'application/problem+json', 'not json at all'],
  ])('any other answer %i is worded by its status code [ERR-16]', async (status, type, body) => {
    server.on('blackoutDates.list', { status, type, body })
    const error = await failureOf(api.blackoutDates.list())
    expect(error.message).toBe(`Request failed with status code ${status}`)
    expect(error.details.statusCode).toBe(status)
  })

  test('when no answer arrives the person is told to check the connection [API-05]', async () => {
    server.connect({ token: goodToken, baseUrl: 'http://127.0.0.1:1/api' })
    const error = await failureOf(api.blackoutDates.list())
    expect(error.code).toBe('network.unreachable')
    expect(error.message).toContain('Check your connection')
    expect(error.details.statusCode).toBe(0)
  })

  test('a call that a person left is no failure', async () => {
    const call = api.blackoutDates.list({}, { signal: AbortSignal.abort() })
    await expect(call).rejects.not.toBeInstanceOf(ApiError)
  })
})

describe('who is not signed in', () => {
  const expired = () => problem(401, 'sign-in.required', 'Please sign in again.')

  function signingIn(renews: boolean, first = goodToken()) {
    const done: string[] = []
    let token = first
    const renewed = tokenEnding(Date.now() + 900_000)
    server.connect({
      token: () => token,
      renew: async () => {
        done.push('renew')
        if (renews) token = renewed
        return renews
      },
      signIn: () => done.push('sign in'),
    })
    server.on('blackoutDates.list', (call: { headers: { authorization?: string } }) =>
      call.headers.authorization === `Bearer ${renewed}` ? list : expired(),
    )
    return done
  }

  test('a 401 renews the token silently and asks once more [SIGN-05]', async () => {
    const done = signingIn(true)
    await expect(api.blackoutDates.list()).resolves.toEqual(list)
    expect(done).toEqual(['renew'])
    expect(server.heard).toHaveLength(2)
  })

  test('a file is sent once more as well [SIGN-05, PRF-07]', async () => {
    signingIn(true)
    const stored = images.upload.example.reply
    server.on('images.upload', () => (server.heard.length === 1 ? expired() : stored))
    await api.images.upload({ query: { assetType: 'brand-logo', marketKey: '14' }, file: logo })
    expect(server.heard.map(({ file }) => file?.text)).toEqual(['the bytes', 'the bytes'])
  })

  test('a 401 that no renewal heals leads to sign-in [SIGN-05]', async () => {
    const done = signingIn(false)
    expect((await failureOf(api.blackoutDates.list())).status).toBe(401)
    expect(done).toEqual(['renew', 'sign in'])
    expect(server.heard).toHaveLength(1)
  })

  describe('as whose address the provider says in the ID token alone', () => {
    const unknown = () => problem(403, 'access.no-address', 'No address.')
    const vouched = (call: { headers: Record<string, unknown> }) =>
      call.headers['x-id-token'] === 'an ID token' ? list : unknown()
    const refusals: string[] = []
    const connectWith = (idToken: string | undefined) => {
      refusals.length = 0
      server.connect({
        token: goodToken,
        idToken: async () => idToken,
        forbidden: ({ code }) => refusals.push(code),
      })
    }

    test('a call is sent once more with that, and no other call is [SIGN-01]', async () => {
      connectWith('an ID token')
      server.on('blackoutDates.list', vouched)
      await expect(api.blackoutDates.list()).resolves.toEqual(list)
      expect(server.heard.map(({ headers }) => headers['x-id-token'])).toEqual([
        undefined,
        'an ID token',
      ])
      expect(refusals).toEqual([])
      server.on('blackoutDates.list', () => problem(403, 'access.denied', 'No.'))
      await failureOf(api.blackoutDates.list())
      expect(server.heard).toHaveLength(3)
    })

    test('who is refused with it too reads why [SIGN-05]', async () => {
      connectWith('an ID token')
      server.on('blackoutDates.list', unknown)
      expect((await failureOf(api.blackoutDates.list())).code).toBe('access.no-address')
      expect(server.heard).toHaveLength(2)
      expect(refusals).toEqual(['access.no-address'])
    })

    test('without one, nothing is sent again [SIGN-05]', async () => {
      connectWith(undefined)
      server.on('blackoutDates.list', unknown)
      expect((await failureOf(api.blackoutDates.list())).code).toBe('access.no-address')
      expect(server.heard).toHaveLength(1)
    })
  })

  test('a token that has expired is renewed before it is sent [SIGN-04, SIGN-05]', async () => {
    const done = signingIn(true, tokenEnding(Date.now() - 1000))
    await api.blackoutDates.list()
    expect(done).toEqual(['renew'])
    expect(server.heard).toHaveLength(1)
  })

  test('a renewed token that is refused is not renewed again and again [SIGN-05]', async () => {
    const done = signingIn(true)
    server.on('blackoutDates.list', expired())
    expect((await failureOf(api.blackoutDates.list())).status).toBe(401)
    expect(done).toEqual(['renew', 'sign in'])
    expect(server.heard).toHaveLength(2)
  })
})

test('a 403 is told to the app, which tells the person [SIGN-05]', async () => {
  const notified: string[] = []
  server.connect({ token: goodToken, forbidden: ({ message }) => notified.push(message) })
  server.on('blackoutDates.add', problem(403, 'access.denied', 'Ask your administrator.'))
  await failureOf(api.blackoutDates.add({ body: { date: '2027-12-25' } }))
  expect(notified).toEqual(['Ask your administrator.'])
})
