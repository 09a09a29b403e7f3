import { createHash, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { ROOT_PATH } from '@marquee/rules/access'
import { emailText } from '@marquee/rules/customers'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { mailConnections, returnPathFor, type PieceNames } from '../mailing/index.ts'
import { ourPieceNames, snsService } from '../mail-returns/index.ts'
import { secretsStore } from '../platform/secrets/index.ts'
import { freePort } from '../platform/settings/index.ts'
import { inScope, type Use } from '../platform/sql/index.ts'
import { startMailReturns } from '../programs/mail-returns.ts'
import { audienceApp } from './audience-app.ts'
import { MAIL_CERTIFICATE } from './mail-certificate.ts'
import { TOPIC } from './mail-provider-samples.ts'
import { NO_PROVIDERS } from './no-providers.ts'
import { quiet } from './quiet.ts'
import { sendingSamples } from './sending-samples.ts'
import { serverOn } from './server-on.ts'
import type { TestApp } from './test-app.ts'
import { SNS_CERTIFICATE } from './sns-signer.ts'

export const DOMAIN = 'mail.dealers.example'
export const PASSWORD = 'a password of the tests'
export const SENDGRID = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })

export interface SentEmail {
  name: string
  to: string
  recipient: number
}

/** What the tests know of the day on which a campaign was sent. */
interface Day {
  names: PieceNames
  /** Of the port for returned emails. */
  port: number
  campaign: number
  /** Of its emails, by wave. */
  sendingKeys: number[]
}

type Rows = ReturnType<typeof sendingSamples>['rowsOf']

/** Emails that were sent, the ways by which they come back, and a server of Amazon's. */
export function returnedEmails() {
  const app = audienceApp()
  const samples = sendingSamples(app)
  const { rowsOf } = samples
  const amazon = playedAmazon()
  const day = {} as Day
  let stop: () => Promise<void>
  beforeAll(async () => {
    await samples.prepare()
    day.names = await inOwn(app.pool, ourPieceNames)
    await addHashes(app.pool, rowsOf)
    day.port = await freePort()
    const mailReturns = { ...NO_PROVIDERS, port: { port: day.port, domain: DOMAIN } }
    stop = await startMailReturns({ host: '127.0.0.1', mailReturns }, app.pool, quiet)
    await amazon.open()
    await app.fastify.close()
    app.fastify = await serverOn(app.pool, {
      counting: app.counting,
      mailReturns: providersBy(amazon.port),
    })
  }, 120_000)
  afterAll(async () => {
    await stop()
    amazon.close()
  })
  beforeEach(async () => {
    await rowsOf('TRUNCATE campaigns, jobs, suppressions, unread_reports CASCADE')
    day.campaign = await samples.approved()
    await samples.lookAt((await samples.daysOf(day.campaign)).first)
    await rowsOf(`UPDATE deliveries SET state = 'accepted' WHERE state = 'pending'`)
    const rows = await rowsOf(
      `SELECT key FROM sendings WHERE campaign_key = $1 AND channel = 'EMAIL' ORDER BY wave`,
      [day.campaign],
    )
    day.sendingKeys = rows.map(({ key }) => key)
  })
  return {
    app,
    samples,
    rowsOf,
    amazon,
    ...waysBack(app, rowsOf, day),
    names: () => day.names,
    campaign: () => day.campaign,
    sendingKeys: () => day.sendingKeys,
  }
}

function waysBack(app: TestApp, rowsOf: Rows, day: Day) {
  /** The nth customer who got an email, and that email. */
  async function sent(nth = 0): Promise<SentEmail> {
    const sendingKey = day.sendingKeys[0] as number
    const rows = await rowsOf(
      `SELECT recipient FROM deliveries
        WHERE sending_key = $1 AND NOT is_seed AND state = 'accepted' ORDER BY recipient`,
      [sendingKey],
    )
    const { recipient } = rows[nth]
    const name = day.names.nameFor({ sendingKey, isSeed: false, recipient })
    return { name, to: `c${recipient}@customers.example`, recipient }
  }
  const deliver = (message: Buffer, to: string) => deliverTo(day.port, message, to)
  return {
    sent,
    deliver,
    async bounce(sample: (about: SentEmail) => Buffer, nth = 0) {
      const about = await sent(nth)
      return deliver(sample(about), returnPathFor(about.name, DOMAIN))
    },
    returned: () =>
      rowsOf('SELECT sending_key, recipient, kind, way, says FROM mail_returns ORDER BY key'),
    suppressed: () =>
      rowsOf(
        'SELECT DISTINCT channel, reason, source, campaign_key, path, suppressed_by FROM suppressions',
      ),
    post: (provider: string, payload: unknown, headers: Record<string, string> = {}) =>
      app.send({
        method: 'POST',
        url: `/api/mail-returns/${provider}`,
        headers: { 'content-type': 'text/plain; charset=UTF-8', ...headers },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
  }
}

const inOwn = <Value>(pool: TestApp['pool'], work: (use: Use) => Promise<Value>) =>
  inScope(pool, { path: ROOT_PATH }, ({ sql }) => work((store) => store(sql, ROOT_PATH)))

const providersBy = (port: number) => ({
  sesTopic: TOPIC,
  sendgridKey: SENDGRID.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  postmarkSecret: PASSWORD,
  sns: snsService({
    hostname: 'localhost',
    servername: 'localhost',
    port,
    ca: MAIL_CERTIFICATE.cert,
  }),
})

async function addHashes(pool: TestApp['pool'], rowsOf: Rows): Promise<void> {
  const rows = await rowsOf('SELECT DISTINCT email FROM households WHERE email IS NOT NULL')
  const salt = await inOwn(pool, (use) => use(secretsStore).keep('customers'))
  for (const { email } of rows) {
    const text = emailText({ email })
    const hash = createHash('sha256').update(`${salt}|${text}`).digest().readBigInt64BE(0)
    await rowsOf('UPDATE households SET email_hash = $1 WHERE email = $2', [String(hash), email])
  }
}

async function deliverTo(port: number, message: Buffer, to: string): Promise<string> {
  const server = {
    host: '127.0.0.1',
    port,
    isSecure: false,
    credentials: undefined,
    ownHost: 'mx.customers.example',
  }
  const connections = mailConnections(server, { most: 1, messagesEach: 10 }, Date.now)
  const text = message.toString('latin1')
  const { outcome } = await connections.deliver({ from: 'x@customers.example', to, message: text })
  await connections.close()
  return outcome
}

/** A server of Amazon's, with the certificate of its signatures. */
function playedAmazon() {
  const server = createServer(MAIL_CERTIFICATE, (request, response) => {
    amazon.requested.push(request.url ?? '')
    response.statusCode = amazon.isAway ? 500 : 200
    response.end(SNS_CERTIFICATE)
  })
  const amazon = {
    requested: [] as string[],
    isAway: false,
    port: 0,
    async open() {
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
      amazon.port = (server.address() as AddressInfo).port
    },
    close: () => void server.close(),
  }
  return amazon
}
