import type { StepChannels, StepDecisions } from '@marquee/rules/campaigns'
import { and, asc, eq, isNull, ne, or, sql as raw, type SQL } from 'drizzle-orm'
import { campaigns, campaignSteps } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store, type Sql } from '../platform/sql/index.ts'

export type CampaignRow = typeof campaigns.$inferSelect
export type StepRow = typeof campaignSteps.$inferSelect
export type NewCampaign = Omit<
  CampaignRow,
  | 'key'
  | `search${string}`
  | 'isReleased'
  | 'marketPhoneNumber'
  | 'statusBefore'
  | 'submittedBy'
  | 'submittedAt'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
>
export type Change = Partial<
  Pick<
    CampaignRow,
    | 'templateVersion'
    | 'name'
    | 'marketKey'
    | 'groupKey'
    | 'mailDate'
    | 'secondMailDate'
    | 'details'
    | 'marketPhoneNumber'
  >
>

export interface NewStep extends StepDecisions {
  number: number
  templateStepKey: number
}

interface WithNewSteps {
  campaign: Pick<CampaignRow, 'key' | 'path'>
  steps: readonly NewStep[]
}

interface Saving {
  savedBy: number
  savedAt: Date
}

/** The campaigns in the scope, without children that their own dealer must not see yet. */
export const visible = (scope: string): SQL =>
  and(
    within(campaigns.path, scope),
    or(isNull(campaigns.parentKey), campaigns.isReleased, ne(campaigns.path, scope)),
  ) as SQL

/** Campaigns in the person's scope, with their steps. */
export const campaignsStore = store((sql, scope) => ({
  async find(key: number): Promise<CampaignRow | undefined> {
    const [row] = await sql
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.key, key), visible(scope)))
    return row
  },

  /** Finds it and locks it with its steps until this call is over. */
  async lock(key: number): Promise<CampaignRow | undefined> {
    const [row] = await sql
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.key, key), visible(scope)))
      .for('update')
    return row
  },

  async namesOf(marketKey: number): Promise<string[]> {
    const rows = await sql.select({ name: campaigns.name }).from(campaigns).where(named(marketKey))
    return rows.map(({ name }) => name)
  },

  /** Has the market another campaign of this name? */
  async isTaken(name: string, except: Pick<CampaignRow, 'key' | 'marketKey'>): Promise<boolean> {
    const rows = await sql
      .select({ key: campaigns.key })
      .from(campaigns)
      .where(and(named(except.marketKey), eq(raw`lower(${campaigns.name})`, name)))
    return rows.some(({ key }) => key !== except.key)
  },

  /** Undefined when the market has a campaign of this name already. */
  async insert(campaign: NewCampaign, at: Date): Promise<CampaignRow | undefined> {
    const [row] = await inserted(sql, [campaign], at)
    return row
  },

  /** Without those whose names their market has already. */
  insertAll: (some: readonly NewCampaign[], at: Date): Promise<CampaignRow[]> =>
    inserted(sql, some, at),

  /** A campaign whose place was held becomes what it was to be. */
  async fill(key: number, campaign: NewCampaign, at: Date): Promise<CampaignRow> {
    const [row] = await sql
      .update(campaigns)
      .set({ ...campaign, createdAt: at, updatedAt: at })
      .where(and(eq(campaigns.key, key), within(campaigns.path, scope)))
      .returning()
    return row as CampaignRow
  },

  /** Placeholders for campaigns to be reordered, in the order of the request; the job fills them. */
  async holdPlaces(
    pairs: readonly { sourceKey: number; marketKey: number }[],
    by: { personKey: number; level: string; at: Date },
  ): Promise<number[]> {
    const { rows } = await sql.execute<{ key: number }>(heldPlaces(pairs, by, scope))
    return rows.map(({ key }) => key)
  },

  /** A place that nothing came of. */
  async dropPlace(key: number): Promise<void> {
    await sql
      .delete(campaigns)
      .where(
        and(
          eq(campaigns.key, key),
          eq(campaigns.status, 'BULKREORDER'),
          within(campaigns.path, scope),
        ),
      )
  },

  /** The notes on how it was reordered. */
  async noteReordered(key: number, notes: readonly string[]): Promise<void> {
    await sql
      .update(campaigns)
      .set({ reorderNotes: notes })
      .where(and(eq(campaigns.key, key), within(campaigns.path, scope)))
  },

  async addSteps(of: readonly WithNewSteps[]): Promise<void> {
    const rows = of.flatMap(({ campaign: { key, path }, steps }) =>
      steps.map(({ number, templateStepKey, opted, creative, ...channels }) => ({
        campaignKey: key,
        path,
        number,
        templateStepKey,
        opted,
        creative,
        status: 'DRAFT' as const,
        channels: channelsOf(channels),
      })),
    )
    if (rows.length > 0) await sql.insert(campaignSteps).values(rows)
  },

  /** Undefined when the market has another campaign of this name. */
  async save(key: number, change: Change, by: Saving): Promise<true | undefined> {
    try {
      await sql
        .update(campaigns)
        .set({ ...change, ...saved(by), version: raw`${campaigns.version} + 1` })
        .where(and(eq(campaigns.key, key), within(campaigns.path, scope)))
      return true
    } catch (error) {
      if (isTaken(error)) return undefined
      throw error
    }
  },

  async remove(key: number): Promise<void> {
    await sql.delete(campaigns).where(and(eq(campaigns.key, key), within(campaigns.path, scope)))
  },

  stepsOf: (campaignKey: number): Promise<StepRow[]> =>
    sql
      .select()
      .from(campaignSteps)
      .where(and(eq(campaignSteps.campaignKey, campaignKey), within(campaignSteps.path, scope)))
      .orderBy(asc(campaignSteps.number), asc(campaignSteps.key)),

  /** Of several campaigns; those of each are in their order. */
  stepsAmong: (campaignKeys: readonly number[]): Promise<StepRow[]> =>
    sql
      .select()
      .from(campaignSteps)
      .where(
        and(isAmong(campaignSteps.campaignKey, campaignKeys), within(campaignSteps.path, scope)),
      )
      .orderBy(asc(campaignSteps.number), asc(campaignSteps.key)),

  /** A step by its own key, and the campaign that it belongs to. */
  async findStep(key: number): Promise<{ step: StepRow; campaign: CampaignRow } | undefined> {
    const [row] = await sql
      .select({ step: campaignSteps, campaign: campaigns })
      .from(campaignSteps)
      .innerJoin(campaigns, eq(campaigns.key, campaignSteps.campaignKey))
      .where(and(eq(campaignSteps.key, key), visible(scope)))
    return row
  },

  /** With a number where its place in the campaign is another one as well. */
  async saveStep(
    key: number,
    decided: StepDecisions & Pick<StepRow, 'status'> & Partial<Pick<StepRow, 'number'>>,
  ): Promise<void> {
    const { number, opted, status, creative, ...channels } = decided
    await sql
      .update(campaignSteps)
      .set({
        number,
        opted,
        status,
        creative,
        channels: channelsOf(channels),
        version: raw`${campaignSteps.version} + 1`,
      })
      .where(and(eq(campaignSteps.key, key), within(campaignSteps.path, scope)))
  },

  async removeSteps(keys: readonly number[]): Promise<void> {
    await sql
      .delete(campaignSteps)
      .where(and(isAmong(campaignSteps.key, keys), within(campaignSteps.path, scope)))
  },

  /** That something of it was saved, without a new version of its details. */
  async touch(key: number, by: Saving): Promise<void> {
    await sql
      .update(campaigns)
      .set(saved(by))
      .where(and(eq(campaigns.key, key), within(campaigns.path, scope)))
  },
}))

