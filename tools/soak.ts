import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemo } from './journeys/prepare.ts'
import { reportLines, sampleLine } from './soak/report.ts'
import { soak } from './soak/soak.ts'
import { faultsOf, type Sample } from './soak/verdict.ts'

// npm run soak -- MINUTES: a hundred people at the built program over sockets, and what it takes of the machine.
// `PEOPLE`, `DEMO_CUSTOMERS` (percent), and `COST_ROUNDS`: how often each thing is done alone at the end.

const minutes = Number(process.argv[2] ?? 35)
const { PEOPLE = '100', DEMO_CUSTOMERS = '100', COST_ROUNDS = '40' } = process.env
const MOST_MB = 1_200
const SAMPLES_OF_A_LINE = 12
const IMPORT_EVERY_SECONDS = 180
const LOG = join(tmpdir(), 'marquee-soak.log')

const folder = mkdtempSync(join(tmpdir(), 'marquee-soak-'))
let shown = 0

function show(sample: Sample, calls: number): void {
  shown += 1
  if (shown % SAMPLES_OF_A_LINE === 1) console.log(`${sampleLine(sample)}; ${calls} calls`)
}

try {
  if (!(minutes > 0)) throw new Error('Say for how many minutes: npm run soak -- 35')
  console.log('The demo is loaded …')
  const data = join(folder, 'data')
  await loadDemo(data, { DEMO_CUSTOMERS })
  const soaked = await soak({
    data,
    people: Number(PEOPLE),
    seconds: minutes * 60,
    importEverySeconds: IMPORT_EVERY_SECONDS,
    costRounds: Number(COST_ROUNDS),
    log: LOG,
    show,
  })
  for (const line of [...reportLines(soaked), ...soaked.said]) console.log(line)
  const faults = faultsOf(soaked, { mostMb: MOST_MB, mostRefused: 0.01, judgesGrowth: true })
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) console.error(`What the program said is in ${LOG}`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
