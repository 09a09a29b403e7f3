import { basename, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

// What the report of a suite says, whichever runner wrote it. Node built-ins only: it is read by what
// also installs the packages.

const TOLD_AT_MOST = 20
const LINES_OF_EACH = 15
const SLOWEST = 10
const FILES_AGAIN = 3

/**
 * The counts of a report, of each failure its place, its title and its message, and the seconds that each
 * file took. Shaky is what failed once and went well the second time: that it passed is counted, that it
 * failed is reported.
 */
export function readReport(report) {
  if (report.notRun) {
    return { passed: 0, skipped: 1, failures: [], shaky: [], files: [], note: report.notRun }
  }
  if (!report.stats) return { shaky: [], files: [], ...report }
  const { expected, flaky, skipped } = report.stats
  const failures = [...journeys(report, 'unexpected'), ...report.errors.map(notLoaded)]
  const files = secondsOfJourneys(report)
  return { passed: expected + flaky, skipped, failures, shaky: journeys(report, 'flaky'), files }
}

/**
 * The files of the server's tests to run once more, with nothing beside them: three workers and the database
 * share two cores, and a test that another held up says nothing of the code. None where more failed than
 * chance explains, where rules or tools failed, which wait for nobody, or where a property was disproved,
 * which a second run with other values would hide.
 */
export function filesToRunAgain(failures) {
  const again = new Set(failures.map(({ place }) => place.replace(/:\d+$/, '')))
  const byChance = failures.every(
    ({ place, message }) =>
      place.startsWith('apps/server/') && !message.includes('Property failed after'),
  )
  return byChance && again.size <= FILES_AGAIN ? [...again] : []
}

/** What went well the second time is shaky; where anything failed again, all that failed has failed. */
export function afterSecondRun(first, second) {
  if (second.ownFailure > 0 || second.failures.length > 0) return first
  return {
    ...first,
    passed: first.passed + first.failures.length,
    failures: [],
    shaky: [...first.shaky, ...first.failures],
    ownFailure: 0,
  }
}

/** Where the time went: each suite, and the files that took longest. */
export function describeTimes(total, suites, files) {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  return [
    `Time: ${minutes(total)} in all: ${suites.map(({ name, seconds }) => `${name} ${minutes(seconds)}`).join(', ')}`,
    `The slowest files (seconds, several run at once):`,
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(0).padStart(6)}  ${file}`),
  ]
}

function minutes(seconds) {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

function secondsOfJourneys({ config, suites }) {
  return suites.map((suite) => {
    const results = specsIn(suite, []).flatMap(({ spec }) =>
      spec.tests.flatMap((test) => test.results),
    )
    const milliseconds = results.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
    return { file: `${basename(config.rootDir)}/${suite.file}`, seconds: milliseconds / 1000 }
  })
}

/** The failures for the end of a long log, of which often nothing but the end is kept. */
export function describeFailures(failures, word = 'FAILED') {
  const told = failures.slice(0, TOLD_AT_MOST).map((failure) => tell(failure, word))
  const more = failures.length - told.length
  return more > 0 ? [...told, `and ${more} more, above`] : told
}

function tell({ place, title, message }, word) {
  const lines = stripVTControlCharacters(message).trim().split('\n')
  const kept = lines.slice(0, LINES_OF_EACH)
  if (lines.length > kept.length) kept.push('…')
  return [`${word} ${place}${title && ` › ${title}`}`, ...kept.map((line) => `    ${line}`)].join(
    '\n',
  )
}

/** Those of Playwright that ended so, with how they first failed. */
function journeys({ config, suites }, ended) {
  return suites
    .flatMap((suite) => specsIn(suite, []))
    .flatMap(({ spec, titles }) =>
      spec.tests
        .filter(({ status }) => status === ended)
        .map(({ results }) => {
          const failed = results.find(({ status }) => status !== 'passed') ?? {}
          const line = failed.errorLocation?.file.endsWith(spec.file)
            ? failed.errorLocation.line
            : spec.line
          return {
            place: `${join(basename(config.rootDir), spec.file)}:${line}`,
            title: [...titles, spec.title].join(' › '),
            message: (failed.errors ?? []).map(({ message }) => message).join('\n'),
          }
        }),
    )
}

/** All journeys below a file or a group, with the titles of the groups around each. */
function specsIn({ specs, suites = [] }, titles) {
  const own = specs.map((spec) => ({ spec, titles }))
  return [...own, ...suites.flatMap((group) => specsIn(group, [...titles, group.title]))]
}

const notLoaded = ({ location, message }) => ({
  place: location ? `${location.file}:${location.line}` : 'journeys',
  title: '',
  message,
})
