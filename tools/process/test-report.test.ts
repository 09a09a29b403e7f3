import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

interface Failure {
  place: string
  title: string
  message: string
}

interface Read {
  passed: number
  skipped: number
  failures: Failure[]
  shaky: Failure[]
  files: { file: string; seconds: number }[]
  note?: string
}

interface Suite extends Read {
  ownFailure: number
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const { afterSecondRun, describeTimes, filesToRunAgain, readReport, describeFailures } =
  (await import(new URL('../test-report.mjs', import.meta.url).href)) as {
    readReport: (report: object) => Read
    filesToRunAgain: (failures: readonly Failure[]) => string[]
    afterSecondRun: (first: Suite, second: Suite) => Suite
    describeTimes: (
      total: number,
      suites: readonly { name: string; seconds: number }[],
      files: Read['files'],
    ) => string[]
    describeFailures: (failures: readonly Failure[], word?: string) => string[]
  }

const journey = (title: string, status: string, ...results: object[]) => ({
  title,
  file: 'market.e2e.ts',
  line: 3,
  tests: [{ status, results }],
})
const failed = (message: string) => ({
  status: 'failed',
  errors: [{ message }],
  errorLocation: { file: '/somewhere/e2e/market.e2e.ts', line: 12 },
})

const PLAYWRIGHT = {
  config: { rootDir: '/somewhere/e2e' },
  suites: [
    {
      title: 'market.e2e.ts',
      specs: [
        journey('is fine', 'expected', { status: 'passed', errors: [] }),
        journey('is fine the second time', 'flaky', failed('Too slow'), { status: 'passed' }),
      ],
      suites: [
        {
          title: 'the tree',
          specs: [journey('leads down', 'unexpected', failed('\u001B[31mNot there\u001B[39m'))],
        },
      ],
    },
  ],
  errors: [{ message: 'Cannot find module', location: { file: 'e2e/home.e2e.ts', line: 1 } }],
  stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 4 },
}

test('of journeys, those count as failed that failed twice, and files that cannot be read', () => {
  const { passed, skipped, failures } = readReport(PLAYWRIGHT)
  expect({ passed, skipped }).toEqual({ passed: 2, skipped: 4 })
  expect(failures.map(({ place, title }) => [place, title])).toEqual([
    ['e2e/market.e2e.ts:12', 'the tree › leads down'],
    ['e2e/home.e2e.ts:1', ''],
  ])
  expect(describeFailures(failures)[0]).toBe(
    'FAILED e2e/market.e2e.ts:12 › the tree › leads down\n    Not there',
  )
})

test('a journey that went well only the second time is reported as shaky, with how it failed', () => {
  const { shaky } = readReport(PLAYWRIGHT)
  expect(describeFailures(shaky, 'SHAKY')).toEqual([
    'SHAKY e2e/market.e2e.ts:12 › is fine the second time\n    Too slow',
  ])
})

const late = { place: 'apps/server/src/jobs.test.ts:12', title: 'one', message: 'Too late' }

test('files of the server are run again where few failed; rules, tools and disproved properties never', () => {
  expect(filesToRunAgain([])).toEqual([])
  expect(filesToRunAgain([late, { ...late, title: 'two' }])).toEqual([
    'apps/server/src/jobs.test.ts',
  ])
  const places = ['a', 'b', 'c', 'd'].map((file) => ({ ...late, place: `apps/server/${file}.ts` }))
  expect(filesToRunAgain(places.slice(1))).toHaveLength(3)
  expect(filesToRunAgain(places)).toEqual([])
  expect(filesToRunAgain([late, { ...late, place: 'packages/rules/src/a.test.ts' }])).toEqual([])
  const disproved = { ...late, message: 'Error: Property failed after 3 tests' }
  expect(filesToRunAgain([late, disproved])).toEqual([])
  expect(filesToRunAgain([{ ...late, place: 'unit tests' }])).toEqual([])
})

test('a file that fails again has failed; one that does not is shaky', () => {
  const whole = { skipped: 0, shaky: [], files: [] }
  const first: Suite = { ...whole, passed: 8, failures: [late], ownFailure: 1 }
  const well: Suite = { ...whole, passed: 3, failures: [], ownFailure: 0 }
  expect(afterSecondRun(first, well)).toMatchObject({
    passed: 9,
    failures: [],
    shaky: [late],
    ownFailure: 0,
  })
  expect(afterSecondRun(first, { ...well, failures: [late], ownFailure: 1 })).toEqual(first)
  expect(afterSecondRun(first, { ...well, ownFailure: 1 })).toEqual(first)
})

