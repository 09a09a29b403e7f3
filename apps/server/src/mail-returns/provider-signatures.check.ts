import { createHash, createPublicKey, timingSafeEqual, verify } from 'node:crypto'
import type { SignedCall } from '../platform/use-case.ts'

/** A call that was overheard is worth nothing later; until then SendGrid itself sends again what was not taken. */
const WINDOW_SECONDS = 86_400

/** Is it signed by the key that SendGrid shows for its signed events (ECDSA over the time and the body)? */
export function isOfSendgrid({ bytes, header }: SignedCall, key: string, now: number): boolean {
  const time = header('x-twilio-email-event-webhook-timestamp')
  const signature = Buffer.from(header('x-twilio-email-event-webhook-signature'), 'base64')
  const isTimely = /^\d{1,12}$/.test(time) && Math.abs(now / 1_000 - Number(time)) <= WINDOW_SECONDS
  if (!isTimely) return false
  try {
    const der = { key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' } as const
    return verify(
      'sha256',
      Buffer.concat([Buffer.from(time), bytes]),
      createPublicKey(der),
      signature,
    )
  } catch {
    return false
  }
}

/** Postmark signs nothing: it proves itself by the password of the address that it calls. */
export function isOfPostmark({ header }: SignedCall, secret: string): boolean {
  const [, given = ''] = /^Basic ([\w+/=-]{1,2000})$/i.exec(header('authorization')) ?? []
  const said = Buffer.from(given, 'base64').toString('utf8')
  const password = said.slice(said.indexOf(':') + 1)
  // Of the same length whatever was given, so that how long it takes tells nothing.
  return timingSafeEqual(digestOf(password), digestOf(secret))
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()
