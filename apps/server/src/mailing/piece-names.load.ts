import { createHmac, timingSafeEqual } from 'node:crypto'

/** One email that was sent: a delivery of a sending. */
export interface NamedPiece {
  sendingKey: number
  isSeed: boolean
  /** Of a seed its place among those of the sending. */
  recipient: number
}

export interface PieceNames {
  /** The same for the same piece; letters and digits only, and none of them in capitals. */
  nameFor: (piece: NamedPiece) => string
  /** Undefined: this installation never signed it. */
  read: (name: string) => NamedPiece | undefined
  /** The piece that a text names somewhere, as a report quotes the email that it is about. */
  findIn: (text: string) => NamedPiece | undefined
}

/** The secret by which they are signed. */
export const PIECE_NAMES = 'piece-names'

/** Names of pieces, signed: whoever invents a report about an email has to have seen that email. */
export function pieceNames(secret: string): PieceNames {
  const signatureOf = (named: Buffer) =>
    createHmac('sha256', secret).update(named).digest().subarray(0, SIGNATURE_BYTES)
  const read = (name: string): NamedPiece | undefined => {
    // Some servers write what they return in capitals.
    const bytes = fromLetters(name.toLowerCase())
    if (!bytes) return undefined
    const named = bytes.subarray(0, NAMED_BYTES)
    const isOurs = timingSafeEqual(bytes.subarray(NAMED_BYTES), signatureOf(named))
    return isOurs ? fromBytes(named) : undefined
  }
  return {
    nameFor(piece) {
      const named = toBytes(piece)
      return toLetters(Buffer.concat([named, signatureOf(named)]))
    },
    read,
    findIn(text) {
      for (const [name] of text.matchAll(CANDIDATES)) {
        const piece = read(name)
        if (piece) return piece
      }
      return undefined
    },
  }
}

/** Where servers return what they cannot deliver: it names the piece also where they quote nothing of it. */
export const returnPathFor = (name: string, domain: string): string => `${RETURNS}${name}@${domain}`

/** The name in such an address, at whatever domain: that it is one of ours its signature says. Undefined: it is no such address. */
export const readReturnPath = (address: string): string | undefined =>
  RETURN_PATH.exec(address)?.[1]?.toLowerCase()

const RETURNS = 'returns+'
const RETURN_PATH = /^returns\+([a-z0-9.-]{1,56})@[a-z0-9.-]{1,255}$/i

/** Which fields a name has: another form would come with other numbers. */
const OF_CUSTOMER = 1
const OF_SEED = 2
const NAMED_BYTES = 9
/** 88 bits; and 20 bytes are whole letters, so that none of them is without a meaning. */
const SIGNATURE_BYTES = 11
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const NAME = /^[a-z2-7]{32}$/
const CANDIDATES = /(?<![a-z0-9])[a-z2-7]{32}(?![a-z0-9])/gi

function toBytes({ sendingKey, isSeed, recipient }: NamedPiece): Buffer {
  const bytes = Buffer.alloc(NAMED_BYTES)
  bytes.writeUInt8(isSeed ? OF_SEED : OF_CUSTOMER, 0)
  bytes.writeUInt32BE(sendingKey, 1)
  bytes.writeUInt32BE(recipient, 5)
  return bytes
}

function fromBytes(bytes: Buffer): NamedPiece | undefined {
  const form = bytes[0]
  if (form !== OF_CUSTOMER && form !== OF_SEED) return undefined
  return {
    sendingKey: bytes.readUInt32BE(1),
    isSeed: form === OF_SEED,
    recipient: bytes.readUInt32BE(5),
  }
}

/** Base32: what comes back has often lost its capitals. Bit by bit, as it is done for each of many thousand emails. */
function toLetters(bytes: Buffer): string {
  let [letters, bits, held] = ['', 0, 0]
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xfff
    for (held += 8; held >= 5; held -= 5) letters += LETTERS.charAt((bits >> (held - 5)) & 31)
  }
  return letters
}

function fromLetters(text: string): Buffer | undefined {
  if (!NAME.test(text)) return undefined
  const bits = [...text]
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
