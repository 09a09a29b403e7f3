import { execFileSync } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { faultsOf } from './checks.ts'
import { pack } from './pack.ts'
import { stage } from './stage.ts'

export interface Release {
  file: string
  sum: string
  /** In bytes, as it lies on a disk. */
  unpacked: number
  /** Of its one folder. */
  name: string
  version: string
}

interface Making {
  root: string
  /** Where the archive goes. */
  folder: string
  mayBeDirty: boolean
  level?: number
}

/** Builds the archive of what is checked out, or says all that is in the way. */
export async function makeRelease(making: Making): Promise<Release> {
  const { root, folder, mayBeDirty, level = 9 } = making
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const { version, workspaces } = readManifest(join(root, 'package.json'))
  const changes = git('status', '--porcelain')
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  const versions = versionsOf(root, workspaces, git)
  const faults = faultsOf({ version, versions, changelog, changes, mayBeDirty })
  if (process.platform !== 'linux') faults.push('An archive is made on Linux, for Linux.')
  if (faults.length > 0) throw new Error(faults.join('\n'))
  execFileSync(process.execPath, ['tools/build-all.mjs'], { cwd: root, stdio: 'inherit' })
  const time = new Date(Number(git('log', '-1', '--format=%ct')) * 1000)
  const commit = `${git('rev-parse', '--short=12', 'HEAD')}${changes === '' ? '' : '-dirty'}`
  const name = `marquee-${version}-${process.platform}-${process.arch}`
  const beside = mkdtempSync(join(tmpdir(), 'marquee-release-'))
  try {
    await stage(root, join(beside, name), { version, commit, time })
    mkdirSync(folder, { recursive: true })
    const file = join(folder, `${name}.tar.gz`)
    const sum = await pack({ beside, name, time, file, level })
    const unpacked = bytesIn(join(beside, name))
    return { file, sum, unpacked, name, version }
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}

interface Manifest {
  version: string
  workspaces: readonly string[]
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'))

function versionsOf(
  root: string,
  workspaces: readonly string[],
  git: (...args: string[]) => string,
): Record<string, string> {
  const files = git('ls-files', ...workspaces.map((folder) => `${folder}/package.json`)).split('\n')
  return Object.fromEntries(
    files.map((file) => [
      file.replace('/package.json', ''),
      readManifest(join(root, file)).version,
    ]),
  )
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => lstatSync(join(folder, file)))
    .reduce((sum, file) => sum + (file.isDirectory() ? 0 : file.size), 0)

export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(0)} MB`

export const sizeOf = (file: string): number => statSync(file).size
