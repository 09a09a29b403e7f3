import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { affectedTests } from './changed/affected-tests.ts'
import { readProject } from './house/project.ts'
import { sourcesOf } from './house/source.ts'

// npm run test:changed [-- SINCE]: the tests that what changed since a commit can break, by default since
// the branch left main, and what is not committed yet.

const root = fileURLToPath(new URL('..', import.meta.url))
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

const [since = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'] = process.argv.slice(2)
const changed = [
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const tests = affectedTests(sourcesOf(readProject(root)), changed)

if (tests.length === 0) {
  console.log(`${changed.length} files changed since ${since.slice(0, 7)}: no test is beside them.`)
} else {
  console.log(
    `${changed.length} files changed since ${since.slice(0, 7)}: ${tests.length} files of tests`,
  )
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...tests]
  process.exitCode =
    spawnSync(process.execPath, vitest, { cwd: root, stdio: 'inherit' }).status ?? 1
}
