import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Kept, Migrations } from './kept.ts'

export const MIGRATIONS = 'apps/server/src/db/migrations'
export const KEPT = 'tools/migrations/kept.json'

const inProject = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))

export function migrations(): Migrations {
  const names = readdirSync(inProject(MIGRATIONS)).filter((name) => name.endsWith('.sql'))
  return new Map(
    names
      .toSorted()
      .map((name) => [name, readFileSync(inProject(`${MIGRATIONS}/${name}`), 'utf8')]),
  )
}

export function keptMigrations(): Kept {
  const file = inProject(KEPT)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : {}
}
