import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface Version {
  version: string
  /** The commit that a release was built from; a checkout names none, as its files may differ from any. */
  commit?: string
}

let read: Version | undefined

/** What runs here, as the package.json of the server says it; that of a release bears its commit too. */
export function version(): Version {
  read ??= readVersion()
  return read
}

function readVersion(): Version {
  // Seen from the bundle, and from this file in the source tree.
  const candidates = ['../package.json', '../../../package.json']
  const files = candidates.map((place) => fileURLToPath(new URL(place, import.meta.url)))
  const file = files.find((place) => existsSync(place))
  const manifest: Partial<Version> = file ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const known = { version: manifest.version ?? 'unknown' }
  return manifest.commit ? { ...known, commit: manifest.commit } : known
}
