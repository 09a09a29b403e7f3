import { undecidableReasons, UNREAD_DECISIONS, UNREAD_OUTCOMES } from '@marquee/rules/mail-returns'
import { z } from 'zod'
import {
  abilityOf,
  Key,
  KeyText,
  operations,
  searchBody,
  searchReply,
  selection,
} from '../operation/index.ts'

/** Whoever calls has to have signed it, as each provider does in a way of its own. */
const access = { anyOf: [], scope: 'public' } as const

const Received = z.strictObject({
  taken: z.int().describe('Received of emails of ours, for the first time'),
  repeated: z.int().describe('Received before: they count once'),
  unnamed: z.int().describe('Of no email of ours: they change nothing'),
  stopped: z.int().describe('After which an address is not written to any more'),
})

const reply = { status: 200, body: Received } as const
const example = { reply: { taken: 1, repeated: 0, unnamed: 0, stopped: 1 } } as const
const failures = {
  'mail-return.not-set-up': 404,
  'mail-return.not-signed': 403,
  'mail-return.unreadable': 422,
} as const

const administrators = { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'scope' } as const
const query = z.strictObject(selection)

const UnreadReport = z.strictObject({
  key: Key,
  arrivedAt: z.string().describe('A moment, as 2027-03-14T15:09:26.535Z'),
  from: z.string().describe('Who wrote it, as its header has it, on one line and shortened'),
  subject: z.string(),
  sent: z
    .strictObject({
      campaign: z.strictObject({ key: Key, name: z.string() }),
      dealer: z.string(),
      step: z.string(),
      wave: z.int(),
      isSeed: z.boolean().nullable().describe('It went to a seed recipient; null: not known'),
    })
    .nullable()
    .describe('Of what the email was that this came back from; null: that is not known any more'),
})

const unreadExample = {
  key: 7,
  arrivedAt: '2027-03-14T15:09:26.535Z',
  from: 'MAILER-DAEMON@mx.customers.example',
  subject: 'failure notice',
  sent: {
    campaign: { key: 41, name: 'Spring service' },
    dealer: 'Lakeside Honda',
    step: 'First email',
    wave: 1,
    isSeed: false,
  },
}

export const mailReturns = operations('mailReturns', {
  takeSes: {
    method: 'POST',
    path: '/mail-returns/ses',
    summary:
      'What Amazon SES tells by a topic of SNS (bounces and complaints), as SNS signs it; it also confirms the subscription.',
    access,
    audit: 'mail-return.reported',
    signed: {
      Type: 'Notification',
      MessageId: '165545c9-2a5c-472c-8df2-7ff2be2b3b1b',
      TopicArn: 'arn:aws:sns:us-east-1:123456789012:mail-returns',
      Message: '{"notificationType":"Bounce"}',
      Timestamp: '2027-01-04T09:30:01.123Z',
      SignatureVersion: '2',
      Signature: 'EXAMPLEpH+DcEwjAPg8O9mY8dReBSwksfg2S7WKQcikcNKWLQjwu6A4VbeS0QHVCkhRS7fUQ==',
      SigningCertURL:
        'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-f3ecfb7224c7233fe7bb5f59f96de52f.pem',
    },
    reply,
    failures: { ...failures, 'mail-return.later': 503 },
    example,
  },
  takeSendgrid: {
    method: 'POST',
    path: '/mail-returns/sendgrid',
    summary: 'What SendGrid tells by its Event Webhook, signed by its key for this product.',
    access,
    audit: 'mail-return.reported',
    signed: [{ event: 'bounce', email: 'ada@customers.example', status: '5.1.1' }],
    reply,
    failures,
    example,
  },
  takePostmark: {
    method: 'POST',
    path: '/mail-returns/postmark',
    summary:
      'What Postmark tells by its webhooks (bounces, complaints, changes of subscriptions), with the password that was given to it.',
    access,
    audit: 'mail-return.reported',
    signed: { RecordType: 'Bounce', Type: 'HardBounce', Email: 'ada@customers.example' },
    reply,
    failures,
    example,
  },
  searchUnread: {
    method: 'POST',
    path: '/mail-returns/unread/search',
    summary:
      'Emails that came back of which no rule understands what they mean, newest first: they wait for a person of the whole network.',
    access: administrators,
    query,
    body: searchBody(z.strictObject({}), ['arrivedAt']),
    reply: { status: 200, body: searchReply('reports', UnreadReport) },
    failures: { 'mail-return.not-whole-network': 403 },
    example: {
      body: {},
      reply: { reports: [unreadExample], totalElements: 1, page: 0, size: 20 },
    },
  },
  readUnread: {
    method: 'GET',
    path: '/mail-returns/unread/{key}',
    summary: 'One of them: its text without any markup, and its head as it came over the wire.',
    access: { ...administrators, object: 'params.key' },
    params: z.strictObject({ key: KeyText }),
    query,
    reply: {
      status: 200,
      body: UnreadReport.extend({
        text: z.string(),
        head: z.string(),
        can: z.strictObject({ count: abilityOf(undecidableReasons) }),
      }),
    },
    failures: { 'mail-return.not-there': 404 },
    example: {
      params: { key: '7' },
      reply: {
        ...unreadExample,
        text: 'The email below could not be delivered.\n',
        head: 'From: MAILER-DAEMON@mx.customers.example\r\nSubject: failure notice',
        can: { count: { ok: true } },
      },
    },
  },
  decideUnread: {
    method: 'POST',
    path: '/mail-returns/unread/{key}/decide',
    summary:
      'Says what one of them means, once: the address is gone and a complaint count as if a rule had understood it. It leaves the list.',
    access: { ...administrators, object: 'params.key' },
    audit: 'mail-return.decided',
    params: z.strictObject({ key: KeyText }),
    query,
    body: z.strictObject({ decision: z.enum(UNREAD_DECISIONS) }),
    reply: {
      status: 200,
      body: z.strictObject({
        outcome: z
          .enum(UNREAD_OUTCOMES)
          .describe(
            'Stopped: the brand writes no email to the address any more. Counted: only that, as the address is not known any more, or is that of a seed',
          ),
      }),
    },
    failures: { 'mail-return.not-there': 404, 'mail-return.email-unknown': 409 },
    example: {
      params: { key: '7' },
      body: { decision: 'address-gone' },
      reply: { outcome: 'stopped' },
    },
  },
})
