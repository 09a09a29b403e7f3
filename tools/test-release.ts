import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeRelease } from './release/make-release.ts'
import { majorOfTurn, nodeOf } from './release/node-of-turn.ts'
import { tryOut, type Launch } from './release/try-out.ts'

// Makes the archive of a release of what is checked out, unpacks it where no packages are in reach, starts it, and
// looks at it in short; under the version of Node whose turn it is, or the one that is named: test-release REPORT 24.

const [reportFile = 'release.json', named] = process.argv.slice(2)
const root = fileURLToPath(new URL('..', import.meta.url))
const major = named ? Number(named) : majorOfTurn(new Date())

const isCheckout = existsSync(join(root, '.git')) && process.platform === 'linux'
const node = isCheckout ? nodeOf(major, root) : undefined
if (node) {
  process.exitCode = await run(node)
} else {
  const notRun = isCheckout
    ? `release: Node ${major}, whose turn it is, cannot be had here, skipped`
    : 'release: it is made of a checkout on Linux, skipped'
  writeFileSync(reportFile, JSON.stringify({ notRun }))
  console.log(notRun)
}

async function run(binary: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-unpacked-'))
  try {
    const seen = await unpackAndTry(folder, binary)
    for (const line of seen) console.log(`Under Node ${major}, the release ${line}`)
    report({ passed: seen.length, failures: [] })
    return 0
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const title = `the release works under Node ${major}`
    report({ passed: 0, failures: [{ place: 'tools/test-release.ts', title, message }] })
    console.error(message)
    return 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function report(of: { passed: number; failures: readonly object[] }): void {
  writeFileSync(reportFile, JSON.stringify({ skipped: 0, ...of }))
}

async function unpackAndTry(folder: string, binary: string): Promise<string[]> {
  const made = { root, folder: join(folder, 'archive'), mayBeDirty: true, level: 1 }
  const { file, name, version } = await makeRelease(made)
  execFileSync('tar', ['xzf', file, '-C', folder])
  const PATH = [dirname(binary), process.env.PATH ?? ''].join(delimiter)
  const launch: Launch = (args, env = {}) =>
    spawn(join(folder, name, 'marquee'), args, {
      cwd: folder,
      env: { PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  return await tryOut({
    launch,
    version,
    dataDir: join(folder, 'data'),
    backupFile: join(folder, 'trial.tar.gz'),
    isWhole: false,
  })
}
