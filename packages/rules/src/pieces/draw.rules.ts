import { capHeight, oneLine, type Face } from '../fonts/index.ts'
import { fit, type Fitted } from './lines.rules.ts'
import type { Ink, Mark, PathMark, RectMark, TextMark } from './marks.rules.ts'

/** Part of a page, in points. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const INCH = 72

export const box = (x: number, y: number, width: number, height: number): Box => ({
  x,
  y,
  width,
  height,
})

export const inset = ({ x, y, width, height }: Box, by: number, byY = by): Box =>
  box(x + by, y + byY, width - 2 * by, height - 2 * byY)

/** Equal cells, row by row. */
export function grid(area: Box, columns: number, rows: number, gap: number): Box[] {
  const width = (area.width - gap * (columns - 1)) / columns
  const height = (area.height - gap * (rows - 1)) / rows
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns
    const row = Math.floor(index / columns)
    return box(area.x + column * (width + gap), area.y + row * (height + gap), width, height)
  })
}

/** The part of a box that is so high, from its top, and what is left below it. */
export const cutTop = (area: Box, height: number, gap = 0): [Box, Box] => [
  box(area.x, area.y, area.width, height),
  box(area.x, area.y + height + gap, area.width, area.height - height - gap),
]

export const cutBottom = (area: Box, height: number, gap = 0): [Box, Box] => {
  const [rest, bottom] = cutTop(area, area.height - height - gap, gap)
  return [bottom, rest]
}

export const cutLeft = (area: Box, width: number, gap = 0): [Box, Box] => [
  box(area.x, area.y, width, area.height),
  box(area.x + width + gap, area.y, area.width - width - gap, area.height),
]

export const cutRight = (area: Box, width: number, gap = 0): [Box, Box] => {
  const [rest, right] = cutLeft(area, area.width - width - gap, gap)
  return [right, rest]
}

export const rect = (area: Box, fill: Ink, radius?: number): RectMark => ({
  kind: 'rect',
  ...area,
  fill,
  radius,
})

export const frame = (area: Box, ink: Ink, width: number, more?: Partial<RectMark>): RectMark => ({
  kind: 'rect',
  ...area,
  stroke: { ink, width },
  ...more,
})

export const path = (data: string, at: { x: number; y: number }, scale: number, fill: Ink) =>
  ({ kind: 'path', ...at, scale, data, fill }) satisfies PathMark

export interface Lettering {
  face: Face
  size: number
  ink: Ink
  anchor?: TextMark['anchor']
  tracking?: number
}

/** A line as it is, without regard to its room. */
export const words = (text: string, x: number, y: number, look: Lettering): TextMark => ({
  kind: 'text',
  x,
  y,
  text: oneLine(text),
  anchor: 'start',
  ...look,
})

export interface Setting extends Lettering {
  smallest?: number
  lines?: number
  leading?: number
  /** Where a block that is lower than its room stands in it. */
  rise?: 'top' | 'middle' | 'bottom'
}

export interface Block {
  marks: Mark[]
  height: number
  fitted: Fitted
}

const MOST_OF_A_HEADING = 5

/** A text in a room: made smaller, and cut at last, until it fits. */
export function block(text: string, area: Box, setting: Setting): Block {
  const { smallest = 6, lines = Infinity, leading = 1.2, rise = 'top' } = setting
  const isEven = lines <= MOST_OF_A_HEADING
  const room = { ...setting, smallest, lines, leading, isEven, width: area.width }
  const fitted = fit(text, { ...room, height: area.height + 0.01 })
  const caps = capHeight(setting.face, fitted.size)
  const step = fitted.size * leading
  const height = fitted.lines.length === 0 ? 0 : caps + step * (fitted.lines.length - 1)
  const spare = { top: 0, middle: (area.height - height) / 2, bottom: area.height - height }[rise]
  const { face, ink, tracking, anchor = 'start' } = setting
  const last = fitted.lines.length - 1
  const marks = fitted.lines.map((line, index): TextMark => {
    const y = area.y + spare + caps + step * index
    const look = { face, size: fitted.size, ink, anchor, tracking }
    const mark = words(line, anchored(area, anchor), y, look)
    return fitted.isCut && index === last ? { ...mark, isCut: true } : mark
  })
  return { marks, height, fitted }
}

const anchored = ({ x, width }: Box, anchor: TextMark['anchor']) =>
  x + { start: 0, middle: width / 2, end: width }[anchor]
