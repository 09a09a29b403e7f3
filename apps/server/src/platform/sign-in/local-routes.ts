import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import type pg from 'pg'
import { problem, ProblemError } from '../http/problem.ts'
import { choosePersonPage, troublePage } from './local-pages.ts'
import { demoPeople, maySignInHere } from './local-people.ts'
import { PROVIDER_PATH } from './local-provider.ts'
import { forgetExpired } from './records.ts'

interface Deployed {
  pool: pg.Pool
  publicUrl: string
  ratePerMinute: number
}

/** Mounts the provider's own addresses and the page on which one chooses a demo person. */
export async function mountLocalSignIn(
  app: FastifyInstance,
  provider: Provider,
  { pool, publicUrl, ratePerMinute }: Deployed,
): Promise<void> {
  await app.register(async (scope) => {
    standAt(publicUrl, scope)
    await limitCalls(scope, ratePerMinute)
    await scope.register(async (own) => mountProvider(own, provider))
    await scope.register(async (own) => mountChooser(own, provider, { pool, ratePerMinute }))
  })
  tidyHourly(app, pool)
}

/** By these headers the provider names its addresses and secures its cookies, so that no caller may write them. */
function standAt(publicUrl: string, scope: FastifyInstance): void {
  const { host, protocol } = new URL(publicUrl)
  scope.addHook('onRequest', async ({ raw: { headers } }) => {
    headers['x-forwarded-host'] = host
    headers['x-forwarded-proto'] = protocol.replace(':', '')
  })
}

async function limitCalls(scope: FastifyInstance, ratePerMinute: number): Promise<void> {
  await scope.register(rateLimit, {
    max: ratePerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { ttl }) =>
      problem('too-many-requests', {}, { 'retry-after': String(Math.ceil(ttl / 1000)) }),
  })
}

function mountProvider(scope: FastifyInstance, provider: Provider): void {
  // The provider reads bodies itself.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const handle = provider.callback()
  scope.all(`${PROVIDER_PATH}/*`, async (request, reply) => {
    const raw = request.raw as typeof request.raw & { originalUrl?: string; cspNonce?: string }
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    reply.hijack()
    raw.cspNonce = request.cspNonce
    raw.originalUrl = raw.url
    raw.url = raw.url?.slice(PROVIDER_PATH.length)
    await handle(raw, reply.raw)
  })
}

function tidyHourly(app: FastifyInstance, pool: pg.Pool): void {
  const tidy = () =>
    void forgetExpired(pool).catch((err: unknown) => app.log.warn({ err }, 'sign-ins not tidied'))
  tidy()
  const timer = setInterval(tidy, 3_600_000).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

interface Named {
  uid: string
}

// As the provider words them.
const SIGNED_OUT = ['session not found', 'session principal changed']

/**
 * When a person has signed out in another tab while this one shows the sign-in page: the same request
 * once more, without a session.
 */
async function addressToRepeat(error: Error, { uid }: Named, provider: Provider) {
  const { error_description: why = '' } = error as Error & { error_description?: string }
  const interaction = SIGNED_OUT.includes(why) ? await provider.Interaction.find(uid) : undefined
  if (!interaction) return undefined
  const params = Object.entries(interaction.params).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  return `${PROVIDER_PATH}/auth?${new URLSearchParams(params).toString()}`
}

/** Each sign-in is one choice, and some calls around it. */
const CALLS_OF_A_SIGN_IN = 4

function mountChooser(
  scope: FastifyInstance,
  provider: Provider,
  { pool, ratePerMinute }: Pick<Deployed, 'pool' | 'ratePerMinute'>,
): void {
  const max = Math.ceil(ratePerMinute / CALLS_OF_A_SIGN_IN)
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 2_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  scope.setErrorHandler(async (error: Error, request, reply) => {
    if (error instanceof ProblemError) {
      const page = troublePage(error.message)
      return reply.status(error.status).headers(error.headers).type('text/html').send(page)
    }
    request.log.warn({ err: error }, 'local sign-in failed')
    const gone = error.name === 'SessionNotFound'
    const again = gone && (await addressToRepeat(error, request.params as Named, provider))
    if (again) return reply.redirect(again, 303)
    const message = gone ? 'This page has expired.' : 'Something went wrong. Please try again.'
    return reply.status(400).type('text/html').send(troublePage(message))
  })
  scope.get<{ Params: Named }>('/sign-in/:uid', async (request, reply) => {
    await provider.interactionDetails(request.raw, reply.raw)
    const html = choosePersonPage(request.params.uid, await demoPeople(pool))
    return reply.type('text/html').header('cache-control', 'no-store').send(html)
  })
  scope.post<{ Params: Named; Body: { email?: string } }>(
    '/sign-in/:uid',
    { config: { rateLimit: { max } } },
    async (request, reply) => {
      await provider.interactionDetails(request.raw, reply.raw)
      const email = (request.body.email ?? '').trim().toLowerCase()
      if (!(await maySignInHere(pool, email))) {
        const people = await demoPeople(pool)
        const problem = 'Nobody with this email address has been invited.'
        return reply
          .status(400)
          .type('text/html')
          .send(choosePersonPage(request.params.uid, people, problem))
      }
      const login = { login: { accountId: email } }
      const to = await provider.interactionResult(request.raw, reply.raw, login)
      return reply.redirect(to, 303)
    },
  )
}
