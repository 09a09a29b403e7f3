import { pick } from '../seed.ts'
import { lettering } from './letters.ts'

const WIDTH = 900
const HEIGHT = 240
const MARGIN = 16
const INK = '#1f2430'

/** Colours of the demo's brands, as the screens have them. */
const ACCENTS: Readonly<Record<string, string>> = {
  HONDA: '#c8102e',
  ACURA: '#3d4550',
  NISSAN: '#b3123f',
  AMP: '#1f5fbf',
}

/** Emblems of dealers: drawn for the demo, so that no real trademark is shown. */
const SIGNS = [
  '<path d="M10 90L50 14L90 90"/><path d="M30 62H70"/>',
  '<circle cx="50" cy="50" r="40"/><path d="M22 68L46 34L62 56L80 30"/>',
  '<path d="M50 8L90 50L50 92L10 50Z"/><path d="M32 50H68"/>',
  '<path d="M12 78C30 20 70 20 88 78"/><path d="M28 78C38 46 62 46 72 78"/>',
  '<path d="M14 30H86M14 54H66M14 78H46"/>',
  '<path d="M50 10V90M50 10L84 32M50 36L84 58M50 62L84 84"/>',
  '<path d="M18 18H82V82H18Z"/><path d="M18 82L82 18"/>',
  '<path d="M50 90V40"/><path d="M50 40C20 40 14 16 14 12C40 12 50 26 50 40C50 26 60 12 86 12C86 16 80 40 50 40"/>',
] as const

interface Named {
  name: string
  hierarchyId: string
}

/** A dealer's logo: a sign, and the whole name in as many lines as keep it readable. */
export function dealerLogo({ name, hierarchyId }: Named, isSecond = false): string {
  const colour = isSecond ? INK : (ACCENTS[hierarchyId] ?? INK)
  const words = name.split(' ')
  const [two, three = two] = [2, 3]
    .filter((count) => count <= words.length)
    .map((count) => linesOf(words, count))
  const lines = two && three && letterHeight(two) < READABLE ? larger(two, three) : two
  return logo(pick(SIGNS, `sign ${name}`), colour, lines ?? [name])
}

/** The demo's own sign for a brand: its name in a frame, and not the maker's trade mark. */
export function brandLogo(id: string, name: string): string {
  const sign = '<rect x="8" y="8" width="84" height="84" rx="18"/><path d="M30 70V30L70 70V30"/>'
  return logo(sign, ACCENTS[id] ?? INK, [name, 'DEMO'])
}

/** Of letters in a logo of which a press makes a third of an inch. */
const READABLE = 40
const letterHeight = (lines: readonly string[]) => placed(lines).scale * LETTER
const larger = (one: string[], other: string[]) =>
  letterHeight(one) < letterHeight(other) ? other : one

/** So many lines, of which the longest is as short as it can be. */
const linesOf = (words: readonly string[], count: number): string[] =>
  broken(words, count).toSorted((one, other) => longestOf(one) - longestOf(other))[0] ?? []

/** Every way to break words into so many lines. */
function broken(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]]
  return Array.from({ length: words.length - count + 1 }, (_, at) => at + 1).flatMap((taken) =>
    broken(words.slice(taken), count - 1).map((rest) => [words.slice(0, taken).join(' '), ...rest]),
  )
}

const longestOf = (lines: readonly string[]) =>
  Math.max(...lines.map((line) => lettering(line).width))

/** How high letters are, on their own grid. */
const LETTER = 6
const GAP = 26

/** Where lines begin, beside a sign that leaves a long name more room, and how large their letters are. */
function placed(lines: readonly string[]) {
  const side = lines.length > 2 ? 108 : 192
  const left = MARGIN + side + 20
  const high = (HEIGHT - 2 * MARGIN - GAP * (lines.length - 1)) / lines.length
  const scale = Math.min(high / LETTER, (WIDTH - left - MARGIN) / longestOf(lines), 14)
  return { side, left, scale }
}

function logo(sign: string, colour: string, lines: readonly string[]): string {
  const { side, left, scale } = placed(lines)
  const block = lines.length * scale * LETTER + (lines.length - 1) * GAP
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<g fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`,
    ` transform="translate(${MARGIN} ${(HEIGHT - side) / 2}) scale(${side / 100})">${sign}</g>`,
    ...lines.map((text, at) =>
      line(text, {
        x: left,
        y: (HEIGHT - block) / 2 + at * (scale * LETTER + GAP),
        scale,
        colour: at === 0 ? INK : colour,
      }),
    ),
    '</svg>',
  ].join('')
}

interface Line {
  x: number
  y: number
  scale: number
  colour: string
}

function line(text: string, { x, y, scale, colour }: Line): string {
  const place = `translate(${x} ${Math.round(y)}) scale(${Math.round(scale * 1_000) / 1_000})`
  return `<g transform="${place}" fill="none" stroke="${colour}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round">${lettering(text).strokes}</g>`
}
