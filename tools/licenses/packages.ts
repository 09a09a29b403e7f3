import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ALLOWED, ALLOWED_HERE, SAID_IN_ITS_FILE } from './allowed.ts'

const LOCK = fileURLToPath(new URL('../../package-lock.json', import.meta.url))

/** As much of the lock file as is read here. */
interface Lock {
  packages: Readonly<Record<string, Locked>>
}

interface Locked {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
  optional?: boolean
}

export interface Package {
  name: string
  version: string
  /** As the package says it, or `none`. */
  licence: string
  /** Only installed on some machines. */
  isOptional: boolean
}

/** What ships, by name and version: the lock file lists it alike on every machine. */
export function shippedPackages(lock: Lock = readLock()): Package[] {
  const found = new Map<string, Package>()
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (!place.includes('node_modules/') || entry.link || entry.dev) continue
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const version = entry.version ?? ''
    const licence = entry.license ?? SAID_IN_ITS_FILE[name]?.licence ?? 'none'
    found.set(`${name} ${version}`, { name, version, licence, isOptional: entry.optional === true })
  }
  return [...found.values()].toSorted(
    (one, other) => compare(one.name, other.name) || compare(one.version, other.version),
  )
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Packages that may not ship as things are. */
export const notAllowed = (packages: readonly Package[]): Package[] =>
  packages.filter(
    ({ name, licence }) =>
      !Object.hasOwn(ALLOWED, licence) &&
      !ALLOWED_HERE.some((here) => here.licence === licence && here.packages.test(name)),
  )

const readLock = (): Lock => JSON.parse(readFileSync(LOCK, 'utf8')) as Lock
