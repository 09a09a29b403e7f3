import { networkStore } from '../markets/index.ts'
import { jobsQueue, type Job } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'

/**
 * A transaction that saw a market at its old place may write there after the market was moved. Calls of people
 * are over within a minute, and imports of customers within a quarter of an hour.
 */
const SECONDS_AFTER = { 'bring along': 60, 'bring along once more': 900 } as const

const KINDS = Object.keys(SECONDS_AFTER) as (keyof typeof SECONDS_AFTER)[]

/** To be requested in the transaction that moves them. */
export async function bringAlongLater(use: Use, moved: readonly number[]): Promise<void> {
  for (const kind of KINDS) await use(jobsQueue).request(kind, moved, SECONDS_AFTER[kind])
}

export const bringAlongJobs: readonly Job[] = KINDS.map((kind) => ({
  kind,
  run: ({ inOwn, subject }) => inOwn((use) => use(networkStore).bringAlong(subject)),
}))
