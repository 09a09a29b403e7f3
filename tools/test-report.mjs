import { basename, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

// What the report of a suite says, whichever runner wrote it. Node built-ins only: it is read by what
// also installs the packages.

const TOLD_AT_MOST = 20
const LINES_OF_EACH = 15

/** The counts of a report, and of each failure its place, its title and its message. */
export function readReport(report) {
  if (report.notRun) return { passed: 0, skipped: 1, failures: [], note: report.notRun }
  if (!report.stats) return report
  const { expected, skipped } = report.stats
  const failures = [...failedJourneys(report), ...report.errors.map(notLoaded)]
  return { passed: expected, skipped, failures }
}

/** The failures for the end of a long log, of which often nothing but the end is kept. */
export function tellFailures(failures) {
  const told = failures.slice(0, TOLD_AT_MOST).map(tell)
  const more = failures.length - told.length
  return more > 0 ? [...told, `and ${more} more, above`] : told
}

function tell({ place, title, message }) {
  const lines = stripVTControlCharacters(message).trim().split('\n')
  const kept = lines.slice(0, LINES_OF_EACH)
  if (lines.length > kept.length) kept.push('…')
  return [`FAILED ${place}${title && ` › ${title}`}`, ...kept.map((line) => `    ${line}`)].join(
    '\n',
  )
}

/** Those of Playwright, which also counts a journey as failed that went well the second time. */
function failedJourneys({ config, suites }) {
  return suites
    .flatMap((suite) => specsIn(suite, []))
    .flatMap(({ spec, titles }) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
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
