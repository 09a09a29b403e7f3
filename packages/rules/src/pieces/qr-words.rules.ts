import { checkWords } from './reed-solomon.rules.ts'

// Level M of ISO/IEC 18004: a reader mends what a fold or a stain of 15 % has destroyed.

interface Version {
  words: number
  blocks: number
  checks: number
  /** Where the small squares stand by which a reader keeps its bearings. */
  aligned: readonly number[]
}

const version = (words: number, blocks: number, checks: number, ...aligned: number[]): Version => ({
  words,
  blocks,
  checks,
  aligned,
})

const VERSIONS: readonly Version[] = [
  version(26, 1, 10),
  version(44, 1, 16, 6, 18),
  version(70, 1, 26, 6, 22),
  version(100, 2, 18, 6, 26),
  version(134, 2, 24, 6, 30),
  version(172, 4, 16, 6, 34),
  version(196, 4, 18, 6, 22, 38),
  version(242, 4, 22, 6, 24, 42),
  version(292, 5, 22, 6, 26, 46),
  version(346, 5, 26, 6, 28, 50),
]

export const alignedAt = (number: number): readonly number[] => VERSIONS[number - 1]?.aligned ?? []

const BYTES = 0b0100
const capacity = ({ words, blocks, checks }: Version) => words - blocks * checks

/** The smallest version that holds a text, with all its words; undefined when none does. */
export function qrWords(text: string): { number: number; words: number[] } | undefined {
  const bytes = utf8(text)
  const isEnough = (one: Version, index: number) =>
    bytes.length * 8 + 4 + (index < 9 ? 8 : 16) <= capacity(one) * 8
  const index = VERSIONS.findIndex(isEnough)
  const found = VERSIONS[index]
  if (!found) return undefined
  const bits = [...digits(BYTES, 4), ...digits(bytes.length, index < 9 ? 8 : 16)]
  const all = [...bits, ...bytes.flatMap((byte) => digits(byte, 8))]
  return { number: index + 1, words: interleaved(padded(all, capacity(found)), found) }
}

const digits = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1)

function padded(bits: readonly number[], words: number): number[] {
  const ended = [...bits, 0, 0, 0, 0].slice(0, words * 8)
  const whole = Array.from({ length: Math.ceil(ended.length / 8) }, (_, index) =>
    [0, 1, 2, 3, 4, 5, 6, 7].reduce((word, bit) => word * 2 + (ended[index * 8 + bit] ?? 0), 0),
  )
  const filling = Array.from({ length: words - whole.length }, (_, index) =>
    index % 2 === 0 ? 0xec : 0x11,
  )
  return [...whole, ...filling]
}

/** Blocks take turns, so that a stain harms each of them a little. */
function interleaved(data: readonly number[], { words, blocks, checks }: Version): number[] {
  const short = Math.floor(words / blocks) - checks
  const longer = words % blocks
  const parts = Array.from({ length: blocks }, (_, index) => {
    const start = index * short + Math.max(0, index - (blocks - longer))
    return data.slice(start, start + short + (index >= blocks - longer ? 1 : 0))
  })
  return [...turns(parts), ...turns(parts.map((part) => checkWords(part, checks)))]
}

const turns = (parts: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, index) =>
    parts.flatMap((part) => part[index] ?? []),
  ).flat()

function utf8(text: string): number[] {
  return [...encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|./g)].map(([one, hex]) =>
    hex === undefined ? one.charCodeAt(0) : parseInt(hex, 16),
  )
}
