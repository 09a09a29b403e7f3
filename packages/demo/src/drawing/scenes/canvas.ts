import { share } from '../../seed.ts'

/** Scenes are drawn on 1,800 by 1,000; as pictures they cover a card of 11 by 6 inches with its bleed. */
const SCENE_WIDTH = 3375
const SCENE_HEIGHT = 1875

export function canvas(paints: readonly string[], parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}" viewBox="0 0 1800 1000">`,
    `<defs>${paints.join('')}</defs>${parts.join('')}</svg>`,
  ].join('')
}

/** A colour along a gradient, with how much of it is seen where not all is. */
export type Stop = readonly [at: number, colour: string, seen?: number]

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([at, colour, seen]) =>
        `<stop offset="${at}" stop-color="${colour}"${seen === undefined ? '' : ` stop-opacity="${seen}"`}/>`,
    )
    .join('')

/** From top to bottom. */
export const fade = (id: string, ...stops: Stop[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`

/** From left to right. */
export const sweep = (id: string, ...stops: Stop[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stopsOf(stops)}</linearGradient>`

/** From the middle outwards. */
export const glow = (id: string, ...stops: Stop[]) =>
  `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`

export const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`

export const shape = (data: string, fill: string, more = '') =>
  `<path d="${data}" fill="${fill}" ${more}/>`

export const stroke = (data: string, colour: string, width: number, more = '') =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** So many things, each with two fixed numbers of its own in [0, 1). */
export const scattered = (
  label: string,
  count: number,
  draw: (across: number, down: number, at: number) => string,
): string =>
  Array.from({ length: count }, (_, at) =>
    draw(share(`${label} across ${at}`), share(`${label} down ${at}`), at),
  ).join('')

/** A line of mountains or hills across the scene, filled down to its foot. */
export function ridge(
  label: string,
  { top, height, foot, points }: { top: number; height: number; foot: number; points: number },
): string {
  const step = 1800 / points
  const peaks = Array.from({ length: points + 1 }, (_, at) => {
    const y = top + share(`${label} ${at}`) * height * (at % 2 ? 0.35 : 1)
    return `${round(at * step)} ${round(y)}`
  })
  return `M0 ${foot}L${peaks.join('L')}L1800 ${foot}Z`
}

/** A fir of a few boughs, standing at its foot. */
export function fir(x: number, foot: number, height: number, fill: string, more = ''): string {
  const boughs = [0, 0.24, 0.48].map((from, at) => {
    const half = height * (0.13 + at * 0.06)
    const top = foot - height + from * height
    const low = top + height * 0.42
    return `M${round(x)} ${round(top)}L${round(x + half)} ${round(low)}Q${round(x)} ${round(low - height * 0.05)} ${round(x - half)} ${round(low)}Z`
  })
  return shape(boughs.join(''), fill, more)
}

export const round = (value: number) => Math.round(value * 10) / 10
