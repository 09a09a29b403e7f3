import { codesOf, sameCode, type CampaignTemplate, type CodeKind } from '@marquee/rules/templates'
import { and, eq, ne } from 'drizzle-orm'
import { campaignTemplateCodes } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'
import type { TemplateRow } from './templates.store.ts'

type Owner = Pick<TemplateRow, 'key' | 'hierarchyId' | 'path'>
type Content = Pick<CampaignTemplate, 'creativeTemplates'>

const { templateKey, hierarchyId, kind, code } = campaignTemplateCodes

/** By which codes a brand's pieces are known; the database takes each once. */
export const templateCodesStore = store((sql) => ({
  /** The codes of other templates of the brand, of each kind, as they are compared. */
  async takenFrom(brand: string, except?: number): Promise<Record<CodeKind, Set<string>>> {
    const rows = await sql
      .select({ kind, code })
      .from(campaignTemplateCodes)
      .where(and(eq(hierarchyId, brand), except ? ne(templateKey, except) : undefined))
    const of = (ofKind: CodeKind) =>
      new Set(rows.filter((row) => row.kind === ofKind).map((row) => sameCode(row.code)))
    return { CREATIVE: of('CREATIVE'), LETTER: of('LETTER') }
  },

  /** The template's codes are these from now on; false when another template took one meanwhile. */
  async replace({ key, path, ...owner }: Owner, content: Content): Promise<boolean> {
    const codes = Object.entries(codesOf(content)).flatMap(([kind, all]) =>
      all.map((one) => ({
        templateKey: key,
        path,
        hierarchyId: owner.hierarchyId,
        kind: kind as CodeKind,
        code: sameCode(one),
      })),
    )
    await sql.delete(campaignTemplateCodes).where(eq(templateKey, key))
    if (codes.length === 0) return true
    const { rowCount } = await sql.insert(campaignTemplateCodes).values(codes).onConflictDoNothing()
    return rowCount === codes.length
  },
}))
