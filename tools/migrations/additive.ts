import { statementsOf } from './statements.ts'

export interface Fault {
  line: number
  says: string
}

interface Danger {
  does: RegExp
  says: string
  /** Harmless on a table that the same migration makes: no release knows it yet. */
  isHarmlessOnNew?: boolean
}

const TABLE = String.raw`(?:"?public"?\.)?"?(\w+)"?`

/** What the previous release, still running, may trip over. */
const DANGERS: readonly Danger[] = [
  { does: /\bDROP\b(?!\s+NOT\s+NULL)/i, says: 'drops something' },
  { does: /\bRENAME\b/i, says: 'renames something' },
  { does: /\bTRUNCATE\b/i, says: 'empties a table' },
  { does: /\bREVOKE\b(?!\s+CREATE\s+ON\s+SCHEMA)/i, says: 'takes a right away' },
  {
    does: /\bALTER\s+(?:COLUMN\s+)?"?\w+"?\s+(?:SET\s+DATA\s+)?TYPE\b/i,
    says: 'changes the type of a column',
  },
  { does: /\bSET\s+NOT\s+NULL\b/i, says: 'forbids null in a column that had it' },
  {
    does: /\bADD\s+(?:COLUMN\s+)?(?!CONSTRAINT\b)"?\w+"?\s(?=[^,]*\bNOT\s+NULL\b)(?![^,]*\b(?:DEFAULT|GENERATED)\b)/i,
    says: 'adds a column that old inserts leave null',
    isHarmlessOnNew: true,
  },
  {
    does: /\bADD\s+(?:CONSTRAINT\b|UNIQUE\b|CHECK\b|FOREIGN\b|PRIMARY\b)/i,
    says: 'adds a constraint that old rows or old writes may break',
    isHarmlessOnNew: true,
  },
  {
    does: /\bCREATE\s+UNIQUE\s+INDEX\b/i,
    says: 'adds a unique index that old rows or old writes may break',
    isHarmlessOnNew: true,
  },
]

/** Where a migration would hurt the previous release, unless it says why it does not. */
export function faultsOf(sql: string): Fault[] {
  const statements = statementsOf(sql)
  const created = new Set(statements.flatMap(({ text }) => createdBy(text)))
  return statements.flatMap(({ text, line, isContract }) => {
    if (isContract) return []
    const isNew = created.has(changedBy(text) ?? '')
    return DANGERS.filter(
      ({ does, isHarmlessOnNew }) => does.test(text) && !(isHarmlessOnNew && isNew),
    ).map(({ says }) => ({ line, says }))
  })
}

function createdBy(text: string): string[] {
  const created = new RegExp(String.raw`^CREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?${TABLE}`, 'i')
  return created.exec(text)?.slice(1, 2) ?? []
}

function changedBy(text: string): string | undefined {
  const altered = new RegExp(
    String.raw`^ALTER\s+TABLE\s+(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?${TABLE}`,
    'i',
  )
  const indexed = new RegExp(String.raw`\sON\s+(?:ONLY\s+)?${TABLE}`, 'i')
  return (altered.exec(text) ?? indexed.exec(text))?.[1]
}
