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

/** A side view of no maker's vehicle. */
export function vehicle(one: Vehicle): string {
  const { style, x, y, scale, hasLightsOn, hasRoofBox } = one
  const body = SILHOUETTES[style]
  const parts = [
    oval(445, GROUND - 2, 470, 26, 'url(#under)'),
    hasLightsOn ? shape('M52 226L-620 330L-620 372L70 262Z', 'url(#beam)') : '',
    hasRoofBox ? roofBox() : '',
    shape(body, 'url(#paint)', 'stroke="url(#paint)" stroke-width="10" stroke-linejoin="round"'),
    shape('M60 232C200 206 700 206 840 232L836 240C690 216 210 216 58 242Z', 'url(#sheen)'),
    shape(body, 'url(#shade)'),
    shape(WINDOWS[style], '#12181f', 'stroke="#12181f" stroke-width="9" stroke-linejoin="round"'),
    shape(WINDOWS[style], 'url(#glass)'),
    ...doors(),
    lamps(hasLightsOn),
    ...WHEELS.map(wheel),
  ]
  return `<g transform="translate(${x} ${y - GROUND * scale}) scale(${scale})">${parts.join('')}</g>`
}

const doors = () => [
  stroke('M440 205C438 240 440 262 444 282', '#000', 2.5, 'stroke-opacity=".35"'),
  stroke('M612 204C622 226 618 236 604 252', '#000', 2.5, 'stroke-opacity=".35"'),
  stroke('M296 206C284 240 286 262 296 282', '#000', 2.5, 'stroke-opacity=".35"'),
  stroke('M388 222H420M552 222H584', '#fff', 5, 'stroke-opacity=".55"'),
  stroke('M296 286H600', '#0c0f13', 14, 'stroke-opacity=".75"'),
]

const roofBox = () =>
  [
    shape('M330 78C330 52 360 44 400 44H590C640 44 668 56 676 78Z', '#20262d'),
    shape('M344 66C356 54 380 50 404 50H580C612 50 640 54 656 62Z', '#fff', 'fill-opacity=".14"'),
    stroke('M392 78V96M620 78V96', '#20262d', 9),
  ].join('')

function lamps(isOn: boolean | undefined): string {
  const front = shape('M46 222C60 210 84 206 104 208C98 226 76 234 46 234Z', '#fdfdf8')
  const back = shape('M850 214C836 210 824 210 812 214C816 228 832 236 852 236Z', '#d8332b')
  if (!isOn) return front + back
  return front + back + disc(62, 222, 96, 'url(#lamp)') + disc(842, 224, 70, 'url(#tail)')
}

function wheel(x: number): string {
  const spokes = Array.from({ length: 7 }, (_, at) => {
    const turn = (at * 360) / 7
    return `<path d="M-5 -8L-8 -36H8L5 -8Z" transform="translate(${x} 282) rotate(${turn})" fill="#e9edf1"/>`
  })
  return [
    disc(x, 280, 65, '#07090c'),
    disc(x, 282, 56, '#1b1f25'),
    disc(x, 282, 55, 'none', 'stroke="#343a42" stroke-width="2"'),
    disc(x, 282, 39, '#0f1216'),
    disc(x, 282, 38, 'none', 'stroke="url(#rim)" stroke-width="5"'),
    ...spokes,
    disc(x, 282, 10, 'url(#rim)'),
  ].join('')
}
