import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes a minute or more: begun last, one of two workers would wait for it. */
const LONG = /access-matrix\/(access-matrix|two-walls|guard-mutation|policies)|killed-|bad-bodies/

/** Vitest begins with the largest files, and does not know on a fresh clone which take long. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // Projects stay together: a worker is used again for the next file of the same project only.
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    return projects.flatMap((name) => {
      const files = sorted.filter(({ project }) => project.name === name)
      const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
      return [...files.filter(isLong), ...files.filter((file) => !isLong(file))]
    })
  }
}
