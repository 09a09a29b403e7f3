export interface Row {
  id: string
  text: string
}

export interface Group {
  name: string
  capability: string
  rows: readonly Row[]
}

const GROUP = /^([A-Z]+) — (.+)$/
const ROW = /^\| ([A-Z]+-\d+) \| (.+) \| [^|]*\|$/

/** The groups of docs/requirements.md, each a heading with a table of `| GEN-01 | text | source |`. */
export function groupsOf(requirements: string): Group[] {
  return requirements.split(/^## /m).flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n')
    const [, name, capability] = GROUP.exec(heading) ?? []
    return name && capability ? [{ name, capability, rows: lines.flatMap(rowOf) }] : []
  })
}

function rowOf(line: string): Row[] {
  const [, id, text] = ROW.exec(line) ?? []
  return id && text ? [{ id, text }] : []
}
