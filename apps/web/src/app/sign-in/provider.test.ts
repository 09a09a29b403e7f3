import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { providerOf } from './provider.ts'
import { onSignedOutElsewhere, storedToken } from './stored-token.ts'

const TYPED = 'marquee.template-typing'
const ACCESS_TOKEN = jwt({ sub: 'ada', exp: 4_000_000_000 })
let server: Server
let issuer: string
/** For whom the provider issues its next ID token. */
let audience: string | string[]
let nonce: unknown

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(url === '/token' ? tokens() : addresses()))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise<void>((done) => void server.close(() => done())))
afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

const addresses = () => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  end_session_endpoint: `${issuer}/end`,
})

const tokens = () => ({
  access_token: ACCESS_TOKEN,
  id_token: jwt({ iss: issuer, sub: 'ada', aud: audience, exp: 4_000_000_000, iat: 1, nonce }),
  token_type: 'Bearer',
  scope: 'openid',
})

function jwt(claims: object): string {
  const parts = [{ alg: 'RS256' }, claims].map((part) => btoa(JSON.stringify(part)))
  return [...parts, 'c2ln'].join('.').replaceAll('=', '')
}

/** The page cannot leave here, and the environment says so. */
function testProvider() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return providerOf({
    issuer,
    clientId: 'marquee',
    scope: 'openid',
    audience: 'api',
    audienceParameter: 'none',
    onlyAt: null,
  })
}

async function signIn(): Promise<string> {
  const provider = testProvider()
  void provider.leave('/campaigns')
  const [name, begun] = await waitFor(() => {
    const found = Object.entries(localStorage).find(([key]) => key.startsWith('oidc.'))
    if (!found) throw new Error('The sign-in has not begun')
    return found
  })
  nonce = (JSON.parse(begun as string) as { nonce: unknown }).nonce
  history.replaceState(null, '', `/signed-in?code=c&state=${name.slice('oidc.'.length)}`)
  return provider.complete(location)
}

test.each([['marquee'], [['marquee', 'other']]])(
  'an ID token for %s signs in [SIGN-01]',
  async (of) => {
    audience = of
    expect(await signIn()).toBe('/campaigns')
    expect(storedToken()).toBe(ACCESS_TOKEN)
  },
)

test('an ID token that was issued for another client signs nobody in [SIGN-01]', async () => {
  audience = 'other'
  await expect(signIn()).rejects.toThrow('without a token that can be checked')
  expect(storedToken()).toBeNull()
})

test('signing out leaves neither the token nor what was typed in the tab [SIGN-05]', async () => {
  audience = 'marquee'
  await signIn()
  sessionStorage.setItem(TYPED, 'Spring')
  void testProvider().signOut()
  await waitFor(() => expect([storedToken(), sessionStorage.length]).toEqual([null, 0]))
})

test('a tab in which nobody signed out forgets what was typed as another one does [SIGN-05]', () => {
  sessionStorage.setItem(TYPED, 'Spring')
  const leave = vi.fn<() => void>()
  onSignedOutElsewhere(leave)
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect([leave.mock.calls.length, sessionStorage.length]).toEqual([1, 0])
})
