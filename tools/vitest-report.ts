import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule, TestSuite } from 'vitest/node'

interface Failure {
  place: string
  title: string
  message: string
}

/**
 * Writes what `npm test` reads. Vitest's own JSON report leaves out what failed outside of a test, as
 * in `beforeAll` or in a promise without a handler, and how values differed.
 */
export default class Report implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const countOf = (state: string) => tests.filter((test) => test.result().state === state).length
    const failures = [
      ...modules.flatMap(failuresIn),
      ...unhandled.map((error) => failure(undefined, 'outside of any test', error)),
    ]
    writeFileSync(
      process.env.TEST_REPORT ?? 'test-report.json',
      JSON.stringify({
        passed: countOf('passed'),
        skipped: countOf('skipped'),
        failures,
        shaky: modules.flatMap(shakyIn),
        files: modules.map(timed),
      }),
    )
  }
}

function timed(module: TestModule): { file: string; seconds: number } {
  const { duration, setupDuration, collectDuration } = module.diagnostic()
  const seconds = (duration + setupDuration + collectDuration) / 1000
  return { file: relative(process.cwd(), module.moduleId), seconds }
}

/** What failed once and went well the second time, with how it first failed. */
function shakyIn(module: TestModule): Failure[] {
  return [...module.children.allTests('passed')]
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => failure(module, test.fullName, ...(test.result().errors ?? [])))
}

function failuresIn(module: TestModule): Failure[] {
  const failed = [...module.children.allTests('failed')].map((test) =>
    failure(module, test.fullName, ...(test.result().errors ?? [])),
  )
  const around = [module, ...module.children.allSuites()].flatMap((group) =>
    group.errors().map((error) => failure(module, titleOf(group), error)),
  )
  return [...failed, ...around]
}

const titleOf = (group: TestModule | TestSuite) => (group.type === 'suite' ? group.fullName : '')

function failure(
  module: TestModule | undefined,
  title: string,
  ...errors: readonly SerializedError[]
): Failure {
  return {
    place: module
      ? `${relative(process.cwd(), module.moduleId)}${lineOf(module, errors)}`
      : 'unit tests',
    title,
    message: errors.map(messageOf).join('\n'),
  }
}

function lineOf(module: TestModule, errors: readonly SerializedError[]): string {
  const frames = errors.flatMap(({ stacks }) => stacks ?? [])
  const own = frames.find(({ file }) => file === module.moduleId)
  return own ? `:${own.line}` : ''
}

const messageOf = ({ name, message, diff }: SerializedError) =>
  [`${name}: ${message}`, diff].filter(Boolean).join('\n')
