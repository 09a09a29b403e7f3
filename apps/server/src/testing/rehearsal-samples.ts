import { rehearseCampaign } from '../rehearsals/index.ts'
import type { AudienceApp } from './audience-app.ts'
import { runJobOnce } from './run-job-once.ts'
import { sendingSamples } from './sending-samples.ts'
import { TREE } from './test-tree.ts'
import { testDeployment, type DeploymentVariation } from './test-deployment.ts'
import type { TestApp } from './test-app.ts'

type As = Parameters<TestApp['call']>[0]

/** A few documents take a second or two. */
const PAINTED_WITHIN = 60_000

/** Campaigns that are rehearsed by calls, and a program that rehearses. */
export function rehearsalSamples(app: AudienceApp) {
  const samples = sendingSamples(app)
  const latest = (key: number, as: As = 'dealer') =>
    app.call(as, 'GET', `/campaign/${key}/rehearsal`)
  const start = (key: number, as: As = 'dealer') =>
    app.call(as, 'POST', `/campaign/${key}/rehearsal`)
  /** A program finds what was started, at this moment. */
  const run = async (rehearsalKey: number, more: DeploymentVariation = {}): Promise<void> => {
    const deployment = testDeployment({ counting: app.counting, ...more })
    const job = rehearseCampaign({ ...deployment, campaignHours: { from: 8, to: 20 } })
    const subjects = [rehearsalKey]
    await runJobOnce(app, job, Date.now(), { subjects, most: PAINTED_WITHIN })
  }
  return {
    ...samples,
    latest,
    start,
    run,
    /** Started, run, and read again. */
    async rehearsed(key: number, as: As = 'dealer', more: DeploymentVariation = {}) {
      const started = await start(key, as)
      if (started.status !== 200) throw new Error(JSON.stringify(started.body))
      await run(started.body.rehearsal.key, more)
      return (await latest(key, as)).body
    },
    /** A dealer's part of a metro campaign. */
    async partOf(parent: number, marketKey: number = TREE.dealer.key): Promise<number> {
      const [part] = await samples.rowsOf(
        'SELECT key FROM campaigns WHERE parent_key = $1 AND market_key = $2',
        [parent, marketKey],
      )
      return part.key
    },
    /** From now on its dealers see their parts. */
    release: (parent: number) =>
      samples.rowsOf('UPDATE campaigns SET is_released = true WHERE $1 IN (key, parent_key)', [
        parent,
      ]),
    /** All that the database holds but rehearsals. */
    everythingElse: () => everythingElse(app),
    open: (pieceKey: number, as: As = 'dealer') =>
      app.call(as, 'POST', `/rehearsal/piece/${pieceKey}`),
  }
}

/** All that the database holds but rehearsals, what the program notes of its own work, and secrets that are made once. */
async function everythingElse({ owner }: AudienceApp): Promise<Record<string, unknown>> {
  const { rows: tables } = await owner.query(
    `SELECT relname AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
        AND relname NOT LIKE 'rehearsal%' AND relname NOT LIKE 'audit%'
        AND relname NOT IN ('jobs', 'platform_secrets', 'counted_calls', 'idempotency_keys')
      ORDER BY 1`,
  )
  const all: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await owner.query(
      `SELECT count(*)::integer AS rows, md5(string_agg(t::text, '|' ORDER BY t::text)) AS print
         FROM ${name} t`,
    )
    all[name] = rows[0]
  }
  return all
}
