import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  sign,
  type KeyObject,
} from 'node:crypto'
import { promisify } from 'node:util'

type Kind = 'rsa' | 'ed25519'

interface DkimKey {
  domain: string
  selector: string
  /** PEM, PKCS #8. */
  privateKey: string
}

/** The fields that are signed where a message has them. */
const SIGNED = [
  'from',
  'reply-to',
  'to',
  'subject',
  'date',
  'message-id',
  'list-id',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'feedback-id',
  'mime-version',
  'content-type',
]
/** Named once more than it is there, so that no one may add a second sender. */
const OVERSIGNED = 'from'
const NAMES = { rsa: 'rsa-sha256', ed25519: 'ed25519-sha256' } as const

const generated = promisify(generateKeyPair)

/** Signs in threads of its own: an RSA signature would hold up all else for its time. */
const signed = promisify(
  (kind: Kind, data: Buffer, key: KeyObject, done: (error: Error | null, data: Buffer) => void) =>
    sign(kind === 'rsa' ? 'sha256' : null, data, key, done),
)

/** A key for a domain that sends, and the record that its DNS has to show at SELECTOR._domainkey. */
export async function createDkimKey(kind: Kind): Promise<{ privateKey: string; record: string }> {
  const { privateKey } =
    kind === 'rsa'
      ? await generated('rsa', { modulusLength: 2048 })
      : await generated('ed25519', {})
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { privateKey: pem, record: dkimRecord(pem) }
}

/** The text of the TXT record; a zone file holds it in strings of at most 255 characters. */
export function dkimRecord(privateKey: string): string {
  const key = createPublicKey(privateKey)
  const der = key.export({ type: 'spki', format: 'der' })
  // For Ed25519 the key alone, its last 32 bytes (RFC 8463).
  const published = kindOf(key) === 'rsa' ? der : der.subarray(-32)
  return `v=DKIM1; k=${kindOf(key)}; p=${published.toString('base64')}`
}

/** Puts a signature before a message (RFC 6376, relaxed/relaxed). What the key needs is prepared once. */
export function dkimSigner({ domain, selector, privateKey }: DkimKey) {
  const key = createPrivateKey(privateKey)
  const kind = kindOf(key)
  const before = `DKIM-Signature: v=1; a=${NAMES[kind]}; c=relaxed/relaxed; d=${domain};\r\n s=${selector};`
  return async (message: string, now: number): Promise<string> => {
    const { fields, body } = partsOf(message)
    const picked = pick(fields)
    const unsigned = [
      `${before} t=${Math.floor(now / 1_000)};`,
      ` h=${[...picked.map(({ name }) => name), OVERSIGNED].join(':\r\n  ')};`,
      ` bh=${sha256(relaxedBody(body)).toString('base64')};`,
      ' b=',
    ].join('\r\n')
    const data = [...picked.map(({ line }) => line), unsigned].map(relaxedField).join('\r\n')
    const hash = Buffer.from(data, 'utf8')
    // Ed25519 signs the hash, RSA hashes by itself.
    const bytes = await signed(kind, kind === 'rsa' ? hash : sha256(data), key)
    return `${unsigned}${folded(bytes.toString('base64'))}\r\n${message}`
  }
}

interface Field {
  name: string
  line: string
}

function partsOf(message: string): { fields: Field[]; body: string } {
  const end = message.indexOf('\r\n\r\n')
  const head = end < 0 ? message : message.slice(0, end)
  const fields = head.split(/\r\n(?![ \t])/).map((line) => ({
    name: line.slice(0, line.indexOf(':')).trim().toLowerCase(),
    line,
  }))
  return { fields, body: end < 0 ? '' : message.slice(end + 4) }
}

/** Of several with one name the last comes first, as the one who verifies counts them from below. */
const pick = (fields: readonly Field[]): Field[] =>
  SIGNED.flatMap((name) => fields.filter((field) => field.name === name).toReversed())

function relaxedField(line: string): string {
  const colon = line.indexOf(':')
  const value = line
    .slice(colon + 1)
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
  return `${line.slice(0, colon).trim().toLowerCase()}:${value.trim()}`
}

function relaxedBody(body: string): string {
  const relaxed = body
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(' \r\n', '\r\n')
    .replace(/ $/, '')
  let end = relaxed.length
  while (relaxed.endsWith('\r\n', end)) end -= 2
  return end === 0 ? '' : `${relaxed.slice(0, end)}\r\n`
}

function kindOf(key: KeyObject): Kind {
  const { asymmetricKeyType: type } = key
  if (type === 'rsa' || type === 'ed25519') return type
  throw new Error(`No signature is made with a key of the kind ${type}.`)
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()
const folded = (text: string) => (text.match(/.{1,72}/g) ?? []).join('\r\n ')
