import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'
import { checkNode, install } from './install.mjs'

// npm test: everything a change could break, on a bare clone too. Closes with one line over all suites.

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'marquee-reports-'))
const totals = { passed: 0, failed: 0, skipped: 0 }
const notes = []

checkNode()
await install(root)
await build(root)

await step('npm run check', ['--import', 'tsx', 'tools/check.ts'])
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
await suite('unit tests', [...vitest, `--outputFile.json=${report('unit')}`], 'unit')
await suite(
  'stores elsewhere',
  ['--import', 'tsx', 'tools/test-outside.ts', report('outside')],
  'outside',
)
await suite(
  'journeys',
  ['--import', 'tsx', 'tools/test-journeys.ts', report('journeys')],
  'journeys',
)

rmSync(reports, { recursive: true, force: true })
for (const note of notes) console.log(note)
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`)
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0

function report(name) {
  return join(reports, `${name}.json`)
}

/** Runs a part; one that ends badly counts as a failure, whatever its report says. */
async function step(name, args) {
  const began = Date.now()
  console.log(`\n=== ${name}`)
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
    child.once('error', () => resolve(1))
    child.once('exit', (exit) => resolve(exit ?? 1))
  })
  console.log(`=== ${name}: ${((Date.now() - began) / 1000).toFixed(0)} s`)
  if (code !== 0) {
    totals.failed += 1
    notes.push(`${name} failed`)
  }
  return code
}

async function suite(name, args, file) {
  const failedBefore = totals.failed
  const code = await step(name, args)
  if (!existsSync(report(file))) {
    if (code === 0) notes.push(`${name} left no report`)
    return
  }
  const { passed, failed, skipped, note } = read(JSON.parse(readFileSync(report(file), 'utf8')))
  totals.passed += passed
  totals.skipped += skipped
  // The failing tests stand for the step's own failure.
  totals.failed = failedBefore + Math.max(failed, code === 0 ? 0 : 1)
  if (note) notes.push(note)
}

/** The counts of a report of Vitest, of Playwright, or of a suite that could not run here. */
function read(found) {
  if (found.stats) {
    const { expected, unexpected, flaky, skipped } = found.stats
    return { passed: expected, failed: unexpected + flaky, skipped }
  }
  if (found.notRun) return { passed: 0, failed: 0, skipped: 1, note: found.notRun }
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = found
  return { passed, failed, skipped }
}
