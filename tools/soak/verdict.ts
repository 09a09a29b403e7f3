import { within } from '../../bench/shares.ts'

/** What was seen of the program at one moment. */
export interface Sample {
  /** Seconds since people began to work. */
  at: number
  /** What the program takes of the machine's memory, in MB. */
  residentMb: number
  /** What of it JavaScript uses. */
  heapMb: number
  /** Open files and sockets of the program. */
  handles: number
  /** Processes of PostgreSQL that serve a connection. */
  connections: number
}

/** The calls of one kind: how long those took that were answered, and how many were not. */
export interface CallsOfKind {
  kind: string
  times: readonly number[]
  /** Answered as busy or as ended by a newer one, as the product is meant to. */
  refused: number
  failed: number
}

/** What a run is judged by. */
export interface Run {
  samples: readonly Sample[]
  calls: readonly CallsOfKind[]
  /** Files of customers that were imported and published. */
  imports: number
  failedJobs: number
}

export interface Limits {
  /** The memory that the program never takes more of, in MB. */
  mostMb: number
  /** The share of calls that may be refused as busy or ended. */
  mostRefused: number
  /** False where a run is too short to say whether memory grows. */
  judgesGrowth: boolean
}

const SIXTHS = 6
/** Memory has grown when it is above before by both: the share alone is noise in a small program. */
const MOST_GROWTH = 0.15
const MOST_GROWN_MB = 30
const SECONDS_OF_AN_HOUR = 3_600

export const median = (figures: readonly number[]): number => within(figures, 0.5)

/** The samples of one sixth of the run, counted from 0. */
export function sixthOf(samples: readonly Sample[], sixth: number): Sample[] {
  const from = Math.floor((samples.length * sixth) / SIXTHS)
  return samples.slice(from, Math.floor((samples.length * (sixth + 1)) / SIXTHS))
}

/** After the first sixth: what is loaded once is loaded by then. */
export const steady = (samples: readonly Sample[]): Sample[] =>
  samples.slice(Math.floor(samples.length / SIXTHS))

/** The memory of a sixth, in MB. */
export const memoryOf = (samples: readonly Sample[], sixth: number): number =>
  median(sixthOf(samples, sixth).map(({ residentMb }) => residentMb))

/** By how many MB an hour the memory grows: the line that is nearest to all samples. */
export function growthInAnHour(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const at = mean((sample) => sample.at)
  const memory = mean((sample) => sample.residentMb)
  const spread = mean((sample) => (sample.at - at) ** 2)
  const common = mean((sample) => (sample.at - at) * (sample.residentMb - memory))
  return spread === 0 ? 0 : (common / spread) * SECONDS_OF_AN_HOUR
}

/** What was wrong with a run, in words; nothing where all went well. */
export function faultsOf(
  { samples, calls, imports, failedJobs }: Run,
  { mostMb, mostRefused, judgesGrowth }: Limits,
): string[] {
  const failed = calls
    .filter((one) => one.failed > 0)
    .map((one) => `${one.kind}: ${one.failed} failed`)
  const most = Math.max(0, ...samples.map(({ residentMb }) => residentMb))
  const tooMuch = `The program took ${most.toFixed(0)} MB, and at most ${mostMb} MB are expected`
  return [
    ...(calls.some(({ times }) => times.length > 0) ? [] : ['No call was answered']),
    ...failed,
    ...refusedOf(calls, mostRefused),
    ...(imports > 0 ? [] : ['No file of customers was published']),
    ...(failedJobs > 0 ? [`${failedJobs} jobs failed`] : []),
    ...(most > mostMb ? [tooMuch] : []),
    ...(judgesGrowth ? grown(samples) : []),
  ]
}

function refusedOf(calls: readonly CallsOfKind[], most: number): string[] {
  const refused = calls.reduce((sum, one) => sum + one.refused, 0)
  const answered = calls.reduce((sum, { times }) => sum + times.length, 0)
  const share = refused / (refused + answered)
  if (!(share > most)) return []
  return [`${(share * 100).toFixed(1)} of 100 calls were refused as too many at once`]
}

function grown(samples: readonly Sample[]): string[] {
  if (samples.length < 2 * SIXTHS) return ['Too few samples to say whether memory grows']
  const before = memoryOf(samples, 1)
  const after = memoryOf(samples, SIXTHS - 1)
  if (after <= before * (1 + MOST_GROWTH) || after <= before + MOST_GROWN_MB) return []
  return [`Memory grew from ${before.toFixed(0)} to ${after.toFixed(0)} MB`]
}
