import { createHash } from 'node:crypto'

/** Name of a migration to the checksum that it had when it was recorded. */
export type Recorded = Readonly<Record<string, string>>
export type Migrations = ReadonlyMap<string, string>

const sum = (sql: string) => createHash('sha256').update(sql).digest('hex').slice(0, 16)

/** A migration that was recorded has run somewhere: it is never edited, only followed by another. */
export function changedSince(recorded: Recorded, migrations: Migrations): string[] {
  const faults = Object.keys(recorded).flatMap((name) => {
    const sql = migrations.get(name)
    if (sql === undefined) return [`${name} is gone`]
    return sum(sql) === recorded[name]
      ? []
      : [`${name} was edited: write another migration instead`]
  })
  const unrecorded = [...migrations.keys()].filter((name) => !(name in recorded))
  return [...faults, ...unrecorded.map((name) => `${name} is not recorded: npm run generate`)]
}

/** Records what is new, and touches nothing else. */
export function record(recorded: Recorded, migrations: Migrations): Recorded {
  const all = new Map([...migrations].map(([name, sql]) => [name, sum(sql)]))
  for (const [name, checksum] of Object.entries(recorded)) all.set(name, checksum)
  return Object.fromEntries([...all].toSorted(byName))
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)
