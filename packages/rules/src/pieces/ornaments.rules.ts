import { path } from './draw.rules.ts'
import { GREY } from './inks.rules.ts'
import type { Ink, Mark } from './marks.rules.ts'

/** A ring as path data; the hole runs the other way round. */
const ring = (x: number, y: number, r: number, hole: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z` +
  `M${x - hole} ${y}a${hole} ${hole} 0 1 0 ${2 * hole} 0a${hole} ${hole} 0 1 0 ${-2 * hole} 0z`

const SCISSORS =
  ring(4, 3.4, 2.6, 1.3) +
  ring(4, 12.6, 2.6, 1.3) +
  'M5.6 4.6L20 12.2Q20.4 13.6 18.6 13.2L5 6.4zM5.6 11.4L20 3.8Q20.4 2.4 18.6 2.8L5 9.6z'

/** A stopwatch in a hurry: the mark of service without an appointment. */
const STOPWATCH =
  `${ring(15, 14, 9, 7)}M13 1h4v2.4h-4zM22.2 5.2l1.7 1.7-1.6 1.6-1.7-1.7z` +
  'M14 8.5h2v5l3.4 3.2-1.4 1.5L14 14.4zM0 9h5v1.8H0zM1.5 13.4H5v1.8H1.5zM0 17.8h5v1.8H0z'

/** Three blades in a row, the last one the shortest: the same mark of the second brand. */
const BLADES = 'M0 23L8 0h5L5 23zM7.5 23L14.5 2.5h5L12.5 23zM15 23L20.5 5h5L20 23z'

const fixed = (value: number) => Math.round(value * 100) / 100

/** A wheel with five spokes, for a place that has no photo. */
const WHEEL = `${ring(50, 50, 50, 41)}${ring(50, 50, 38, 34.5)}${ring(50, 50, 9, 4)}${spokes()}`

function spokes(): string {
  const at = (angle: number, far: number) =>
    `${fixed(50 + far * Math.sin(angle))} ${fixed(50 - far * Math.cos(angle))}`
  return [0, 1, 2, 3, 4]
    .map((index) => (index * Math.PI * 2) / 5)
    .map(
      (angle) =>
        `M${at(angle - 0.42, 8)}L${at(angle - 0.13, 36)}L${at(angle + 0.13, 36)}L${at(angle + 0.42, 8)}z`,
    )
    .join('')
}

export const stopwatch = (at: { x: number; y: number }, height: number, ink: Ink): Mark =>
  path(STOPWATCH, at, height / 23, ink)

export const blades = (at: { x: number; y: number }, height: number, ink: Ink): Mark =>
  path(BLADES, at, height / 23, ink)

export const wheel = (middle: { x: number; y: number }, across: number, ink: Ink): Mark =>
  path(WHEEL, { x: middle.x - across / 2, y: middle.y - across / 2 }, across / 100, ink)

/** Scissors on the line along which a coupon is cut out. */
export const scissors = (
  middle: { x: number; y: number },
  width: number,
  ink: Ink = GREY,
): Mark[] => [
  path(SCISSORS, { x: middle.x - width / 2, y: middle.y - width * 0.4 }, width / 20, ink),
]
