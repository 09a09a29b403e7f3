import { SILHOUETTES, WINDOWS, type BodyStyle } from '../silhouettes.ts'
import { disc, fade, glow, oval, shape, stroke, sweep } from './canvas.ts'

export interface Vehicle {
  style: BodyStyle
  /** Where its front bumper's foot is, and how large it is. */
  x: number
  y: number
  scale: number
  paint: { light: string; main: string; deep: string }
  glass?: readonly [string, string]
  /** The beam falls to the left, where the vehicle goes. */
  hasLightsOn?: boolean
  hasRoofBox?: boolean
}

const WHEELS = [212, 682]
const GROUND = 338

/** The colours that a vehicle is painted with; they stand once in each scene. */
export function vehiclePaints({ paint, glass = ['#dfeaf2', '#5d7182'] }: Vehicle): string[] {
  return [
    fade('paint', [0, paint.light], [0.45, paint.main], [0.62, paint.main], [1, paint.deep]),
    fade('glass', [0, glass[0]], [1, glass[1]]),
    fade('shade', [0, '#000', 0], [0.72, '#000', 0], [1, '#000', 0.42]),
    fade('sheen', [0, '#fff', 0.5], [1, '#fff', 0]),
    glow('rim', [0, '#f4f6f8'], [0.7, '#b9c1ca'], [1, '#7d8791']),
    glow('under', [0, '#000', 0.55], [0.7, '#000', 0.28], [1, '#000', 0]),
    sweep('beam', [0, '#fff3cf', 0], [1, '#fff3cf', 0.75]),
    glow('lamp', [0, '#fffbe9', 1], [0.25, '#fff1c2', 0.8], [1, '#ffe7a0', 0]),
    glow('tail', [0, '#ff6a5c', 0.9], [1, '#ff2a2a', 0]),
  ]
}

/** How high its windows end, from which its doors hang. */
const BELTS: Readonly<Record<BodyStyle, number>> = {
  sedan: 186,
  coupe: 204,
  hatchback: 194,
  suv: 167,
  minivan: 152,
  truck: 180,
}

/** A side view of no maker's vehicle. */
export function vehicle(one: Vehicle): string {
  const { style, x, y, scale, hasLightsOn, hasRoofBox } = one
  const body = SILHOUETTES[style]
  const belt = BELTS[style]
  const parts = [
    oval(445, GROUND - 2, 470, 26, 'url(#under)'),
    hasLightsOn ? shape('M52 226L-620 330L-620 372L70 262Z', 'url(#beam)') : '',
    hasRoofBox ? roofBox() : '',
    shape(body, 'url(#paint)', 'stroke="url(#paint)" stroke-width="8" stroke-linejoin="round"'),
    shape(body, 'url(#shade)'),
    shoulder(belt),
    shape(WINDOWS[style], '#12181f', 'stroke="#12181f" stroke-width="10" stroke-linejoin="round"'),
    shape(WINDOWS[style], 'url(#glass)'),
    ...doors(belt),
    lamps(hasLightsOn),
    ...WHEELS.map(arch),
    ...WHEELS.map(wheel),
  ]
  return `<g transform="translate(${x} ${y - GROUND * scale}) scale(${scale})">${parts.join('')}</g>`
}

/** Light lies on the shoulder, and the flank below it is darker. */
const shoulder = (belt: number) =>
  [
    shape(
      `M96 ${belt + 32}C260 ${belt + 14} 640 ${belt + 12} 822 ${belt + 24}L826 ${belt + 34}C640 ${belt + 22} 260 ${belt + 26} 90 ${belt + 46}Z`,
      'url(#sheen)',
    ),
    stroke(
      `M120 ${belt + 62}C300 ${belt + 46} 600 ${belt + 46} 806 ${belt + 52}`,
      '#000',
      3,
      'stroke-opacity=".2"',
    ),
    stroke('M286 268C380 276 520 276 606 268', '#fff', 3, 'stroke-opacity=".3"'),
  ].join('')

const doors = (belt: number) => [
  stroke(`M448 ${belt + 4}C446 ${belt + 50} 446 262 450 286`, '#000', 2.5, 'stroke-opacity=".4"'),
  stroke(`M654 ${belt + 6}C656 230 640 240 612 258`, '#000', 2.5, 'stroke-opacity=".35"'),
  stroke(`M272 ${belt + 8}C268 236 276 266 290 284`, '#000', 2.5, 'stroke-opacity=".35"'),
  stroke(`M392 ${belt + 26}H424M576 ${belt + 26}H608`, '#fff', 5, 'stroke-opacity=".6"'),
  stroke('M66 286H840', '#0c0f13', 13, 'stroke-opacity=".85"'),
  // The mirror.
  shape(
    `M284 ${belt + 4}C280 ${belt - 16} 300 ${belt - 22} 318 ${belt - 16}L312 ${belt + 4}Z`,
    'url(#paint)',
  ),
]

const roofBox = () =>
  [
    shape('M330 78C330 52 360 44 400 44H590C640 44 668 56 676 78Z', '#20262d'),
    shape('M344 66C356 54 380 50 404 50H580C612 50 640 54 656 62Z', '#fff', 'fill-opacity=".14"'),
    stroke('M392 78V96M620 78V96', '#20262d', 9),
  ].join('')

function lamps(isOn: boolean | undefined): string {
  const front = shape('M50 222C66 206 100 199 134 198C126 208 100 216 62 230Z', '#fdfdf8')
  const back = shape('M846 208C826 200 806 198 778 199C790 210 816 216 847 224Z', '#d8332b')
  const grille = shape('M40 246C44 240 60 240 74 242L70 268C58 270 46 270 40 266Z', '#12161b')
  if (!isOn) return front + back + grille
  const glare = disc(66, 222, 96, 'url(#lamp)') + disc(840, 212, 70, 'url(#tail)')
  return front + back + grille + glare
}

const arch = (x: number) =>
  shape(`M${x - 76} 290A76 78 0 0 1 ${x + 76} 290Z`, '#0a0c10', 'fill-opacity=".92"')

function wheel(x: number): string {
  const spokes = Array.from({ length: 5 }, (_, at) => {
    const turned = `translate(${x} 276) rotate(${at * 72})`
    return `<path d="M-4 -8L-15 -41H-5L0 -14L5 -41H15L4 -8Z" transform="${turned}" fill="url(#rim)"/>`
  })
  return [
    disc(x, 276, 61, '#15181d'),
    disc(x, 276, 60, 'none', 'stroke="#3a4048" stroke-width="2"'),
    disc(x, 276, 45, '#0f1216'),
    disc(x, 276, 43, 'none', 'stroke="url(#rim)" stroke-width="4"'),
    ...spokes,
    disc(x, 276, 9, 'url(#rim)'),
  ].join('')
}
