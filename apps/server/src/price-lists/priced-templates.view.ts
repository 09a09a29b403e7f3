import type { PricedTemplate } from '@marquee/rules/price-lists'
import { and, asc, eq } from 'drizzle-orm'
import {
  campaignTemplateDrafts,
  campaignTemplates,
  campaignTemplateVersions,
} from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

/** A template with what its draft is written by. */
export interface PlacedTemplate extends PricedTemplate {
  path: string
}

/** The templates that lie in a part of the scope, which their authors may change. */
export const pricedTemplatesView = store((sql, scope) => ({
  async all(part: string): Promise<PlacedTemplate[]> {
    const { templateKey, version, content } = campaignTemplateVersions
    const { key, name, hierarchyId, path } = campaignTemplates
    const rows = await sql
      .select({
        key,
        name,
        hierarchyId,
        path,
        version: campaignTemplates.version,
        content,
        draftContent: campaignTemplateDrafts.content,
        draftVersion: campaignTemplateDrafts.version,
      })
      .from(campaignTemplates)
      .innerJoin(
        campaignTemplateVersions,
        and(eq(templateKey, key), eq(version, campaignTemplates.version)),
      )
      .leftJoin(campaignTemplateDrafts, eq(campaignTemplateDrafts.templateKey, key))
      .where(and(within(path, scope), within(path, part)))
      .orderBy(asc(name), asc(key))
    return rows.map(({ draftContent, draftVersion, ...template }) => ({
      ...template,
      draft:
        draftContent === null || draftVersion === null
          ? null
          : { content: draftContent, version: draftVersion },
    }))
  },
}))
