import { and, desc, eq, sql as raw } from 'drizzle-orm'
import { approvedSteps, campaigns, campaignSteps } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

export type ApprovedStepRow = typeof approvedSteps.$inferSelect

interface Approving {
  by: number
  at: Date
}

/** Of campaigns in the person's scope, what was approved of their steps. */
export const approvedStepsStore = store((sql, scope) => ({
  /** The used steps of a campaign and of its children, or one of them, as they are now. */
  async add(campaignKey: number, { by, at }: Approving, templateStepKey?: number): Promise<void> {
    await sql.execute(raw`
      INSERT INTO approved_steps (step_key, version, creative, channels, approved_by, approved_at, path)
      SELECT ${campaignSteps.key}, ${campaignSteps.version}, ${campaignSteps.creative},
             ${campaignSteps.channels}, ${by}::integer, ${at.toISOString()}::timestamptz,
             ${campaignSteps.path}
        FROM campaign_steps JOIN campaigns ON ${campaigns.key} = ${campaignSteps.campaignKey}
       WHERE (${campaigns.key} = ${campaignKey} OR ${campaigns.parentKey} = ${campaignKey})
         AND ${campaignSteps.opted} AND ${within(campaignSteps.path, scope)}
         AND ${campaignSteps.templateStepKey} =
             coalesce(${templateStepKey ?? null}::integer, ${campaignSteps.templateStepKey})
      ON CONFLICT DO NOTHING`)
  },

  /** What is sent of a step. */
  async last(stepKey: number): Promise<ApprovedStepRow | undefined> {
    const [row] = await sql
      .select()
      .from(approvedSteps)
      .where(and(eq(approvedSteps.stepKey, stepKey), within(approvedSteps.path, scope)))
      .orderBy(desc(approvedSteps.version))
      .limit(1)
    return row
  },
}))
