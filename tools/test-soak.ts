import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoIn, loadDemo } from './journeys/prepare.ts'
import { countOf, soak } from './soak/soak.ts'
import { faultsOf } from './soak/verdict.ts'

// Twenty people at the built program for most of a minute: no call may fail, and few may be refused as too many at
// once. How fast it is, is not judged.
// `JOURNEYS_FOLDER` names a folder with the demo's data; `npm run soak` is the long form.

const [reportFile = 'node_modules/.cache/soak.json'] = process.argv.slice(2)
const PEOPLE = 20
const SECONDS = 40
const IMPORT_EVERY_SECONDS = 15
/** Three times what the program takes: so short a run says nothing of what grows slowly. */
const MOST_MB = 1_000

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'marquee-soak-'))
try {
  execFileSync(process.execPath, ['tools/build-all.mjs'], { cwd: root, stdio: 'inherit' })
  const soaked = await soak({
    data: await demoFor(join(folder, 'data')),
    people: PEOPLE,
    seconds: SECONDS,
    importEverySeconds: IMPORT_EVERY_SECONDS,
    costRounds: 0,
    log: join(folder, 'program.log'),
    show: () => {},
  })
  const { calls, samples, said, imports } = soaked
  const most = Math.max(...samples.map(({ residentMb }) => residentMb))
  console.log(`${countOf(calls)} calls, ${imports} files of customers, ${most.toFixed(0)} MB`)
  const faults = faultsOf(soaked, { mostMb: MOST_MB, mostRefused: 0.1, judgesGrowth: false })
  for (const words of [...faults, ...said]) console.error(words)
  const failures = faults.map((title) => ({
    place: 'tools/test-soak.ts',
    title,
    message: said.join('\n'),
  }))
  writeFileSync(
    reportFile,
    JSON.stringify({ passed: faults.length === 0 ? 1 : 0, skipped: 0, failures }),
  )
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** A copy of what journeys start from, where that is prepared. */
async function demoFor(data: string): Promise<string> {
  const { JOURNEYS_FOLDER } = process.env
  const prepared = JOURNEYS_FOLDER && demoIn(JOURNEYS_FOLDER)
  if (prepared && existsSync(prepared)) cpSync(prepared, data, { recursive: true })
  else await loadDemo(data, { DEMO_CUSTOMERS: '2' })
  return data
}
