import { createWriteStream } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../apps/server/src/platform/settings/index.ts'
import { addressOf, startProgram, stop } from '../journeys/program.ts'
import { callNotes } from './call-notes.ts'
import { tokensAt } from './caller.ts'
import { costsOf, type Cost } from './costs.ts'
import { importNowAndThen } from './customer-files.ts'
import { figureIn, jobsIn, untilQuiet } from './metrics.ts'
import { peopleAt, work } from './people.ts'
import type { Company } from './person.ts'
import {
  connectionsOf,
  openHandles,
  postmasterOf,
  residentMb,
  secondsOf,
  secondsOfFamily,
  type Seconds,
} from './processes.ts'
import type { CallsOfKind, Run, Sample } from './verdict.ts'

interface Soak {
  /** The folder of a program with the whole demo, which has ended. */
  data: string
  people: number
  seconds: number
  importEverySeconds: number
  /** How often each doing is done alone at the end, to see what it costs; 0: not at all. */
  costRounds: number
  /** The file that keeps what the program says: it names the cause of a call that failed. */
  log: string
  show: (sample: Sample, calls: number) => void
}

export interface Soaked extends Run {
  /** What the first calls that failed were answered. */
  said: readonly string[]
  /** Seconds of the processor that all calls took. */
  cpu: Seconds
  costs: Cost[]
}

export interface Watched {
  pid: number
  postmaster: number
  metrics: () => Promise<string>
}

const SAMPLE_MS = 5_000
const MEGABYTE = 1_048_576

/** Starts the built program, and lets people work at it over sockets. */
export async function soak(how: Soak): Promise<Soaked> {
  const metricsPort = String(await freePort())
  const child = startProgram(how.data, { METRICS_PORT: metricsPort })
  try {
    child.stdout?.pipe(createWriteStream(how.log))
    const address = await addressOf(child)
    const watched: Watched = {
      pid: child.pid ?? 0,
      postmaster: postmasterOf(how.data),
      metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    }
    const company = { address, tokenOf: tokensAt(address), notes: callNotes() }
    return await worked(how, watched, company)
  } finally {
    await stop(child)
  }
}

async function worked(how: Soak, watched: Watched, company: Company): Promise<Soaked> {
  const { notes } = company
  await untilQuiet(watched.metrics)
  const people = await peopleAt(company, how.people)
  const over = AbortSignal.timeout(how.seconds * 1_000)
  const before = secondsSoFar(watched)
  const [samples, imports] = await Promise.all([
    sampled(watched, over, (sample) => how.show(sample, countOf(notes.byKind()))),
    importNowAndThen(company, how.importEverySeconds * 1_000, over),
    ...people.map((person) => work(person, company, over)),
  ])
  const after = secondsSoFar(watched)
  const calls = notes.byKind()
  return {
    samples,
    calls,
    said: notes.said,
    imports,
    failedJobs: sum(jobsIn(await watched.metrics(), 'failed')),
    cpu: { program: after.program - before.program, database: after.database - before.database },
    costs: await costsOf(company, how.costRounds, () => secondsSoFar(watched)),
  }
}

export const countOf = (calls: readonly CallsOfKind[]): number =>
  calls.reduce((sum, { times }) => sum + times.length, 0)

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)

function secondsSoFar({ pid, postmaster }: Watched): Seconds {
  return { program: secondsOf(pid), database: secondsOfFamily(postmaster) }
}

async function sampled(
  { pid, postmaster, metrics }: Watched,
  over: AbortSignal,
  show: (sample: Sample) => void,
): Promise<Sample[]> {
  const samples: Sample[] = []
  const began = performance.now()
  while (!over.aborted) {
    await pause(SAMPLE_MS)
    const heap = figureIn(await metrics(), 'nodejs_heap_size_used_bytes')
    const sample = {
      at: (performance.now() - began) / 1_000,
      residentMb: residentMb(pid),
      heapMb: heap / MEGABYTE,
      handles: openHandles(pid),
      connections: connectionsOf(postmaster),
    }
    samples.push(sample)
    show(sample)
  }
  return samples
}
