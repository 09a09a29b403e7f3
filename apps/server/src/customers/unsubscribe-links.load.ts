import { createHmac, timingSafeEqual } from 'node:crypto'
import { secretsStore } from '../platform/secrets/index.ts'
import type { Use } from '../platform/sql/index.ts'

/** To whom an email is sent, and with which campaign: all that its link names, and nothing that names a person. */
export interface EmailRecipient {
  marketKey: number
  household: number
  /** Of the address that the email goes to: what is stopped also once the household is no longer known. */
  emailHash: bigint
  campaignKey: number
}

export interface UnsubscribeLink {
  /** Opens the page; the one click of a mail program goes to the same address, as a POST. */
  page: string
  /** For the head of the email, of which both have to be signed by DKIM (RFC 8058). */
  headers: { 'List-Unsubscribe': string; 'List-Unsubscribe-Post': string }
}

export interface UnsubscribeLinks {
  linkFor: (recipient: EmailRecipient) => UnsubscribeLink
  /** Undefined: this installation never signed it. */
  read: (token: string) => EmailRecipient | undefined
}

/** The links of the emails of this installation; they never end, as emails are found again after years. */
export async function unsubscribeLinks(use: Use, publicUrl: string): Promise<UnsubscribeLinks> {
  const secret = await use(secretsStore).keep('unsubscribe')
  return unsubscribeLinksBy(secret, publicUrl, await use(secretsStore).find('unsubscribe-before'))
}

/** A secret that was replaced still reads the links that it signed: the law wants them to work. */
export function unsubscribeLinksBy(
  secret: string,
  publicUrl: string,
  before?: string,
): UnsubscribeLinks {
  const signatureBy = (key: string, named: Buffer) =>
    createHmac('sha256', key).update(named).digest().subarray(0, SIGNATURE_BYTES)
  const reading = before === undefined ? [secret] : [secret, before]
  return {
    linkFor(recipient) {
      const named = toBytes(recipient)
      const token = Buffer.concat([named, signatureBy(secret, named)]).toString('base64url')
      const page = `${publicUrl.replace(/\/$/, '')}/unsubscribe/${token}`
      return {
        page,
        headers: {
          'List-Unsubscribe': `<${page}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }
    },
    read(token) {
      // Decoding skips what is no letter of a token, so that other texts would pass for one.
      if (!TOKEN.test(token)) return undefined
      const bytes = Buffer.from(token, 'base64url')
      const named = bytes.subarray(0, NAMED_BYTES)
      const signature = bytes.subarray(NAMED_BYTES)
      const isOurs = reading.some((key) => timingSafeEqual(signature, signatureBy(key, named)))
      return isOurs && named[0] === FORMAT ? fromBytes(named) : undefined
    },
  }
}

/** Which fields a token has: another form would come with another number. */
const FORMAT = 1
const NAMED_BYTES = 21
/** 144 bits; and 39 bytes are whole letters of a token, so that none of its bits is without a meaning. */
const SIGNATURE_BYTES = 18
const TOKEN = /^[\w-]{52}$/

function toBytes({ marketKey, household, emailHash, campaignKey }: EmailRecipient): Buffer {
  const bytes = Buffer.alloc(NAMED_BYTES)
  bytes.writeUInt8(FORMAT, 0)
  bytes.writeUInt32BE(marketKey, 1)
  bytes.writeUInt32BE(household, 5)
  bytes.writeBigInt64BE(emailHash, 9)
  bytes.writeUInt32BE(campaignKey, 17)
  return bytes
}

const fromBytes = (bytes: Buffer): EmailRecipient => ({
  marketKey: bytes.readUInt32BE(1),
  household: bytes.readUInt32BE(5),
  emailHash: bytes.readBigInt64BE(9),
  campaignKey: bytes.readUInt32BE(17),
})
