import { and, desc, eq } from 'drizzle-orm'
import { campaignTemplateVersions, people } from '../db/schema/index.ts'
import { reaching, within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

const { templateKey, version, savedAt, savedBy, path } = campaignTemplateVersions

/** The saves of a template, without what they say. */
export const templateVersionsView = store((sql, scope) => ({
  /** The newest first; a person outside the scope has no name. */
  async list(key: number) {
    return sql
      .select({ version, savedAt, savedBy, saverName: people.name })
      .from(campaignTemplateVersions)
      .leftJoin(people, and(eq(people.key, savedBy), within(people.path, scope)))
      .where(and(eq(templateKey, key), reaching(path, scope)))
      .orderBy(desc(version))
  },
}))
