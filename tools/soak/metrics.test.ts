import { expect, test } from 'vitest'
import { figureIn, isQuiet, jobsIn } from './metrics.ts'

const metricsOf = (waiting: number, running: number) =>
  [
    '# TYPE marquee_jobs gauge',
    'marquee_jobs{kind="look for deadlines",state="waiting"} 1',
    'marquee_jobs{kind="look for deadlines",state="running"} 0',
    `marquee_jobs{kind="publish market",state="waiting"} ${waiting}`,
    `marquee_jobs{kind="publish market",state="running"} ${running}`,
    'marquee_jobs{kind="publish market",state="failed"} 3',
    'nodejs_heap_size_used_bytes 135121520',
  ].join('\n')

test('figures and jobs are read by their names and states', () => {
  expect(figureIn(metricsOf(0, 0), 'nodejs_heap_size_used_bytes')).toBe(135_121_520)
  expect(jobsIn(metricsOf(7, 2), 'waiting')).toEqual([1, 7])
  expect(jobsIn(metricsOf(7, 2), 'failed')).toEqual([3])
})

test.each([
  [0, 0, true],
  [1, 0, true],
  [2, 0, false],
  [0, 1, false],
])('with %i that wait and %i that run it is quiet: %s', (waiting, running, quiet) => {
  expect(isQuiet(metricsOf(waiting, running))).toBe(quiet)
})
