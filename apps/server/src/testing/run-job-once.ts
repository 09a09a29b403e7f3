import { expect, vi } from 'vitest'
import { startJobs, type Job } from '../platform/jobs/index.ts'
import { quiet } from './quiet.ts'
import type { TestApp } from './test-app.ts'

/** Runs a job that requests itself again, once, as by a program whose clock shows this moment. */
export async function runJobOnce(
  { owner, pool }: Pick<TestApp, 'owner' | 'pool'>,
  job: Job,
  now: number,
): Promise<void> {
  await owner.query('DELETE FROM jobs')
  await owner.query('INSERT INTO jobs (kind, subject) VALUES ($1, 0)', [job.kind])
  const running = await startJobs({
    pool,
    jobs: [job],
    clock: () => now,
    log: quiet,
    lookEvery: 50,
  })
  try {
    await vi.waitFor(async () => {
      const due = await owner.query(
        'SELECT FROM jobs WHERE kind = $1 AND (run_at <= now() OR leased_until IS NOT NULL)',
        [job.kind],
      )
      expect(due.rowCount).toBe(0)
    }, 10_000)
  } finally {
    await running.stop()
  }
}
