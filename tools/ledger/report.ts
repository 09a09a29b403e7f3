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

/** Each group with how many of its rows a test names, and those that none does. */
export function overview(groups: readonly Group[], { named }: Titles): string {
  const proven = new Set(named.map(({ id }) => id))
  const lines = groups.map((group) => {
    const open = openRows(group, proven)
    const share = `${group.rows.length - open.length}/${group.rows.length}`
    const ids = open.length === group.rows.length ? 'all' : shortened(open)
    const rest = open.length > 0 ? `  open: ${ids}` : ''
    return `${group.name.padEnd(6)}${share.padStart(6)}  ${group.capability}${rest}`
  })
  const all = groups.flatMap(({ rows }) => rows)
  const count = all.filter(({ id }) => proven.has(id)).length
  return [...lines, `${'all'.padEnd(6)}${`${count}/${all.length}`.padStart(6)}`].join('\n')
}

/** The open rows of some groups in full, and the tests that name the others. */
export function inFull(groups: readonly Group[], { named }: Titles): string {
  const proven = new Set(named.map(({ id }) => id))
  return groups
    .map((group) => {
      const open = openRows(group, proven).map(({ id, text }) => `  ${id}  ${text}`)
      const share = `${group.rows.length - open.length} of ${group.rows.length} rows named by tests`
      return [`${group.name}, ${group.capability}: ${share}`, ...open].join('\n')
    })
    .join('\n\n')
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
