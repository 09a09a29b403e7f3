import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** The newest entry of the changelog that names the commit it was made of. */
const RELEASED = /^## (\d+\.\d+\.\d+).*\bcommit ([0-9a-f]{7,40})\b/m

export interface Release {
  version: string
  commit: string
}

/** Undefined where its commit is not here, as in a clone without its past. */
export function previousRelease(root: string): Release | undefined {
  const [, version, commit] = RELEASED.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? []
  if (!version || !commit) throw new Error('CHANGELOG.md names the commit of no release')
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' })
    return { version, commit }
  } catch {
    return undefined
  }
}

/** Builds the program of a release in a folder, with its own packages; answers the file to start. */
export function buildRelease(root: string, { commit }: Release, folder: string): string {
  mkdirSync(folder)
  const source = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', folder], { input: source })
  if (isAmong(foreignPackages(folder), foreignPackages(root)))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  else execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' })
  execFileSync(process.execPath, ['tools/build-server.mjs'], { cwd: folder, stdio: 'inherit' })
  // Of a program whose web is missing only the API is served, which is all that is asked here.
  return join(folder, 'apps/server/dist/main.js')
}

/** What the lock file says of all packages but our own, whose versions are those of the release. */
function foreignPackages(folder: string): Map<string, string> {
  const lock: { packages: Record<string, object> } = JSON.parse(
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  )
  return new Map(
    Object.entries(lock.packages)
      .filter(([place]) => place.startsWith('node_modules/'))
      .map(([place, entry]) => [place, JSON.stringify(entry)]),
  )
}

/** The same packages need not be fetched again; those that came since harm no earlier release. */
export const isAmong = (theirs: Map<string, string>, ours: Map<string, string>): boolean =>
  [...theirs].every(([place, entry]) => ours.get(place) === entry)
