import {
  type FileCoupon,
  type FileCreative,
  type PresentTemplate,
} from '@marquee/rules/template-files'
import { and, eq } from 'drizzle-orm'
import {
  campaignTemplateDrafts,
  campaignTemplates,
  campaignTemplateVersions,
  coupons,
  creatives,
  creativeVersions,
} from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

/** What a brand has to begin campaigns with, for those who write it. */
export const brandLibraryView = store((sql, scope) => ({
  async coupons(brand: string): Promise<FileCoupon[]> {
    const { key, heading, offerTitle, content, endDate } = coupons
    const rows = await sql
      .select({ key, heading, offerTitle, content, endDate })
      .from(coupons)
      .where(
        and(
          eq(coupons.hierarchyId, brand),
          eq(coupons.scope, 'GLOBAL'),
          eq(coupons.status, 'ACTIVE'),
          within(coupons.path, scope),
        ),
      )
      .orderBy(key)
    return rows.map(({ content: offers, ...row }) => ({ ...row, ...offers }))
  },

  async creatives(brand: string): Promise<FileCreative[]> {
    const { creativeKey, version, content } = creativeVersions
    const rows = await sql
      .select({ key: creatives.key, status: creatives.status, content })
      .from(creatives)
      .innerJoin(
        creativeVersions,
        and(eq(creativeKey, creatives.key), eq(version, creatives.version)),
      )
      .where(and(eq(creatives.hierarchyId, brand), within(creatives.path, scope)))
      .orderBy(creatives.key)
    return rows.map(({ content: written, ...row }) => ({ ...written, ...row }))
  },

  async templates(brand: string): Promise<PresentTemplate[]> {
    const { templateKey, version, content } = campaignTemplateVersions
    const { key, hierarchyId, path } = campaignTemplates
    const rows = await sql
      .select({ key, content, draft: campaignTemplateDrafts.content })
      .from(campaignTemplates)
      .innerJoin(
        campaignTemplateVersions,
        and(eq(templateKey, key), eq(version, campaignTemplates.version)),
      )
      .leftJoin(campaignTemplateDrafts, eq(campaignTemplateDrafts.templateKey, key))
      .where(and(eq(hierarchyId, brand), within(path, scope)))
      .orderBy(key)
    return rows.map((row) => ({ ...row.content, key: row.key, draft: row.draft }))
  },
}))
