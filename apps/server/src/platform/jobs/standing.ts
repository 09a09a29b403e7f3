import type pg from 'pg'
import { store } from '../sql/index.ts'

/** How the jobs of one kind stand. */
export interface JobsStanding {
  kind: string
  waiting: number
  running: number
  /** Their last try failed; they are tried again later. */
  failed: number
  /** For how long the first of those that are due has waited. */
  oldestSeconds: number
}

export const jobsStanding = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    async byKind(): Promise<JobsStanding[]> {
      return (await client.query<JobsStanding>(BY_KIND)).rows
    },
  }
})

const BY_KIND = `
  SELECT kind,
         count(*) FILTER (WHERE NOT is_running AND attempts = 0)::integer AS waiting,
         count(*) FILTER (WHERE is_running)::integer AS running,
         count(*) FILTER (WHERE NOT is_running AND attempts > 0)::integer AS failed,
         coalesce(extract(epoch FROM now() - min(run_at) FILTER
           (WHERE NOT is_running AND run_at <= now())), 0)::float8 AS "oldestSeconds"
    FROM (SELECT *, leased_until IS NOT NULL AND leased_until >= now() AS is_running FROM jobs) j
   GROUP BY kind ORDER BY kind`
