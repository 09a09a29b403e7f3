import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Recorded, Migrations } from './recorded.ts'

export const MIGRATIONS = 'apps/server/src/db/migrations'
export const RECORDED = 'tools/migrations/recorded.json'

const inProject = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))

export function migrations(): Migrations {
  const names = readdirSync(inProject(MIGRATIONS)).filter((name) => name.endsWith('.sql'))
  return new Map(
    names
      .toSorted()
      .map((name) => [name, readFileSync(inProject(`${MIGRATIONS}/${name}`), 'utf8')]),
  )
}

export function recordedMigrations(): Recorded {
  const file = inProject(RECORDED)
  const recorded: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  if (isRecorded(recorded)) return recorded
  throw new Error(`${RECORDED} does not hold a checksum for each migration`)
}

const isRecorded = (recorded: unknown): recorded is Recorded =>
  Object.values(Object(recorded)).every((sum) => typeof sum === 'string')