const inserted = (sql: Sql, some: readonly NewCampaign[], at: Date): Promise<CampaignRow[]> =>
  sql
    .insert(campaigns)
    .values(some.map((campaign) => ({ ...campaign, createdAt: at, updatedAt: at })))
    .onConflictDoNothing()
    .returning()

// Without a name until they are filled, so that they take no name of other campaigns.
const heldPlaces = (
  pairs: readonly { sourceKey: number; marketKey: number }[],
  { personKey, level, at }: { personKey: number; level: string; at: Date },
  scope: string,
): SQL => raw`
  INSERT INTO campaigns (hierarchy_id, template_key, template_version, category, type, cadence,
         market_key, name, initial_name, status, details, reordered_from,
         created_by, creator_level, created_at, updated_by, updated_at, path)
  SELECT s.hierarchy_id, s.template_key, s.template_version, s.category, s.type, s.cadence,
         m.key, '', coalesce(nullif(s.name, ''), s.initial_name), 'BULKREORDER', s.details, s.key,
         ${personKey}::integer, ${level}, ${at.toISOString()}::timestamptz, ${personKey}::integer,
         ${at.toISOString()}::timestamptz, m.path
    FROM unnest(${listed(pairs.map(({ sourceKey }) => sourceKey))},
                ${listed(pairs.map(({ marketKey }) => marketKey))})
         WITH ORDINALITY AS wanted(source_key, market_key, place)
    JOIN campaigns s ON s.key = wanted.source_key AND ${within(raw`s.path`, scope)}
    JOIN markets m ON m.key = wanted.market_key AND ${within(raw`m.path`, scope)}
   ORDER BY wanted.place
  RETURNING key`

const listed = (keys: readonly number[]): SQL => raw`${`{${keys.join(',')}}`}::integer[]`

/** Those whose names others of the market may not bear: word by word as the unique index has it, to be found by it. */
const named = (marketKey: number): SQL =>
  raw`${campaigns.marketKey} = ${marketKey} AND ${campaigns.status} <> 'CANCELLED'
    AND ${campaigns.parentKey} IS NULL AND ${campaigns.name} <> ''`

const saved = ({ savedBy, savedAt }: Saving) => ({ updatedBy: savedBy, updatedAt: savedAt })

const channelsOf = ({ fulfillmentChannels, fulfillmentChannelVariations }: StepChannels) => ({
  fulfillmentChannels,
  fulfillmentChannelVariations,
})

/** The other campaign may be out of sight, so that only the database knows. */
function isTaken(error: unknown): boolean {
  const { cause } = error as { cause?: { constraint?: string } }
  return cause?.constraint === 'campaigns_once'
}
