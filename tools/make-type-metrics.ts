import { openSubset, type OpenFont } from '../apps/server/src/pieces/bundled-fonts.gateway.ts'
import { FONTS, type FontName } from '../packages/rules/src/fonts/index.ts'

const isVisible = (codePoint: number) => codePoint >= 0x20 && codePoint !== 0xfffd

/** Letters of a font that no text is written with. */
const WRITTEN: Partial<Record<FontName, (codePoint: number) => boolean>> = {
  arabic: (codePoint) => isVisible(codePoint) && codePoint < 0xfb50,
  // It brings digits and the like, for keycaps; text takes them from its own face.
  emoji: (codePoint) => codePoint > 0xff,
}

/** How wide each letter of the bundled fonts is, so that the rules can break lines by themselves. */
export function typeMetricsFile(): string {
  const fonts = (Object.keys(FONTS) as FontName[]).map(
    (name) => `  ${key(name)}: ${metricsOf(name)},\n`,
  )
  return [
    '// Made by tools/make-type-metrics.ts from the bundled fonts: npm run generate.\n\n',
    '/** In thousandths of the size: the height of capitals, and the widths of letters in base 36. */\n',
    'export const TYPE_METRICS = {\n',
    ...fonts,
    '} as const\n',
  ].join('')
}

const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

function metricsOf(name: FontName): string {
  const widths = new Map<number, number>()
  const files = FONTS[name].subsets.map((subset) => openSubset(name, subset))
  for (const file of files) {
    for (const codePoint of file.characterSet.filter(WRITTEN[name] ?? isVisible)) {
      if (widths.has(codePoint)) continue
      widths.set(codePoint, thousandths(file, file.glyphForCodePoint(codePoint).advanceWidth))
    }
  }
  const [first] = files as [OpenFont]
  const ascending = [...widths].toSorted(([one], [other]) => one - other)
  const shown = compact(ascending)
  return `{\n    capHeight: ${thousandths(first, first.capHeight)},\n    widths:\n      '${shown}',\n  }`
}

const thousandths = ({ unitsPerEm }: OpenFont, units: number) =>
  Math.round((units * 1000) / unitsPerEm)

/** `start:width width*times …;` for each row of neighbours, in base 36. */
function compact(widths: readonly (readonly [number, number])[]): string {
  const rows: { start: number; next: number; widths: { width: number; times: number }[] }[] = []
  for (const [codePoint, width] of widths) {
    let row = rows.at(-1)
    if (row?.next !== codePoint) {
      row = { start: codePoint, next: codePoint, widths: [] }
      rows.push(row)
    }
    row.next += 1
    const last = row.widths.at(-1)
    if (last?.width === width) last.times += 1
    else row.widths.push({ width, times: 1 })
  }
  const shown = ({ width, times }: { width: number; times: number }) =>
    times > 1 ? `${width.toString(36)}*${times.toString(36)}` : width.toString(36)
  return rows.map((row) => `${row.start.toString(36)}:${row.widths.map(shown).join(' ')}`).join(';')
}
