/**
 * The Intelligent Mail barcode of the United States Postal Service, as USPS-B-3200 defines it: 20 digits
 * of the sender and 0, 5, 9 or 11 of the place become 65 bars.
 */

/** What stands above and below the part that every bar has. */
export interface MailBar {
  ascends: boolean
  descends: boolean
}

/** For each bar, which bit of which character lets it descend, and which lets it ascend. */
const BARS = (
  'H2-E3 B10-A0 J12-C8 F5-G11 I9-D1 A1-F12 C5-B8 E4-J11 G3-I10 D9-H6 ' +
  'F11-B4 I5-C12 J10-A2 H1-G7 D6-E9 A3-I6 G4-C7 B1-J9 H10-F2 E0-D8 ' +
  'G2-A4 I11-B0 J8-D12 C6-H7 F1-E10 B12-G9 H3-I0 F8-J7 E6-C10 D4-A5 ' +
  'I4-F7 H11-B9 G0-J6 A6-E8 C1-D2 F9-I12 E11-G1 J5-H4 D3-B2 A7-C0 ' +
  'B3-E1 G10-D5 I7-J4 C11-F6 A8-H12 E2-I1 F10-D0 J3-A9 G5-C4 H8-B7 ' +
  'F0-E5 C3-A10 G12-J2 D11-B6 I8-H9 F4-A11 B5-C2 J1-E12 I3-G6 H0-D7 ' +
  'E7-H5 A12-B11 C9-J0 G8-F3 D10-I2'
)
  .split(' ')
  .map((bar) =>
    bar.split('-').map((bit) => ({ character: bit.charCodeAt(0) - 65, bit: Number(bit.slice(1)) })),
  )

const DIGITS = /^\d[0-4]\d{18}(\d{5}|\d{9}|\d{11})?$/
/** Where the ZIP codes of each length begin to be counted. */
const FIRST: Readonly<Record<number, bigint>> = { 0: 0n, 5: 1n, 9: 100_001n, 11: 1_000_100_001n }

export const areMailDigits = (digits: string): boolean => DIGITS.test(digits)

/** The bars of a piece of mail; none for digits that are not of such a piece. */
export function mailBars(digits: string): MailBar[] {
  if (!areMailDigits(digits)) return []
  const value = asNumber(digits)
  const characters = charactersOf(value, check(value))
  const isSet = ({ character, bit }: { character: number; bit: number }) =>
    (((characters[character] ?? 0) >> bit) & 1) === 1
  return BARS.map(([down, up]) => ({
    descends: down !== undefined && isSet(down),
    ascends: up !== undefined && isSet(up),
  }))
}

function asNumber(digits: string): bigint {
  const zip = digits.slice(20)
  const place = (FIRST[zip.length] ?? 0n) + BigInt(zip === '' ? 0 : zip)
  const kind = digits[0] ?? '0'
  const level = digits[1] ?? '0'
  const started = (place * 10n + BigInt(kind)) * 5n + BigInt(level)
  return started * 10n ** 18n + BigInt(digits.slice(2, 20))
}

/** Eleven bits by which a reader finds a misread bar: over 102 bits, the highest first. */
function check(value: bigint): number {
  let rest = 0x7ff
  for (let bit = 101n; bit >= 0n; bit -= 1n) {
    const isOdd = Number((value >> bit) & 1n) !== rest >> 10
    rest = ((rest << 1) & 0x7ff) ^ (isOdd ? 0x735 : 0)
  }
  return rest
}

function charactersOf(value: bigint, check: number): number[] {
  let left = value / 636n
  let last = Number(value % 636n) * 2
  const words = [last]
  for (let count = 0; count < 8; count += 1) {
    words.unshift(Number(left % 1365n))
    left /= 1365n
  }
  words.unshift(Number(left) + (check >> 10) * 659)
  const known = [...ofBits(5), ...ofBits(2)]
  return words.map((word, index) => {
    const character = known[word] ?? 0
    return (check >> index) % 2 === 1 ? character ^ 0x1fff : character
  })
}

const tables = new Map<number, readonly number[]>()

/** The characters of 13 bits with so many set, each beside its mirror, those that are their own last. */
function ofBits(count: number): readonly number[] {
  const cached = tables.get(count)
  if (cached) return cached
  const all = Array.from({ length: 0x2000 }, (_, value) => value).filter(
    (value) => ones(value) === count,
  )
  const pairs = all
    .filter((value) => value < mirrored(value))
    .flatMap((value) => [value, mirrored(value)])
  const alike = all.filter((value) => value === mirrored(value)).toReversed()
  const table = [...pairs, ...alike]
  tables.set(count, table)
  return table
}

const bits = (value: number) => value.toString(2).padStart(13, '0')
const ones = (value: number) => bits(value).replaceAll('0', '').length
const mirrored = (value: number) => parseInt([...bits(value)].toReversed().join(''), 2)
