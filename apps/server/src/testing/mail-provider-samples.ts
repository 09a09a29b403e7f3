import type { About } from './mail-report-samples.ts'

/** What providers send about an email of this name; the words are our own. */

const sesMail = ({ name, to }: About) => ({
  timestamp: '2027-01-04T09:29:58.000Z',
  source: `returns+${name}@mail.dealers.example`,
  sourceArn: 'arn:aws:ses:us-east-1:123456789012:identity/mail.dealers.example',
  sourceIp: '192.0.2.1',
  sendingAccountId: '123456789012',
  messageId: '00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa0680-000000',
  destination: [to],
  headersTruncated: false,
  headers: [
    { name: 'From', value: 'Abergate Honda <news@mail.dealers.example>' },
    { name: 'Message-ID', value: `<${name}@mail.dealers.example>` },
  ],
  commonHeaders: { from: ['Abergate Honda <news@mail.dealers.example>'], to: [to] },
})

export const sesBounce = (about: About, more: object = {}) => ({
  notificationType: 'Bounce',
  bounce: {
    bounceType: 'Permanent',
    bounceSubType: 'General',
    bouncedRecipients: [
      {
        emailAddress: about.to,
        status: '5.1.1',
        action: 'failed',
        diagnosticCode: `smtp; 550 5.1.1 <${about.to}>... no such mailbox here`,
      },
    ],
    reportingMTA: 'dns; email.customers.example',
    timestamp: '2027-01-04T09:30:00.000Z',
    feedbackId: '00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa068a-000000',
    remoteMtaIp: '192.0.2.7',
    ...more,
  },
  mail: sesMail(about),
})

export const sesComplaint = (about: About, complaintFeedbackType = 'abuse') => ({
  notificationType: 'Complaint',
  complaint: {
    userAgent: 'MailboxFeedback/1.0',
    complainedRecipients: [{ emailAddress: about.to }],
    complaintFeedbackType,
    complaintSubType: null,
    arrivalDate: '2027-01-04T10:00:00.000Z',
    timestamp: '2027-01-04T10:01:00.000Z',
    feedbackId: '000001378603177f-18c07c78-fa81-4a58-9dd1-fedc3cb8f49a-000000',
  },
  mail: sesMail(about),
})

export const sesDelivery = (about: About) => ({
  notificationType: 'Delivery',
  mail: sesMail(about),
  delivery: { recipients: [about.to], smtpResponse: '250 ok', processingTimeMillis: 546 },
})

export const TOPIC = 'arn:aws:sns:us-east-1:123456789012:mail-returns'

/** The envelope of SNS, not yet signed. */
export const snsMessage = (message: object) => ({
  Type: 'Notification' as const,
  MessageId: '165545c9-2a5c-472c-8df2-7ff2be2b3b1b',
  TopicArn: TOPIC,
  Subject: 'Amazon SES Email Event Notification',
  Message: JSON.stringify(message),
  Timestamp: '2027-01-04T09:30:01.123Z',
  SigningCertURL:
    'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-f3ecfb7224c7233fe7bb5f59f96de52f.pem',
  UnsubscribeURL: 'https://sns.us-east-1.amazonaws.com/?Action=Unsubscribe',
})

export const snsConfirmation = () => ({
  Type: 'SubscriptionConfirmation' as const,
  MessageId: '165545c9-2a5c-472c-8df2-7ff2be2b3b1c',
  Token: '2336412f37f',
  TopicArn: TOPIC,
  Message: 'Visit the address that is given to confirm.',
  SubscribeURL:
    'https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=arn:aws:sns:us-east-1:123456789012:mail-returns&Token=2336412f37f',
  Timestamp: '2027-01-04T09:00:00.000Z',
  SigningCertURL:
    'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-f3ecfb7224c7233fe7bb5f59f96de52f.pem',
})

export const sendgridEvent = ({ name, to }: About, event: string, more: object = {}) => ({
  email: to,
  timestamp: 1_798_888_200,
  'smtp-id': `<${name}@mail.dealers.example>`,
  event,
  category: ['service'],
  sg_event_id: `${event}-2FeCcG5VRWpck6mKqRgnDg==`,
  sg_message_id: '14c5d75ce93.dfd.64b469.filter0001.16648.5515E0B88.0',
  ...more,
})

export const sendgridBounce = (about: About) =>
  sendgridEvent(about, 'bounce', {
    reason: '550 5.1.1 no such mailbox here',
    status: '5.1.1',
    type: 'bounce',
    bounce_classification: 'Invalid Address',
  })

export const postmarkBounce = ({ name, to }: About, type = 'HardBounce') => ({
  RecordType: 'Bounce',
  ID: 692_560_173,
  Type: type,
  TypeCode: 1,
  Name: 'Hard bounce',
  MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
  ServerID: 23,
  MessageStream: 'broadcast',
  Description: 'No such mailbox.',
  Details: `smtp;550 5.1.1 no such mailbox here`,
  Email: to,
  From: 'news@mail.dealers.example',
  BouncedAt: '2027-01-04T09:30:00Z',
  DumpAvailable: true,
  Inactive: true,
  CanActivate: true,
  Subject: 'Your next service',
  Metadata: { piece: name },
})

export const postmarkComplaint = ({ name, to }: About) => ({
  ...postmarkBounce({ name, to }, 'SpamComplaint'),
  RecordType: 'SpamComplaint',
  TypeCode: 512,
  Details: 'Marked as spam.',
})

export const postmarkSubscription = ({ name, to }: About, suppressed: boolean, reason: string) => ({
  RecordType: 'SubscriptionChange',
  MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
  ServerID: 23,
  MessageStream: 'broadcast',
  ChangedAt: '2027-01-04T09:30:00Z',
  Recipient: to,
  Origin: 'Recipient',
  SuppressSending: suppressed,
  SuppressionReason: suppressed ? reason : null,
  Tag: 'service',
  Metadata: { piece: name },
})
