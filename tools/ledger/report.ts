import type { Group, Row } from './requirements.ts'
import type { Titles } from './titles.ts'

/** What is wrong with the titles: rows that do not exist, brackets that say nothing. */
export function faultsOf(groups: readonly Group[], { named, malformed }: Titles): string[] {
  const known = new Set(groups.flatMap(({ rows }) => rows.map(({ id }) => id)))
  return [
    ...named
      .filter(({ id }) => !known.has(id))
      .map(({ id, file, line }) => `${file}:${line} names ${id}, which is no row of the ledger`),
    ...malformed.map(
      ({ file, line, text }) =>
        `${file}:${line} [${text}]: end the title with rows as in [UI-02, UI-03]`,
    ),
  ]
}

/** Each group with how many of its rows a test names, those that none does, and those of rules alone. */
export function overview(groups: readonly Group[], { named }: Titles): string {
  const proven = new Set(named.map(({ id }) => id))
  const lines = groups.map((group) => {
    const open = openRows(group, proven)
    const share = `${group.rows.length - open.length}/${group.rows.length}`
    const ids = open.length === group.rows.length ? 'all' : shortened(open)
    const rest = open.length > 0 ? `  open: ${ids}` : ''
    const below = rowsBelow(group, named)
    const belowIds = below.length > 0 ? `  by rules alone: ${shortened(below)}` : ''
    return `${group.name.padEnd(6)}${share.padStart(6)}  ${group.capability}${rest}${belowIds}`
  })
  const all = groups.flatMap(({ rows }) => rows)
  const count = all.filter(({ id }) => proven.has(id)).length
  const below = groups.reduce((sum, group) => sum + rowsBelow(group, named).length, 0)
  const total = `${'all'.padEnd(6)}${`${count}/${all.length}`.padStart(6)}`
  return [...lines, `${total}  by rules alone: ${below}`].join('\n')
}

/** The open rows of some groups in full, and those that no test of a caller names. */
export function inFull(groups: readonly Group[], { named }: Titles): string {
  const proven = new Set(named.map(({ id }) => id))
  return groups
    .map((group) => {
      const open = openRows(group, proven)
      const share = `${group.rows.length - open.length} of ${group.rows.length} rows named by tests`
      const below = rowsBelow(group, named)
      return [
        `${group.name}, ${group.capability}: ${share}`,
        ...open.map(inLine),
        ...(below.length > 0 ? ['  By rules alone, at no caller in the product:'] : []),
        ...below.map(inLine),
      ].join('\n')
    })
    .join('\n\n')
}

const inLine = ({ id, text }: Row) => `  ${id}  ${text}`

/** Rules may be right while nothing calls them: a row is proven by a test of a program or of a journey. */
function rowsBelow({ rows }: Group, named: Titles['named']): Row[] {
  const isOfRules = ({ file }: { file: string }) => file.startsWith('packages/')
  const byRules = new Set(named.filter(isOfRules).map(({ id }) => id))
  const byCallers = new Set(named.filter((title) => !isOfRules(title)).map(({ id }) => id))
  return rows.filter(({ id }) => byRules.has(id) && !byCallers.has(id))
}

const openRows = ({ rows }: Group, proven: ReadonlySet<string>): Row[] =>
  rows.filter(({ id }) => !proven.has(id))

/** `01 03-07 12` for the numbers of a group's rows. */
function shortened(rows: readonly Row[]): string {
  const runs: [string, string][] = []
  for (const { id } of rows) {
    const number = id.split('-')[1] as string
    const last = runs.at(-1)
    if (last && Number(last[1]) + 1 === Number(number)) last[1] = number
    else runs.push([number, number])
  }
  return runs.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(' ')
}
