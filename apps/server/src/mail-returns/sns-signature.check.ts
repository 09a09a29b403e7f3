import { verify, X509Certificate } from 'node:crypto'
import { z } from 'zod'
import { readJson } from './provider-report.load.ts'

const text = z.string()

/** What SNS sends around each message. */
const Envelope = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: text,
  TopicArn: text,
  Message: text,
  Timestamp: text,
  Subject: text.optional(),
  Token: text.optional(),
  SubscribeURL: text.optional(),
  /** The first one signs by a hash that is broken: the topic has to be set to the second. */
  SignatureVersion: z.literal('2'),
  Signature: text,
  SigningCertURL: text,
})

export type SnsEnvelope = z.output<typeof Envelope>

export const readEnvelope = (body: string): SnsEnvelope | undefined => readJson(body, Envelope)

/** What SNS signs: these fields in this order, each with its name, where they are there. */
const OF_NOTIFICATION = [
  'Message',
  'MessageId',
  'Subject',
  'Timestamp',
  'TopicArn',
  'Type',
] as const
const OF_CONFIRMATION = [
  'Message',
  'MessageId',
  'SubscribeURL',
  'Timestamp',
  'Token',
  'TopicArn',
  'Type',
] as const

function signedText(envelope: Omit<SnsEnvelope, 'Signature' | 'SignatureVersion'>): string {
  const names = envelope.Type === 'Notification' ? OF_NOTIFICATION : OF_CONFIRMATION
  return names
    .flatMap((name) => {
      const value = envelope[name]
      return value === undefined ? [] : [`${name}\n${value}\n`]
    })
    .join('')
}

/** Did the holder of this certificate sign it, while it was valid? */
export function isSignedBy(envelope: SnsEnvelope, certificate: string, now: number): boolean {
  try {
    const { publicKey, validFrom, validTo } = new X509Certificate(certificate)
    if (now < Date.parse(validFrom) || now > Date.parse(validTo)) return false
    const signature = Buffer.from(envelope.Signature, 'base64')
    const signed = Buffer.from(signedText(envelope), 'utf8')
    return verify('sha256', signed, publicKey, signature)
  } catch {
    return false
  }
}
