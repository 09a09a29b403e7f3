import { within } from '../../bench/shares.ts'
import { countOf, type Soaked } from './soak.ts'
import { growthInAnHour, memoryOf, steady, type CallsOfKind, type Sample } from './verdict.ts'

const MIDDLE = 3
const LAST = 5
const MILLISECONDS = 1_000

export function sampleLine({ at, residentMb, heapMb, handles, connections }: Sample): string {
  const memory = `${residentMb.toFixed(0)} MB, of them heap ${heapMb.toFixed(0)}`
  const minute = `${(at / 60).toFixed(1)} min`
  return `${minute}: ${memory}; ${handles} handles, ${connections} connections of the database`
}

/** What a run has shown, as lines to print. */
export function reportLines({ samples, calls, imports, failedJobs, cpu, costs }: Soaked): string[] {
  const count = countOf(calls)
  const each = (seconds: number) => `${((seconds / count) * MILLISECONDS).toFixed(1)} ms`
  const memory = [1, MIDDLE, LAST].map((sixth) => memoryOf(samples, sixth).toFixed(0))
  return [
    ...tableOf(['Calls', 'count', 'p50 ms', 'p95 ms', 'refused', 'failed'], calls.map(cellsOf)),
    `${count} calls, ${imports} files of customers published, ${failedJobs} jobs failed`,
    `Memory at first (second sixth), in the middle, at the end: ${memory.join(', ')} MB; ` +
      `${growthInAnHour(steady(samples)).toFixed(0)} MB an hour`,
    `Processor for a call: ${each(cpu.program)} of the program, ${each(cpu.database)} of PostgreSQL ` +
      `(${cpu.program.toFixed(0)} s and ${cpu.database.toFixed(0)} s in all)`,
    ...tableOf(
      ['Alone', 'program ms', 'PostgreSQL ms'],
      costs.map(({ doing, program, database }) => [doing, program.toFixed(1), database.toFixed(1)]),
    ),
  ]
}

function cellsOf({ kind, times, refused, failed }: CallsOfKind): string[] {
  const [half, most] = [0.5, 0.95].map((part) =>
    times.length > 0 ? within(times, part).toFixed(1) : '',
  )
  return [kind, String(times.length), half ?? '', most ?? '', String(refused), String(failed)]
}

/** Words to the left, figures to the right; nothing where there are no rows. */
function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return []
  const all = [heads, ...rows]
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
}
