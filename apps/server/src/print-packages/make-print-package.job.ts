import type { JobKind } from '@marquee/rules/operation'
import { jobsQueue, type Job } from '../platform/jobs/index.ts'
import { makePackage } from './make-package.change.ts'

export const MAKE_PRINT_PACKAGE = 'make print package'

/** One package for each job: several programs share them, and one that is long does not hold up the others. */
export const makePrintPackage = (followedBy: JobKind): Job => ({
  kind: MAKE_PRINT_PACKAGE,
  async run(call) {
    await makePackage(call.subject, call)
    await call.inOwn((use) => use(jobsQueue).request(followedBy, [0]))
  },
})
