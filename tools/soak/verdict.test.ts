import { expect, test } from 'vitest'
import {
  faultsOf,
  growthInAnHour,
  median,
  memoryOf,
  sixthOf,
  steady,
  type CallsOfKind,
  type Run,
  type Sample,
} from './verdict.ts'

const LONG = { mostMb: 1_000, mostRefused: 0.25, judgesGrowth: true }
const WELL: CallsOfKind = { kind: 'GET /user-state', times: [3, 5], refused: 0, failed: 0 }

/** A sample each ten seconds. */
const samplesOf = (memory: readonly number[]): Sample[] =>
  memory.map((residentMb, index) => ({
    at: index * 10,
    residentMb,
    heapMb: 50,
    handles: 40,
    connections: 8,
  }))

/** Six stretches of equal memory. */
const inSixths = (...memory: number[]) => samplesOf(memory.flatMap((mb) => Array(4).fill(mb)))

const runOf = (samples: Sample[], calls = [WELL]): Run => ({
  samples,
  calls,
  imports: 1,
  failedJobs: 0,
})

test('the memory of a sixth is its median, so that one high sample says nothing', () => {
  const samples = samplesOf([100, 100, 100, 200, 900, 200, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
  expect(memoryOf(samples, 1)).toBe(200)
  expect(median([3, 1, 2])).toBe(2)
})

test('all sixths together are the run, and what is steady is all but the first', () => {
  const samples = samplesOf(Array.from({ length: 25 }, (_, index) => index))
  expect([0, 1, 2, 3, 4, 5].flatMap((sixth) => sixthOf(samples, sixth))).toEqual(samples)
  expect(steady(samples)).toEqual(samples.slice(4))
})

test('memory that grows by a MB each ten seconds grows by 360 MB an hour', () => {
  expect(growthInAnHour(samplesOf([10, 11, 12, 13]))).toBeCloseTo(360)
  expect(growthInAnHour(samplesOf([10, 12, 12, 10]))).toBeCloseTo(0)
  expect(growthInAnHour(samplesOf([10]))).toBe(0)
})

test.each([
  ['stays', [400, 200, 205, 200, 210, 200], []],
  ['falls', [400, 300, 280, 260, 240, 200], []],
  ['grows by what is much for a small program alone', [80, 100, 105, 110, 115, 129], []],
  ['grows by what is little for a large one', [500, 500, 510, 520, 540, 570], []],
  ['grows', [100, 200, 210, 220, 230, 240], ['Memory grew from 200 to 240 MB']],
])('memory that %s', (_, memory, faults) => {
  expect(faultsOf(runOf(inSixths(...memory)), LONG)).toEqual(faults)
})

test('whether memory grows is not judged where it is not asked for, and not of a handful of samples', () => {
  const growing = inSixths(100, 200, 300, 400, 500, 600)
  expect(faultsOf(runOf(growing), { ...LONG, judgesGrowth: false })).toEqual([])
  expect(faultsOf(runOf(samplesOf([1, 2, 3])), LONG)).toEqual([
    'Too few samples to say whether memory grows',
  ])
})

test('one sample above the most is too much', () => {
  const samples = inSixths(100, 100, 100, 401, 100, 100)
  expect(faultsOf(runOf(samples), { ...LONG, mostMb: 400 })).toEqual([
    'The program took 401 MB, and at most 400 MB are expected',
  ])
})

test('a single failed call is a fault, and so are too many that were refused as they should be', () => {
  const samples = inSixths(100, 100, 100, 100, 100, 100)
  const refused = { ...WELL, times: Array<number>(27).fill(3), refused: 9 }
  expect(faultsOf(runOf(samples, [refused]), LONG)).toEqual([])
  const tooMany = ['26.3 of 100 calls were refused as too many at once']
  const many = { ...refused, times: [...refused.times, 3], refused: 10 }
  expect(faultsOf(runOf(samples, [many]), LONG)).toEqual(tooMany)
  const failed = { ...WELL, kind: 'PUT /campaign', failed: 1 }
  expect(faultsOf(runOf(samples, [refused, failed]), LONG)).toEqual(['PUT /campaign: 1 failed'])
})

test('a run in which nobody did anything, no file was published or a job failed has not gone well', () => {
  const run = runOf(inSixths(100, 100, 100, 100, 100, 100))
  expect(faultsOf({ ...run, calls: [] }, LONG)).toEqual(['No call was answered'])
  expect(faultsOf({ ...run, imports: 0 }, LONG)).toEqual(['No file of customers was published'])
  expect(faultsOf({ ...run, failedJobs: 2 }, LONG)).toEqual(['2 jobs failed'])
})
