import type pg from 'pg'
import { startJobs } from '../platform/jobs/index.ts'
import { makePrintPackage, PRINT_PACKAGES } from '../print-packages/index.ts'
import { clock } from '../wiring.ts'

/** So many packages are made at once, each in memory of its own: a long one does not hold up a short one. */
const PACKAGES = 2

/** Makes what printers print, for minutes at a time and never in the way of other jobs, until it is stopped by what is answered. */
export async function startPrintingWork(
  pool: pg.Pool,
  log: Parameters<typeof startJobs>[0]['log'],
): Promise<() => Promise<void>> {
  const jobs = [makePrintPackage(PRINT_PACKAGES)]
  const working = await startJobs({ pool, jobs, clock, log, most: PACKAGES })
  return () => working.stop()
}
