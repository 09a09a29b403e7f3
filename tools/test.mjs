import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'
import { checkNode, install } from './install.mjs'
import {
  afterSecondRun,
  describeFailures,
  describeTimes,
  filesToRunAgain,
  readReport,
} from './test-report.mjs'

// npm test: everything a change could break, on a bare clone too. Closes with one line over all suites.

const TSX = ['--import', 'tsx']
const VITEST = ['node_modules/vitest/vitest.mjs', 'run']
const REPORTERS = ['--reporter=default', '--reporter=./tools/vitest-report.ts']
const root = fileURLToPath(new URL('..', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'marquee-reports-'))
const journeys = mkdtempSync(join(tmpdir(), 'marquee-journeys-'))
const start = performance.now()
const totals = { passed: 0, failed: 0, skipped: 0 }
const notes = []
const failures = []
const shaky = []
const suites = []
const files = []

checkNode()
await timed('install', () => install(root))
// The linter takes most of the check, and little more than one core: what has to be done anyway is done beside it.
const checked = failed('npm run check', [...TSX, 'tools/check.ts'])
await timed('build', () => build(root))
const unprepared = await failed('data for journeys', [
  ...TSX,
  'tools/prepare-journeys.ts',
  journeys,
])
count(await suite('stores elsewhere', (report) => [...TSX, 'tools/test-outside.ts', report]))
totals.failed += unprepared + (await checked)
// One after another: on two cores each suite, run beside another, waits for the database several times as long.
const unit = await suite('unit tests', () => [...VITEST, ...REPORTERS])
const again = filesToRunAgain(unit.failures)
count(
  again.length === 0
    ? unit
    : afterSecondRun(
        unit,
        await suite('unit tests again', () => [...VITEST, ...REPORTERS, ...again]),
      ),
)
count(await suite('upgrade', (report) => [...TSX, 'tools/test-upgrade.ts', report]))
count(
  await suite('soak', (report) => [...TSX, 'tools/test-soak.ts', report], {
    JOURNEYS_FOLDER: journeys,
  }),
)
count(await suite('ClickHouse', (report) => [...TSX, 'tools/test-clickhouse.ts', report]))
count(await suite('release', (report) => [...TSX, 'tools/test-release.ts', report]))
count(
  await suite('journeys', (report) => [...TSX, 'tools/test-journeys.ts', report], {
    JOURNEYS_FOLDER: journeys,
  }),
)

rmSync(reports, { recursive: true, force: true })
rmSync(journeys, { recursive: true, force: true })
for (const failure of describeFailures(shaky, 'SHAKY')) console.log(`\n${failure}`)
for (const failure of describeFailures(failures)) console.log(`\n${failure}`)
console.log()
const seconds = (performance.now() - start) / 1000
for (const line of describeTimes(seconds, suites, files)) console.log(line)
for (const note of notes) console.log(note)
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
const unsure = shaky.length > 0 ? `, ${shaky.length} of those that passed shaky` : ''
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}${unsure}`)
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0

/** Runs a part; one that ends badly counts as a failure, whatever its report says. */
async function failed(name, args, env = {}) {
  console.log(`\n=== ${name}`)
  const code = await timed(name, () => run(args, env))
  const { seconds } = suites.find((timedSuite) => timedSuite.name === name)
  console.log(`=== ${name}: ${seconds.toFixed(0)} s`)
  if (code === 0) return 0
  notes.push(`${name} failed`)
  return 1
}

function run(args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.once('error', () => resolve(1))
    child.once('exit', (exit) => resolve(exit ?? 1))
  })
}

async function timed(name, work) {
  const begun = performance.now()
  const result = await work()
  suites.push({ name, seconds: (performance.now() - begun) / 1000 })
  return result
}

/** Runs a suite, and answers what its report says. */
async function suite(name, argsFor, env = {}) {
  const report = join(reports, `${name}.json`)
  const ownFailure = await failed(name, argsFor(report), { TEST_REPORT: report, ...env })
  if (existsSync(report)) {
    return { ...readReport(JSON.parse(readFileSync(report, 'utf8'))), ownFailure }
  }
  if (ownFailure === 0) notes.push(`${name} left no report`)
  return { passed: 0, skipped: 0, failures: [], shaky: [], files: [], ownFailure }
}

function count(found) {
  totals.passed += found.passed
  totals.skipped += found.skipped
  // The failing tests stand for the suite's own failure.
  totals.failed += Math.max(found.failures.length, found.ownFailure)
  failures.push(...found.failures)
  shaky.push(...found.shaky)
  files.push(...found.files)
  if (found.note) notes.push(found.note)
}
