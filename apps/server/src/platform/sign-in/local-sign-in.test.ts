import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { serverOn } from '../../testing/server-on.ts'
import { emailOf } from '../../testing/test-tree.ts'
import { freePort } from '../settings/free-port.ts'
import { cookieSigner } from './cookie-signer.ts'
import { localSignIn } from './sign-in.ts'

const database = testDatabase()
let server: FastifyInstance
let home: string

beforeAll(async () => {
  const port = await freePort()
  home = `http://localhost:${port}`
  const signIn = await localSignIn(home, database.pool, Date.now)
  server = await serverOn(database.pool, { signIn, publicUrl: home })
  await server.listen({ host: 'localhost', port })
  await database.owner.query(
    `INSERT INTO people (name, email, level, home_market_key, path, permissions, status)
     VALUES ('New', 'newcomer@lakeside.example', 'DEALER', 5, '1.2.3.4.5.', '{}', 'INVITED'),
            ('<i>Demo</i>', 'demo"<b>@demo.example', 'DEALER', 5, '1.2.3.4.5.', '{}', 'ACTIVE');
     UPDATE people SET issuer = 'local', subject = email WHERE email LIKE '%@demo.example'`,
  )
})
afterAll(() => server.close())

/** What a browser does: keeps cookies and follows redirects as long as they stay at the provider. */
function browser() {
  const cookies = new Map<string, string>()
  const raw: string[] = []
  const go = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const answer = await fetch(new URL(url, home), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      raw.push(cookie)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const to = answer.headers.get('location')
    const isOver = to === null || new URL(to, home).pathname === new URL(redirectUri()).pathname
    return isOver || to.includes('/silent.html') ? answer : go(to)
  }
  return { go, cookies: raw }
}

const redirectUri = () => `${home}/signed-in`
const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')

function authorize(changed: Record<string, string | undefined> = {}): string {
  const params = {
    client_id: 'marquee-web',
    response_type: 'code',
    redirect_uri: redirectUri(),
    scope: 'openid profile email',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changed,
  }
  const given = Object.entries(params).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  )
  return `/oidc/auth?${new URLSearchParams(given).toString()}`
}

/** Where the provider sends the browser in the end. */
const outcome = (answer: Response) => {
  const to = new URL(answer.headers.get('location') ?? home, home)
  return Object.fromEntries(to.searchParams)
}

async function signInAs(email: string, user = browser()) {
  const page = await user.go(authorize())
  return user.go(page.url, { email })
}

/** Through the page that asks for confirmation. */
async function signOut(signedIn: Response, user: ReturnType<typeof browser>) {
  const { code = '' } = outcome(signedIn)
  const { id_token } = await (await exchange(code)).json()
  const params = new URLSearchParams({
    id_token_hint: id_token,
    post_logout_redirect_uri: `${home}/`,
  })
  const page = await user.go(`/oidc/session/end?${params.toString()}`)
  const text = await page.text()
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(text)?.[1] ?? ''
  await user.go('/oidc/session/end/confirm', { xsrf, logout: 'yes' })
  return { page, nonce: /script nonce="([^"]+)"/.exec(text)?.[1] }
}

const exchange = (code: string, code_verifier = verifier) =>
  browser().go('/oidc/token', {
    grant_type: 'authorization_code',
    client_id: 'marquee-web',
    code,
    code_verifier,
    redirect_uri: redirectUri(),
  })

const callApi = async (token: string) =>
  (await fetch(`${home}/api/user-state`, { headers: { authorization: `Bearer ${token}` } })).status

