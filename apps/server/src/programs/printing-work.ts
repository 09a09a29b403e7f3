import type pg from 'pg'
import { startJobs, type RunningJobs } from '../platform/jobs/index.ts'
import { makePrintPackage, PRINT_PACKAGES } from '../print-packages/index.ts'
import { clock } from '../wiring.ts'

/** So many packages are made at once, each in memory of its own: a long one does not hold up a short one. */
const PACKAGES = 2

/** Makes what printers print, for minutes at a time, and never in the way of the program's other jobs. */
export const startPrintingWork = (
  pool: pg.Pool,
  log: Parameters<typeof startJobs>[0]['log'],
): Promise<RunningJobs> =>
  startJobs({ pool, jobs: [makePrintPackage(PRINT_PACKAGES)], clock, log, most: PACKAGES })
