import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { PARTS } from './check/parts.ts'
import { runParts, type Outcome } from './check/run-parts.ts'

// npm run check [-- PART…]: all that must hold before tests are worth running. One line when it does.

const chosen = process.argv.slice(2)
const strangers = chosen.filter((name) => !PARTS.some((part) => part.name === name))
const parts = PARTS.filter(({ name }) => chosen.length === 0 || chosen.includes(name))
if (strangers.length > 0) {
  console.error(
    `No such part: ${strangers.join(', ')}. There are ${PARTS.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}

const start = performance.now()
const outcomes = await runParts(
  parts,
  fileURLToPath(new URL('..', import.meta.url)),
  availableParallelism(),
  print,
)
const bad = outcomes.filter(({ isGood }) => !isGood)
const total = `${((performance.now() - start) / 1000).toFixed(1)} s`
const times = `${total}: ${outcomes.map(timed).join(', ')}`
if (bad.length === 0) {
  console.log(`check: all is well (${times})`)
} else {
  console.log(`check: not well: ${bad.map(({ name }) => name).join(', ')} (${times})`)
  process.exitCode = 1
}

function print({ name, isGood, output }: Outcome): void {
  if (!isGood) console.log(`── ${name} ──\n${output.trimEnd()}\n`)
}

function timed({ name, seconds }: Outcome): string {
  return `${name} ${seconds.toFixed(1)}`
}