test('a suite that could not run here is skipped, and says why', () => {
  const read = readReport({ notRun: 'none is installed' })
  expect(read).toEqual({
    passed: 0,
    skipped: 1,
    failures: [],
    shaky: [],
    files: [],
    note: 'none is installed',
  })
})

test('the times of suites and of the slowest files end the log', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    file: `${index}.test.ts`,
    seconds: index,
  }))
  const lines = describeTimes(
    100,
    [
      { name: 'unit tests', seconds: 70 },
      { name: 'journeys', seconds: 59.6 },
    ],
    files,
  )
  expect(lines[0]).toBe('Time: 1:40 in all: unit tests 1:10, journeys 1:00')
  expect(lines.slice(2)).toHaveLength(10)
  expect(lines[2]).toBe('    11  11.test.ts')
})

test('the time of a journey counts each of its tries', () => {
  const tried = { status: 'passed', duration: 1_500 }
  const journeys = {
    ...PLAYWRIGHT,
    suites: [
      {
        title: 'market.e2e.ts',
        file: 'market.e2e.ts',
        specs: [
          journey('is fine the second time', 'flaky', { ...failed('Late'), ...tried }, tried),
        ],
      },
    ],
  }
  expect(readReport(journeys).files).toEqual([{ file: 'e2e/market.e2e.ts', seconds: 3 }])
})

test('of many failures with long messages the log ends with the beginnings', () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
  const many = Array.from({ length: 23 }, (_, at) => ({ place: `file-${at}`, title: '', message }))
  const printed = describeFailures(many)
  expect(printed).toHaveLength(21)
  expect(printed.at(-1)).toBe('and 3 more, above')
  expect(printed[0]?.split('\n')).toHaveLength(17)
  expect(printed[0]).toMatch(/^FAILED file-0\n {4}line 0\n[^]* {4}line 14\n {4}…$/)
})

const PLANTED = `
  describe('a group', () => {
    test('differs', () => expect({ size: 1 }).toEqual({ size: 2 }))
    test('is fine', () => {})
    test.skip('waits', () => {})
  })
  describe('prepared', () => {
    beforeAll(() => { throw new Error('not prepared') })
    test('is never reached', () => {})
  })
  test('is late once', { retry: 1 }, ({ task }) => expect(task.result.retryCount).toBe(1))
  test('lets go', () => { void Promise.reject(new Error('nobody waited')) })
`

test('Vitest reports what failed in a test, around one and in a file that cannot be read, and what was shaky', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-report-'))
  try {
    writeFileSync(join(folder, 'planted.test.ts'), PLANTED)
    writeFileSync(join(folder, 'unread.test.ts'), `import './missing.ts'`)
    const { passed, skipped, failures, shaky } = readReport(reportOf(folder))
    expect({ passed, skipped }).toEqual({ passed: 3, skipped: 2 })
    expect(shaky.map(({ place, title }) => [place.replace(/^.*\//, ''), title])).toEqual([
      ['planted.test.ts:11', 'is late once'],
    ])
    expect(failures.map(({ place, title }) => [place.replace(/^.*\//, ''), title])).toEqual([
      ['planted.test.ts:3', 'a group > differs'],
      ['planted.test.ts:8', 'prepared'],
      ['unread.test.ts:1', ''],
      ['unit tests', 'outside of any test'],
    ])
    expect(describeFailures(failures)[0]).toMatch(/- +"size": 2,\n +\+ +"size": 1,/)
    expect(failures[1]?.message).toBe('Error: not prepared')
    expect(failures[3]?.message).toBe('Error: nobody waited')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

function reportOf(folder: string): object {
  const reporter = join(root, 'tools/vitest-report.ts')
  const report = join(folder, 'report.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  spawnSync(
    process.execPath,
    [vitest, 'run', '--globals', `--root=${folder}`, `--reporter=${reporter}`],
    { cwd: folder, env: { PATH: process.env.PATH, TEST_REPORT: report } },
  )
  return JSON.parse(readFileSync(report, 'utf8')) as object
}
