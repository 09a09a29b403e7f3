import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageIdOf } from './campaign-message.painter.ts'
import { pieceNames, readReturnPath, returnPathFor, type NamedPiece } from './piece-names.load.ts'

const names = pieceNames('secret')
const PIECE: NamedPiece = { sendingKey: 12, isSeed: false, recipient: 1_207 }
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789.-'

const pieces = fc.record({
  sendingKey: fc.integer({ min: 1, max: 2_147_483_647 }),
  isSeed: fc.boolean(),
  recipient: fc.integer({ min: 0, max: 2_147_483_647 }),
})

test('what a name names is read from it again, also in capitals, and by another program', () => {
  fc.assert(
    fc.property(pieces, (piece) => {
      const name = names.nameFor(piece)
      expect(name).toMatch(/^[a-z0-9.-]{32}$/)
      expect(names.read(name)).toEqual(piece)
      expect(pieceNames('secret').read(name.toUpperCase())).toEqual(piece)
    }),
  )
})

test('a name with any one letter changed, cut, or longer is not ours', () => {
  const name = names.nameFor(PIECE)
  for (let at = 0; at < name.length; at += 1) {
    for (const letter of LETTERS.replace(name.charAt(at), '')) {
      expect(names.read(name.slice(0, at) + letter + name.slice(at + 1))).toBeUndefined()
    }
    expect(names.read(name.slice(0, at))).toBeUndefined()
  }
  for (const other of [`${name}a`, ` ${name}`, `${name}\n`, '', `${name}${name}`]) {
    expect(names.read(other)).toBeUndefined()
  }
})

test('a name that another secret signed is not ours, nor that of a customer as one of a seed', () => {
  expect(names.read(pieceNames('other').nameFor(PIECE))).toBeUndefined()
  const seed = names.nameFor({ ...PIECE, isSeed: true })
  const spliced = seed.slice(0, 2) + names.nameFor(PIECE).slice(2)
  expect(names.read(spliced)).toBeUndefined()
})

test('a text that quotes an email names its piece, whatever else of that length it quotes', () => {
  const id = messageIdOf(names.nameFor(PIECE), 'mail.example')
  const other = pieceNames('other').nameFor(PIECE)
  const quoted = `Message-ID: <${other}@x>\r\nX-Id: ${'a'.repeat(32)}\r\nMessage-ID: ${id}\r\n`
  expect(names.findIn(quoted)).toEqual(PIECE)
  expect(names.findIn(quoted.replace(id, ''))).toBeUndefined()
  expect(names.findIn(`x${names.nameFor(PIECE)}`)).toBeUndefined()
})

test('an address for returns is one of a mailbox, and gives its name back for our domains only', () => {
  const name = names.nameFor(PIECE)
  const address = returnPathFor(name, 'mail.example')
  // RFC 5321: no more than 64 in front of the sign.
  expect(address.indexOf('@')).toBeLessThanOrEqual(64)
  expect(readReturnPath(address)).toBe(name)
  expect(readReturnPath(address.toUpperCase())).toBe(name)
  for (const other of [
    `bounce+${name}@mail.example`,
    `returns@mail.example`,
    `returns+@mail.example`,
    `returns+a b@mail.example`,
    `${address}\n`,
    `<${address}>`,
    `returns+${'a'.repeat(57)}@mail.example`,
  ]) {
    expect(readReturnPath(other), other).toBeUndefined()
  }
})