describe('signing in at the built-in provider', () => {
  test('ends with tokens of ten minutes at most, of which the access token opens the API [SIGN-01, SIGN-02, SIGN-03]', async () => {
    const { code = '', state } = outcome(await signInAs(emailOf('dealer')))
    expect(state).toBe('state-1')
    const tokens = await (await exchange(code)).json()
    expect(tokens.expires_in).toBeLessThanOrEqual(600)
    const { iat = 0, exp = 0, aud } = decodeJwt(tokens.access_token)
    expect([exp - iat <= 600, aud]).toEqual([true, 'marquee-api'])
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({
      typ: 'at+jwt',
      alg: 'RS256',
    })
    expect(decodeJwt(tokens.id_token)).toMatchObject({ nonce: 'nonce-1' })
    expect(await callApi(tokens.access_token)).toBe(200)
    expect(await callApi(tokens.id_token)).toBe(401)
    expect(tokens).not.toHaveProperty('refresh_token')
  })

  test('takes the invitation of a newcomer [SIGN-01, LVL-07]', async () => {
    const { code = '' } = outcome(await signInAs(' Newcomer@Lakeside.example '))
    const { access_token } = await (await exchange(code)).json()
    expect(await callApi(access_token)).toBe(200)
  })

  test('is not for a person who was not invited [SIGN-05]', async () => {
    for (const email of ['stranger@nowhere.example', '', "' OR 1=1 --", '<script>']) {
      const answer = await signInAs(email)
      expect(answer.status).toBe(400)
      const text = await answer.text()
      expect(text).toContain('Nobody with this email address has been invited.')
      expect(text).not.toContain('<script>')
    }
  })

  test('offers the demo people, with any names [SIGN-01]', async () => {
    const page = await browser().go(authorize())
    const text = await page.text()
    expect(text).toContain('&lt;i&gt;Demo&lt;/i&gt;')
    expect(text).toContain('value="demo&quot;&lt;b&gt;@demo.example"')
    expect(text).not.toContain(emailOf('dealer'))
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors 'self'`)
  })

  test('is renewed in silence while the session lasts, and not without one [SIGN-03]', async () => {
    const user = browser()
    await signInAs(emailOf('dealer'), user)
    const silent = authorize({ prompt: 'none', redirect_uri: `${home}/silent.html` })
    expect(outcome(await user.go(silent))).toHaveProperty('code')
    expect(outcome(await browser().go(silent))).toMatchObject({ error: 'login_required' })
  })

  test('ends with signing out, and then nothing is renewed [SIGN-05]', async () => {
    const user = browser()
    const { page, nonce } = await signOut(await signInAs(emailOf('dealer'), user), user)
    expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    expect(outcome(await user.go(authorize({ prompt: 'none' })))).toMatchObject({
      error: 'login_required',
    })
  })

  test('in a tab that shows it while another signs out starts again, without a session [SIGN-05]', async () => {
    const user = browser()
    const signedIn = await signInAs(emailOf('dealer'), user)
    const started = await user.go(authorize({ prompt: 'login' }))
    expect(started.status).toBe(200)
    await signOut(signedIn, user)
    const again = await user.go(started.url)
    expect([again.status, again.url === started.url]).toEqual([200, false])
    expect(outcome(await user.go(again.url, { email: emailOf('zone') }))).toMatchObject({
      code: expect.any(String),
      state: 'state-1',
    })
  })

  test('keeps its cookies from scripts and from other sites [SIGN-03]', async () => {
    const user = browser()
    await signInAs(emailOf('dealer'), user)
    expect(user.cookies.length).toBeGreaterThan(2)
    for (const cookie of user.cookies) expect(cookie).toMatch(/httponly/i)
    for (const cookie of user.cookies) expect(cookie).toMatch(/samesite=(lax|strict)/i)
  })

  test('signs its cookies by SHA-256, and takes none that was altered [SIGN-03]', async () => {
    const user = browser()
    await signInAs(emailOf('dealer'), user)
    const signatures = user.cookies.flatMap((cookie) => /\.sig=([^;]+)/.exec(cookie)?.[1] ?? [])
    expect(new Set(signatures.map(({ length }) => length))).toEqual(new Set([43]))
    const signer = cookieSigner('key')
    expect(signer.index('a=1', signer.sign('a=1'))).toBe(0)
    for (const other of [signer.sign('a=2'), cookieSigner('other').sign('a=1'), '']) {
      expect(signer.index('a=1', other)).toBe(-1)
    }
  })
})

describe('what the built-in provider refuses', () => {
  test('a code that is used twice, by another proof, or that never was [SIGN-02]', async () => {
    const { code = '' } = outcome(await signInAs(emailOf('dealer')))
    expect((await exchange(code)).status).toBe(200)
    expect((await exchange(code)).status).toBe(400)
    const other = outcome(await signInAs(emailOf('dealer'))).code ?? ''
    expect((await exchange(other, 'x'.repeat(43))).status).toBe(400)
    expect((await exchange('never')).status).toBe(400)
  })

  test.for<[string, Record<string, string | undefined>, string]>([
    [
      'without a proof key',
      { code_challenge: undefined, code_challenge_method: undefined },
      'invalid_request',
    ],
    [
      'with a proof key in clear',
      { code_challenge: verifier, code_challenge_method: 'plain' },
      'invalid_request',
    ],
    ['for tokens in the address', { response_type: 'id_token token' }, 'unsupported_response_type'],
  ])('a sign-in %s [SIGN-02]', async ([, changed, error]) => {
    const answer = await browser().go(authorize(changed))
    const to = new URL(answer.headers.get('location') ?? home, home)
    const values = new URLSearchParams(to.search || to.hash.slice(1))
    expect(values.get('error')).toBe(error)
  })

  test.for<[string, Record<string, string>]>([
    ['another client', { client_id: 'other' }],
    ['another address to return to', { redirect_uri: 'https://evil.example/signed-in' }],
    ['an address like ours', { redirect_uri: 'http://localhost/signed-in' }],
  ])(
    'to send anybody to %s: it shows a page and redirects nowhere [SIGN-02]',
    async ([, changed]) => {
      const answer = await browser().go(authorize(changed))
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
      expect(await answer.text()).toContain('Sign-in did not work')
    },
  )

  test('a page of a sign-in that is over [SIGN-05]', async () => {
    const answer = await browser().go('/sign-in/never', { email: emailOf('dealer') })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('This page has expired.')
  })
})

describe('the built-in provider stands at the public address', () => {
  const DISCOVERY = '/oidc/.well-known/openid-configuration'
  const FORGED = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }

  test('whatever a caller says of the address [SIGN-02]', async () => {
    const known = await (await fetch(`${home}${DISCOVERY}`, { headers: FORGED })).json()
    expect(known).toMatchObject({ issuer: `${home}/oidc`, token_endpoint: `${home}/oidc/token` })
  })

  test('also behind a proxy that ends TLS and says nothing; its cookies are for TLS alone [SIGN-02, SIGN-03]', async () => {
    const publicUrl = 'https://marquee.example'
    const signIn = await localSignIn(publicUrl, database.pool, Date.now)
    const behind = await serverOn(database.pool, { signIn, publicUrl })
    const known = (await behind.inject(DISCOVERY)).json()
    expect(known.authorization_endpoint).toBe(`${publicUrl}/oidc/auth`)
    const url = authorize({ redirect_uri: `${publicUrl}/signed-in` })
    const begun = await behind.inject(url)
    const cookies = [begun.headers['set-cookie'] ?? []].flat()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/; secure/i)
    await behind.close()
  })
})

describe('the built-in provider has limits', () => {
  test('to its calls, by address [SIGN-05]', async () => {
    const signIn = await localSignIn(home, database.pool, Date.now)
    const limited = await serverOn(database.pool, { signIn, publicUrl: home, ratePerMinute: 3 })
    const begin = async () => (await limited.inject(authorize())).statusCode
    expect([await begin(), await begin(), await begin(), await begin()]).toEqual([
      303, 303, 303, 429,
    ])
    await limited.close()
  })

  test('to trying out who is invited [SIGN-05]', async () => {
    const signIn = await localSignIn(home, database.pool, Date.now)
    const limited = await serverOn(database.pool, { signIn, publicUrl: home, ratePerMinute: 40 })
    const attempt = () =>
      limited.inject({
        method: 'POST',
        url: '/sign-in/any',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'email=a@b.example',
      })
    for (let nth = 0; nth < 10; nth += 1) expect((await attempt()).statusCode).toBe(400)
    const refused = await attempt()
    expect([refused.statusCode, refused.body]).toEqual([
      429,
      expect.stringContaining('Too many requests'),
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await limited.close()
  })
})
