import { mayCancel } from '@marquee/rules/customers'
import { jobsQueue } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { customerImportsStore } from './customer-imports.store.ts'
import { PUBLISH_MARKET } from './look-after-customers.job.ts'
import { TIDY_CUSTOMERS } from './publish-market.change.ts'

export async function importStanding(use: Use, key: number) {
  const row = await use(customerImportsStore).find(key)
  if (!row) throw new Error(`The import ${key} is gone`)
  const { state, rows, households, incomplete, refused, bytes, bytesRead, problem, confirming } =
    row
  const percent = Math.round((bytesRead / bytes) * 100)
  return {
    state,
    rows,
    households,
    incomplete,
    refused,
    percent,
    confirming,
    reason: problem?.reason,
  }
}

/** What waits for an answer and gets none is over, and nothing of it is left. */
export async function dropImport(use: Use, key: number): Promise<void> {
  const row = await use(customerImportsStore).find(key)
  if (!row || !mayCancel(row.state).ok) return
  await use(customerImportsStore).end(key, 'CANCELLED')
  await use(jobsQueue).request(TIDY_CUSTOMERS, [row.marketKey])
}

export const publishingLeft = (use: Use): Promise<number> => use(jobsQueue).waiting(PUBLISH_MARKET)
