import { readCsv } from './csv.rules.ts'

/** What stands between cells: of two that divide a file alike, the first. */
const SEPARATORS = [',', ';', '\t', '|'] as const

export type Separator = (typeof SEPARATORS)[number]

const LOOKED_AT = 20

/**
 * The separator by which the first lines have as many cells as their headers, and the most of them; a comma
 * within names does not count where the lines do not agree on it.
 */
export function separatorOf(text: string, isWhole: boolean): Separator {
  const tried = SEPARATORS.map((separator) => {
    const { rows } = readCsv(text, 1, isWhole, separator)
    const [head, ...more] = rows.slice(0, LOOKED_AT).map(({ cells }) => cells.length)
    const width = head ?? 0
    const agreeing = more.filter((cells) => cells === width).length
    return { separator, width, agreement: width < 2 ? -1 : agreeing / Math.max(more.length, 1) }
  })
  const [best] = tried.toSorted((a, b) => b.agreement - a.agreement || b.width - a.width)
  return best?.separator ?? ','
}
