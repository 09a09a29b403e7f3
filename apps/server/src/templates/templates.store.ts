import type { CampaignTemplate, TemplateAccess, TemplateStatus } from '@marquee/rules/templates'
import { and, eq, exists, sql as raw, type SQL } from 'drizzle-orm'
import { campaignTemplates, campaignTemplateVersions } from '../db/schema/index.ts'
import { reaching, within } from '../markets/index.ts'
import { isAmong, type Sql, store } from '../platform/sql/index.ts'

export type TemplateRow = typeof campaignTemplates.$inferSelect

/** A template as it is now, or as one of its versions was. */
export interface Template extends TemplateRow {
  content: CampaignTemplate
}

/** One of the two. */
interface FirstPiece {
  creativeKey?: number | undefined
  couponKey?: number | undefined
}

interface Saving {
  savedBy: number
  savedAt: Date
}

const { templateKey, version: ofVersion, content } = campaignTemplateVersions

/**
 * Templates that reach the person's markets, even those not offered to them; people change only those
 * within their scope.
 */
export const templatesStore = store((sql, scope) => ({
  /** With the content of a version; without one, of the newest. */
  async find(key: number, version?: number): Promise<Template | undefined> {
    const [row] = await withContent(sql, version).where(
      and(eq(campaignTemplates.key, key), reaching(campaignTemplates.path, scope)),
    )
    return row && toTemplate(row)
  },

  /** Of all of them, each to be found by itself. */
  async keys(): Promise<number[]> {
    const { key, path } = campaignTemplates
    const rows = await sql
      .select({ key })
      .from(campaignTemplates)
      .where(reaching(path, scope))
      .orderBy(key)
    return rows.map((row) => row.key)
  },

  async findAll(keys: readonly number[]): Promise<Template[]> {
    if (keys.length === 0) return []
    const rows = await withContent(sql).where(
      and(isAmong(campaignTemplates.key, keys), reaching(campaignTemplates.path, scope)),
    )
    return rows.map(toTemplate)
  },

  /** With the contents of these versions; of one template there may be several. */
  async findVersions(some: readonly Pick<Template, 'key' | 'version'>[]): Promise<Template[]> {
    if (some.length === 0) return []
    const keys = raw.param(some.map(({ key }) => key))
    const versions = raw.param(some.map(({ version }) => version))
    const rows = await withContent(sql, ofVersion).where(
      and(
        raw`(${templateKey}, ${ofVersion}) IN (SELECT * FROM unnest(${keys}::integer[], ${versions}::integer[]))`,
        reaching(campaignTemplates.path, scope),
      ),
    )
    return rows.map(toTemplate)
  },

  async insert(
    template: Pick<Template, 'hierarchyId' | 'path' | 'content'>,
    access: TemplateAccess,
    by: Saving,
  ): Promise<number> {
    const { content, ...place } = template
    const { name, category } = content
    const [row] = await sql
      .insert(campaignTemplates)
      .values({
        ...place,
        name,
        category,
        status: 'INACTIVE',
        ...columnsOf(access),
        updatedAt: by.savedAt,
      })
      .returning()
    const { key, version, path } = row as TemplateRow
    await sql
      .insert(campaignTemplateVersions)
      .values({ templateKey: key, version, path, content, ...by })
    return key
  },

  /** As the next version; undefined when another person saved the template since it was read. */
  async save(
    stored: TemplateRow,
    content: CampaignTemplate,
    by: Saving,
  ): Promise<true | undefined> {
    const { key, path } = stored
    const { name, category } = content
    const version = stored.version + 1
    const { rowCount } = await sql
      .update(campaignTemplates)
      .set({ name, category, version, updatedAt: by.savedAt })
      .where(and(mine(key, scope), eq(campaignTemplates.version, stored.version)))
    if (rowCount !== 1) return undefined
    await sql
      .insert(campaignTemplateVersions)
      .values({ templateKey: key, version, path, content, ...by })
    return true
  },

  async setStatus(key: number, status: TemplateStatus): Promise<void> {
    await sql.update(campaignTemplates).set({ status }).where(mine(key, scope))
  },

  /** Those whose first piece is of this creative, or bears this coupon by default. */
  async beginningWith({ creativeKey, couponKey }: FirstPiece): Promise<Template[]> {
    const piece = raw`${content} -> 'creativeTemplates' -> 0`
    const coupon = JSON.stringify([{ couponKey }])
    const isMeant = creativeKey
      ? raw`(${piece} ->> 'creativeTemplateKey')::int = ${creativeKey}`
      : raw`${piece} -> 'defaultCoupons' @> ${coupon}::jsonb`
    return (await withContent(sql).where(isMeant)).map(toTemplate)
  },

  /** Also of the annual enrollments that are known by this season; not of a version that is past. */
  async setHero(
    { key, version }: Pick<TemplateRow, 'key' | 'version'>,
    { heroPicture, heroDrawnFrom }: Pick<TemplateRow, 'heroPicture' | 'heroDrawnFrom'>,
  ): Promise<void> {
    const { version: current, key: one, path } = campaignTemplates
    await sql
      .update(campaignTemplates)
      .set({ heroPicture, heroDrawnFrom })
      .where(and(mine(key, scope), eq(current, version)))
    const knownBySeason = sql
      .select({ key: templateKey })
      .from(campaignTemplateVersions)
      .where(
        and(
          eq(templateKey, one),
          eq(ofVersion, current),
          raw`jsonb_array_length(${content} -> 'creativeTemplates') = 0`,
          raw`(${content} #>> '{seasonals,0,templateKey}')::int = ${key}`,
        ),
      )
    await sql
      .update(campaignTemplates)
      .set({ heroPicture, heroDrawnFrom })
      .where(and(exists(knownBySeason), within(path, scope)))
  },

  /** Undefined when another person changed the access since it was read. */
  async setAccess(stored: TemplateRow, access: TemplateAccess): Promise<TemplateRow | undefined> {
    const { key, accessVersion } = stored
    const [row] = await sql
      .update(campaignTemplates)
      .set({ ...columnsOf(access), accessVersion: accessVersion + 1 })
      .where(and(mine(key, scope), eq(campaignTemplates.accessVersion, accessVersion)))
      .returning()
    return row
  },
}))

const columnsOf = ({ isOpenToBrand, marketKeys, marketGroupKeys, levels }: TemplateAccess) => ({
  isOpenToBrand,
  marketKeys: [...marketKeys],
  marketGroupKeys: [...marketGroupKeys],
  levels: [...levels],
})

const mine = (key: number, scope: string): SQL =>
  and(eq(campaignTemplates.key, key), within(campaignTemplates.path, scope)) as SQL

function withContent(sql: Sql, version?: number | typeof ofVersion) {
  return sql
    .select({ template: campaignTemplates, version: ofVersion, content })
    .from(campaignTemplates)
    .innerJoin(
      campaignTemplateVersions,
      and(
        eq(templateKey, campaignTemplates.key),
        eq(ofVersion, version ?? campaignTemplates.version),
      ),
    )
}

interface WithContent {
  template: TemplateRow
  version: number
  content: CampaignTemplate
}

const toTemplate = ({ template, version, content }: WithContent): Template => ({
  ...template,
  version,
  content,
})
