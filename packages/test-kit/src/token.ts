import { createHash, randomBytes } from 'node:crypto'

const CLIENT = 'marquee-web'

/**
 * An access token of a demo person, fetched from a running installation with its built-in sign-in
 * just as a browser does it: the code flow with PKCE, and a click on the person.
 */
export async function tokenOf(baseUrl: string, person: string): Promise<string> {
  const email = person.includes('@') ? person : `${person}@demo.example`
  const verifier = randomBytes(32).toString('base64url')
  const redirectUri = `${baseUrl}/signed-in`
  const start = new URL(`${baseUrl}/oidc/auth`)
  start.search = new URLSearchParams({
    client_id: CLIENT,
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: randomBytes(8).toString('hex'),
  }).toString()

  const browser = new Visitor()
  const chooser = await browser.go(start)
  const chosen = await browser.go(chooser, new URLSearchParams({ email }))
  const back = await browser.go(chosen)
  const code = back.searchParams.get('code')
  if (!code) throw new Error(`No code came back for ${email}`)

  const answer = await fetch(`${baseUrl}/oidc/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      code,
    }),
  })
  const { access_token: token } = (await answer.json()) as { access_token?: string }
  if (!token) throw new Error(`No token for ${email}: status ${answer.status}`)
  return token
}

/** Follows one redirect at a time and keeps the cookies that it is given. */
class Visitor {
  private readonly cookies = new Map<string, string>()

  async go(address: URL, form?: URLSearchParams): Promise<URL> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const next = answer.headers.get('location')
    if (!next) throw new Error(await troubleOf(answer))
    return new URL(next, address)
  }
}

async function troubleOf(answer: Response): Promise<string> {
  const alert = /role="alert"[^>]*>([^<]*)/.exec(await answer.text())
  return alert?.[1] ?? `The sign-in answered ${answer.status}`
}
