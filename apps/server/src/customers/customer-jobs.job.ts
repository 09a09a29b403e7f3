import type { Job } from '../platform/jobs/index.ts'
import { importCustomers } from './import-customers.job.ts'
import { lookAfterCustomers, publishAgain, tidyCustomers } from './look-after-customers.job.ts'
import type { Publishing } from './publish-market.change.ts'

export const customerJobs = (on: Publishing): Job[] => [
  importCustomers(on),
  publishAgain(on),
  tidyCustomers,
  lookAfterCustomers(on),
]
