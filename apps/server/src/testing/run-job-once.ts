import { expect, vi } from 'vitest'
import { startJobs, type Job } from '../platform/jobs/index.ts'
import { quiet } from './quiet.ts'
import type { TestApp } from './test-app.ts'

/** Runs a job that may request itself again, once, and throws what it threw; as by a program whose clock shows this moment. */
export async function runJobOnce(
  { owner, pool }: Pick<TestApp, 'owner' | 'pool'>,
  job: Job,
  now: number,
  {
    subjects = [0],
    most = 30_000,
  }: {
    subjects?: readonly number[]
    /** Milliseconds: longer for what paints. */
    most?: number
  } = {},
): Promise<void> {
  await owner.query('DELETE FROM jobs')
  await owner.query('INSERT INTO jobs (kind, subject) SELECT $1, unnest($2::integer[])', [
    job.kind,
    subjects,
  ])
  const failures: unknown[] = []
  const running = await startJobs({
    pool,
    jobs: [job],
    clock: () => now,
    log: { ...quiet, error: ({ err }: { err?: unknown }) => failures.push(err) },
    lookEvery: 50,
  })
  try {
    await vi.waitFor(async () => {
      const due = await owner.query(
        'SELECT FROM jobs WHERE kind = $1 AND (run_at <= now() OR leased_until IS NOT NULL)',
        [job.kind],
      )
      expect(due.rowCount).toBe(0)
    }, most)
  } finally {
    await running.stop()
  }
  if (failures.length > 0) throw failures[0]
}
