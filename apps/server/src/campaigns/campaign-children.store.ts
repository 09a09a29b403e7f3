import { dealersOwn } from '@marquee/rules/campaigns'
import { and, eq, notInArray, sql as raw, type SQL } from 'drizzle-orm'
import { campaigns } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

/** Copies of a metro campaign, one for each of its dealers; a statement is for all of them. */
export const childrenStore = store((sql, scope) => ({
  /**
   * Makes, keeps and removes children, so that each selected dealer has one that says what the parent says.
   * Answers the markets of those that it made.
   */
  async follow(parentKey: number, marketKeys: readonly number[]): Promise<number[]> {
    const others =
      marketKeys.length > 0 ? notInArray(campaigns.marketKey, [...marketKeys]) : undefined
    await sql
      .delete(campaigns)
      .where(and(eq(campaigns.parentKey, parentKey), within(campaigns.path, scope), others))
    await sql.execute(updated(parentKey, scope))
    const children = await sql
      .select({ key: campaigns.marketKey })
      .from(campaigns)
      .where(and(eq(campaigns.parentKey, parentKey), within(campaigns.path, scope)))
    const known = new Set(children.map(({ key }) => key))
    const added = marketKeys.filter((key) => !known.has(key))
    if (added.length === 0) return []
    await sql.execute(inserted(parentKey, added, scope))
    await sql.execute(insertedSteps(parentKey, added, scope))
    return added
  },

  /** A step of the children is as that of the parent. */
  async followStep(parentKey: number, templateStepKey: number): Promise<void> {
    await sql.execute(raw`
      UPDATE campaign_steps t
         SET opted = s.opted, status = s.status, creative = s.creative, channels = s.channels,
             version = t.version + 1
        FROM campaigns c JOIN campaign_steps s ON s.campaign_key = c.parent_key
       WHERE c.parent_key = ${parentKey} AND t.campaign_key = c.key
         AND s.template_step_key = ${templateStepKey}
         AND t.template_step_key = s.template_step_key AND ${within(raw`t.path`, scope)}`)
  },

  /** The children have the steps of the parent, and no others. */
  async followSteps(parentKey: number): Promise<void> {
    await sql.execute(raw`
      DELETE FROM campaign_steps t USING campaigns c
       WHERE c.parent_key = ${parentKey} AND t.campaign_key = c.key
         AND ${within(raw`t.path`, scope)} AND NOT EXISTS (
           SELECT FROM campaign_steps s
            WHERE s.campaign_key = c.parent_key AND s.template_step_key = t.template_step_key)`)
    await sql.execute(raw`
      INSERT INTO campaign_steps (campaign_key, number, template_step_key, opted, status, creative,
             channels, path)
      SELECT c.key, s.number, s.template_step_key, s.opted, s.status, s.creative, s.channels, c.path
        FROM campaigns c JOIN campaign_steps s ON s.campaign_key = c.parent_key
       WHERE c.parent_key = ${parentKey} AND ${within(raw`c.path`, scope)}
          ON CONFLICT (campaign_key, template_step_key) DO UPDATE
         SET number = excluded.number, opted = excluded.opted, status = excluded.status,
             creative = excluded.creative, channels = excluded.channels,
             version = campaign_steps.version + 1`)
  },
}))

/** Those that stay say what the parent says, but for their own seeds and number. */
const updated = (parentKey: number, scope: string): SQL => raw`
  UPDATE campaigns c
     SET template_version = p.template_version, name = p.name, group_key = p.group_key, status = p.status,
         deployment_date = p.deployment_date, deployment_date_two = p.deployment_date_two,
         details = p.details || (
           SELECT coalesce(jsonb_object_agg(own.key, own.value), '{}') FROM jsonb_each(c.details) own
            WHERE own.key IN ${[...dealersOwn]}),
         updated_by = p.updated_by, updated_at = p.updated_at
    FROM campaigns p
   WHERE p.key = ${parentKey} AND c.parent_key = p.key AND ${within(raw`c.path`, scope)}`

const inserted = (parentKey: number, marketKeys: readonly number[], scope: string): SQL => raw`
  INSERT INTO campaigns (hierarchy_id, template_key, template_version, category, type, cadence,
         market_key, group_key, parent_key, name, initial_name, status, is_released,
         deployment_date, deployment_date_two, details, market_phone_number,
         created_by, creator_level, created_at, updated_by, updated_at, path)
  SELECT p.hierarchy_id, p.template_key, p.template_version, p.category, p.type, p.cadence,
         m.key, p.group_key, p.key, p.name, p.initial_name, p.status, p.is_released,
         p.deployment_date, p.deployment_date_two, p.details, coalesce(m.phone_number, ''),
         p.updated_by, p.creator_level, p.updated_at, p.updated_by, p.updated_at, m.path
    FROM campaigns p, markets m
   WHERE p.key = ${parentKey} AND ${isAmong(raw`m.key`, marketKeys)} AND ${within(raw`m.path`, scope)}`

const insertedSteps = (parentKey: number, marketKeys: readonly number[], scope: string): SQL => raw`
  INSERT INTO campaign_steps (campaign_key, number, template_step_key, opted, status, creative,
         channels, path)
  SELECT c.key, s.number, s.template_step_key, s.opted, s.status, s.creative, s.channels, c.path
    FROM campaigns c JOIN campaign_steps s ON s.campaign_key = c.parent_key
   WHERE c.parent_key = ${parentKey} AND ${isAmong(raw`c.market_key`, marketKeys)}
     AND ${within(raw`c.path`, scope)}`
