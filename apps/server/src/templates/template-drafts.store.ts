import type { CampaignTemplate } from '@marquee/rules/templates'
import { and, eq } from 'drizzle-orm'
import { campaignTemplateDrafts, people } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

const { templateKey, version, path, savedBy } = campaignTemplateDrafts

export interface NewDraft {
  templateKey: number
  content: CampaignTemplate
  basedOn: number
  savedAt: Date
  savedBy: number
  path: string
}

/** What is written of templates and not published. */
export const templateDraftsStore = store((sql, scope) => {
  const ofTemplate = (key: number) => and(eq(templateKey, key), within(path, scope))
  return {
    async find(key: number) {
      const [row] = await sql
        .select({ draft: campaignTemplateDrafts, saverName: people.name })
        .from(campaignTemplateDrafts)
        .leftJoin(people, and(eq(people.key, savedBy), within(people.path, scope)))
        .where(ofTemplate(key))
      return row
    },

    /** False: another person began one, too. */
    async begin(draft: NewDraft): Promise<boolean> {
      const { rowCount } = await sql
        .insert(campaignTemplateDrafts)
        .values({ ...draft, version: 1 })
        .onConflictDoNothing()
      return rowCount === 1
    },

    /** False: it is not any more as it was read. */
    async replace({ templateKey: key, ...draft }: NewDraft, expected: number): Promise<boolean> {
      const { rowCount } = await sql
        .update(campaignTemplateDrafts)
        .set({ ...draft, version: expected + 1 })
        .where(and(ofTemplate(key), eq(version, expected)))
      return rowCount === 1
    },

    /** False: it is not any more as it was read. */
    async remove(key: number, expected: number): Promise<boolean> {
      const { rowCount } = await sql
        .delete(campaignTemplateDrafts)
        .where(and(ofTemplate(key), eq(version, expected)))
      return rowCount === 1
    },
  }
})
