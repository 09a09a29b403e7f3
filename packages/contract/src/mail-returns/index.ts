import { z } from 'zod'
import { operations } from '../operation/index.ts'

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
})
