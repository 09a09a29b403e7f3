import { beforeAll, test } from 'vitest'
import { A_WHILE } from '../testing/killed-along.ts'
import { killingJob } from '../testing/killed-job.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE } from '../testing/test-tree.ts'
import { yearSamples } from '../testing/year-samples.ts'
import { bulkEnrollmentJob } from './index.ts'

const app = testApp()
const years = yearSamples(app)
const killAlong = killingJob(app, bulkEnrollmentJob)

beforeAll(() => years.prepare())

/** One dealer who can be enrolled, and one who is already. */
async function twoDealers(): Promise<void> {
  await app.owner.query('TRUNCATE campaigns, bulk_enrollments, jobs, idempotency_keys CASCADE')
  await years.enroll('district', 'sibling')
}

const count = async (from: string): Promise<number> =>
  (await app.owner.query(`SELECT count(*)::integer AS all FROM ${from}`)).rows[0].all

const standing = async () => ({
  bulks: await count('bulk_enrollments'),
  dealers: await count('bulk_enrollment_items'),
  completed: await count(`bulk_enrollment_items WHERE status = 'COMPLETED'`),
  failed: await count(
    `bulk_enrollment_items WHERE status = 'FAILED' AND reason = 'annual.enrolled'`,
  ),
  years: await count('campaigns WHERE annual_key IS NULL'),
  seasons: await count('campaigns WHERE annual_key IS NOT NULL'),
  recorded: await count(`campaign_events WHERE action = 'create'`),
})

test(
  'a server killed anywhere while it enrolls many goes on by itself: each dealer is enrolled once, in all seasons, or has a reason [ANN-14, GEN-19]',
  { timeout: A_WHILE },
  () =>
    killAlong({
      ready: twoDealers,
      callOf: () => ({
        as: 'district',
        method: 'POST',
        path: '/campaign/annual-seasonal/enroll',
        body: {
          templateKey: years.annual(),
          marketKeys: [TREE.dealer.key, TREE.sibling.key],
        },
      }),
      standing,
      expected: {
        bulks: 1,
        dealers: 2,
        completed: 1,
        failed: 1,
        years: 2,
        seasons: 8,
        recorded: 10,
      },
      statements: 30,
    }),
)
