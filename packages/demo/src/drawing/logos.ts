import { pick } from '../seed.ts'
import { lettering } from './letters.ts'

const WIDTH = 900
const HEIGHT = 240
const MARGIN = 24
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

/** A dealer's logo: a sign, and the name with its first word large. */
export function dealerLogo({ name, hierarchyId }: Named, isSecond = false): string {
  const colour = isSecond ? INK : (ACCENTS[hierarchyId] ?? INK)
  const [first = '', ...more] = name.split(' ').filter((word) => word !== 'of')
  const sign = pick(SIGNS, `sign ${name}`)
  return logo(sign, colour, [first, more.join(' ')])
}

/** The demo's own sign for a brand: its name in a frame, and not the maker's trade mark. */
export function brandLogo(id: string, name: string): string {
  const sign = '<rect x="8" y="8" width="84" height="84" rx="18"/><path d="M30 70V30L70 70V30"/>'
  return logo(sign, ACCENTS[id] ?? INK, [name, 'DEMO'])
}

function logo(sign: string, colour: string, [large, small]: [string, string]): string {
  const left = HEIGHT + MARGIN / 2
  const room = WIDTH - left - MARGIN
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<g fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`,
    ` transform="translate(${MARGIN} ${MARGIN}) scale(${(HEIGHT - 2 * MARGIN) / 100})">${sign}</g>`,
    line(large, { x: left, y: 44, room, most: 14, weight: 1.1, colour: INK }),
    line(small, { x: left, y: 158, room, most: 6.4, weight: 0.9, colour }),
    '</svg>',
  ].join('')
}

interface Line {
  x: number
  y: number
  room: number
  /** The largest scale; long words are drawn smaller. */
  most: number
  weight: number
  colour: string
}

function line(text: string, { x, y, room, most, weight, colour }: Line): string {
  const { width, strokes } = lettering(text)
  const scale = Math.min(most, room / width)
  const place = `translate(${x} ${y}) scale(${Math.round(scale * 1_000) / 1_000})`
  return `<g transform="${place}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`
}
