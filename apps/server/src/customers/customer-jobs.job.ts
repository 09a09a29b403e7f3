import type { Job } from '../platform/jobs/index.ts'
import { importCustomers } from './import-customers.job.ts'
import { lookAfterCustomers, republish, tidyCustomers } from './look-after-customers.job.ts'
import type { Publishing } from './publish-market.change.ts'
import { undoImports } from './undo-import.job.ts'

export const customerJobs = (on: Publishing): Job[] => [
  importCustomers(on),
  undoImports(on),
  republish(on),
  tidyCustomers(on),
  lookAfterCustomers(on),
]
