import { histogram, type Distribution } from './exposition.ts'
import type { Sample } from './metrics.ts'

export interface AnsweredCall {
  operation: string
  status: number
  seconds: number
}

export type NoteCall = (call: AnsweredCall) => void

export interface CallFigures {
  note: NoteCall
  samples: () => Sample[]
}

/** From what is answered at once to what a person no longer waits for. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface OfOperation extends Distribution {
  counts: number[]
  statuses: Map<number, number>
}

/** Counts calls in memory: a call costs a look into two maps, whether anybody reads the figures or not. */
export function callFigures(): CallFigures {
  const operations = new Map<string, OfOperation>()
  return {
    note({ operation, status, seconds }) {
      const figures = operations.get(operation) ?? none()
      operations.set(operation, figures)
      figures.statuses.set(status, (figures.statuses.get(status) ?? 0) + 1)
      const above = BOUNDS.findIndex((bound) => seconds <= bound)
      const index = above === -1 ? BOUNDS.length : above
      figures.counts[index] = (figures.counts[index] ?? 0) + 1
      figures.sum += seconds
    },
    samples: () => [...operations].flatMap(([operation, figures]) => samplesOf(operation, figures)),
  }
}

const none = (): OfOperation => ({
  statuses: new Map(),
  counts: [...BOUNDS, Infinity].map(() => 0),
  sum: 0,
})

const samplesOf = (operation: string, figures: OfOperation): Sample[] => [
  ...[...figures.statuses].map(([status, value]): Sample => ({
    of: 'marquee_calls_total',
    labels: { operation, status: String(status) },
    value,
  })),
  ...histogram('marquee_call_duration_seconds', { operation }, BOUNDS, figures),
]
