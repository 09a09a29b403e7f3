import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  postmarkBounce,
  postmarkSubscription,
  sendgridBounce,
  sendgridEvent,
  sesBounce,
  sesComplaint,
  snsConfirmation,
  snsMessage,
} from '../testing/mail-provider-samples.ts'
import { postfixBounce } from '../testing/mail-report-samples.ts'
import { PASSWORD, returnedEmails, SENDGRID } from '../testing/returned-emails.ts'
import { serverOn } from '../testing/server-on.ts'
import { snsSigned } from '../testing/sns-signer.ts'

const { app, rowsOf, amazon, sent, bounce, returned, suppressed, post } = returnedEmails()

function signedBySendgrid(
  events: unknown,
  seconds = Math.floor(Date.now() / 1_000),
  key = SENDGRID.privateKey,
): [string, Record<string, string>] {
  const payload = JSON.stringify(events)
  const signature = sign('sha256', Buffer.from(`${seconds}${payload}`), key).toString('base64')
  return [
    payload,
    {
      'content-type': 'application/json',
      'x-twilio-email-event-webhook-signature': signature,
      'x-twilio-email-event-webhook-timestamp': String(seconds),
    },
  ]
}
const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`postmark:${password}`).toString('base64')}`,
})
const ONE = { taken: 1, repeated: 0, unnamed: 0, stopped: 1 }
const NOBODY = { status: 403, body: { code: 'mail-return.not-signed' } }

describe('a provider', () => {
  test('SES is believed by the signature of SNS', async () => {
    const call = snsSigned(snsMessage(sesBounce(await sent())))
    expect(await post('ses', call)).toMatchObject({ status: 200, body: ONE })
    expect(await post('ses', call)).toMatchObject({
      status: 200,
      body: { repeated: 1, stopped: 0 },
    })
    expect(await returned()).toMatchObject([{ kind: 'BOUNCED_FOR_GOOD', way: 'SES' }])
    const complained = snsSigned(snsMessage(sesComplaint(await sent(1))))
    expect(await post('ses', complained)).toMatchObject({ status: 200, body: ONE })
  })

  test('SES has its subscription confirmed where it is signed, and at no other address', async () => {
    amazon.requested.length = 0
    expect((await post('ses', snsSigned(snsConfirmation()))).status).toBe(200)
    expect(amazon.requested.at(-1)).toContain('Action=ConfirmSubscription')
    const elsewhere = { ...snsConfirmation(), SubscribeURL: 'https://localhost/?steal' }
    amazon.requested.length = 0
    expect((await post('ses', snsSigned(elsewhere))).status).toBe(503)
    expect(amazon.requested).toEqual([])
  })

  test('SES that is forged, of another topic, or signed at another address changes nothing', async () => {
    const message = snsMessage(sesBounce(await sent()))
    const signed = snsSigned(message)
    const at = (SigningCertURL: string) => snsSigned({ ...message, SigningCertURL })
    const pem = `/SimpleNotificationService-${'0'.repeat(32)}.pem`
    const calls = [
      { ...signed, Message: JSON.stringify(sesBounce(await sent(1))) },
      { ...signed, Signature: 'AAAA' },
      snsSigned({ ...message, TopicArn: 'arn:aws:sns:us-east-1:210987654321:mail-returns' }),
      at(`https://localhost:${amazon.port}${pem}`),
      at(`http://sns.us-east-1.amazonaws.com${pem}`),
      at(`https://sns.us-east-1.amazonaws.com.evil.example${pem}`),
      at(`https://user@sns.us-east-1.amazonaws.com${pem}`),
      at(`https://bucket.s3.amazonaws.com${pem}`),
      at('https://sns.us-east-1.amazonaws.com/other.pem'),
    ]
    for (const call of calls) expect(await post('ses', call)).toMatchObject(NOBODY)
    expect(await returned()).toEqual([])
    expect(await suppressed()).toEqual([])
  })

  test('SES comes again while its certificate cannot be had', async () => {
    const SigningCertURL = `https://sns.us-east-1.amazonaws.com/SimpleNotificationService-${'1'.repeat(32)}.pem`
    const call = snsSigned({ ...snsMessage(sesBounce(await sent())), SigningCertURL })
    amazon.isAway = true
    expect((await post('ses', call)).status).toBe(503)
    amazon.isAway = false
    expect(await post('ses', call)).toMatchObject({ status: 200, body: ONE })
  })

  test('SendGrid is believed by its key and the time, and nobody in its place', async () => {
    const events = [
      sendgridBounce(await sent()),
      sendgridEvent(await sent(1), 'spamreport'),
      sendgridEvent(await sent(2), 'unsubscribe'),
      sendgridEvent({ name: 'a'.repeat(32), to: 'x@customers.example' }, 'spamreport'),
      sendgridEvent(await sent(3), 'delivered'),
    ]
    const now = Math.floor(Date.now() / 1_000)
    const other = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey
    const [payload, headers] = signedBySendgrid(events)
    for (const [sentPayload, sentHeaders] of [
      signedBySendgrid(events, now, other),
      signedBySendgrid(events, now - 90_000),
      [payload.replace('550', '551'), headers],
      [payload, { ...headers, 'x-twilio-email-event-webhook-timestamp': String(now + 5) }],
      [payload, { 'content-type': 'application/json' }],
    ] as const) {
      expect(await post('sendgrid', sentPayload, sentHeaders)).toMatchObject(NOBODY)
    }
    expect(await returned()).toEqual([])
    expect(await post('sendgrid', payload, headers)).toMatchObject({
      status: 200,
      body: { taken: 3, repeated: 0, unnamed: 1, stopped: 3 },
    })
    const reasons = await rowsOf('SELECT DISTINCT reason FROM suppressions ORDER BY 1')
    expect(reasons.map(({ reason }) => reason)).toEqual(['BOUNCED', 'COMPLAINED', 'OPTED_OUT'])
    expect(await post('sendgrid', ...signedBySendgrid({ event: 'bounce' }))).toMatchObject({
      status: 422,
      body: { code: 'mail-return.unreadable' },
    })
  })

  test('Postmark is believed by its password, and nobody without it', async () => {
    const event = postmarkBounce(await sent())
    for (const headers of [
      {},
      basic(''),
      basic('another password'),
      basic(`${PASSWORD} `),
      { authorization: `Bearer ${PASSWORD}` },
      { authorization: 'Basic ' },
    ]) {
      expect(await post('postmark', event, headers)).toMatchObject(NOBODY)
    }
    expect(await post('postmark', event, basic(PASSWORD))).toMatchObject({ status: 200, body: ONE })
    const left = postmarkSubscription(await sent(1), true, 'ManualSuppression')
    expect(await post('postmark', left, basic(PASSWORD))).toMatchObject({ status: 200, body: ONE })
    expect(await returned()).toMatchObject([{ kind: 'BOUNCED_FOR_GOOD' }, { kind: 'OPTED_OUT' }])
  })

  test('that reported of nothing leaves no entry, and one that reported of something leaves one of no person', async () => {
    const entries = () =>
      rowsOf(
        `SELECT person_key, client, details FROM audit_log WHERE event = 'mail-return.reported'`,
      )
    const before = (await entries()).length
    await post('postmark', { RecordType: 'Delivery' }, basic(PASSWORD))
    await post('postmark', {}, basic(PASSWORD))
    await post('postmark', postmarkBounce(await sent()), basic('wrong'))
    expect(await entries()).toHaveLength(before)
    await post('postmark', postmarkBounce(await sent()), basic(PASSWORD))
    expect((await entries()).slice(before)).toEqual([
      { person_key: null, client: null, details: { way: 'POSTMARK', ...ONE } },
    ])
  })

  test.for(['ses', 'sendgrid', 'postmark'])(
    '%s is not there where no setting names it',
    async (provider) => {
      const without = await serverOn(app.pool)
      const { statusCode } = await without.inject({
        method: 'POST',
        url: `/api/mail-returns/${provider}`,
        payload: {},
      })
      expect(statusCode).toBe(404)
      await without.close()
    },
  )

  test('is heard up to a megabyte', async () => {
    const { status } = await post('postmark', 'x'.repeat(1_100_000), basic(PASSWORD))
    expect(status).toBe(413)
  })

  test('reported by two at once counts once', async () => {
    const about = await sent()
    const other = await sent(1)
    const both = [about, other].map((one) => sendgridBounce(one))
    const answers = await Promise.all([
      bounce(postfixBounce),
      bounce(postfixBounce, 1),
      post('sendgrid', ...signedBySendgrid(both)),
      post('sendgrid', ...signedBySendgrid(both.toReversed())),
    ])
    expect(answers.slice(2)).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(await returned()).toHaveLength(2)
  })
})
