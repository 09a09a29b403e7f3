import { and, eq } from 'drizzle-orm'
import { audienceSelections } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export type SelectionRow = typeof audienceSelections.$inferSelect

/** The audiences of campaigns in the person's scope. */
export const audienceSelectionsStore = store((sql, scope) => ({
  async find(campaignKey: number): Promise<SelectionRow | undefined> {
    const [row] = await sql
      .select()
      .from(audienceSelections)
      .where(
        and(
          eq(audienceSelections.campaignKey, campaignKey),
          within(audienceSelections.path, scope),
        ),
      )
    return row
  },

  /** Each replaces the one that was saved before; the caller has locked the campaign. */
  async save(selections: readonly SelectionRow[]): Promise<void> {
    const keys = selections.map(({ campaignKey }) => campaignKey)
    await sql
      .delete(audienceSelections)
      .where(
        and(isAmong(audienceSelections.campaignKey, keys), within(audienceSelections.path, scope)),
      )
    await sql.insert(audienceSelections).values([...selections])
  },

  /**
   * Another campaign takes over the request; its figures are invalid until it is counted for that
   * campaign.
   */
  async copy(
    fromKey: number,
    to: Pick<SelectionRow, 'campaignKey' | 'path' | 'savedBy' | 'savedAt'>,
  ): Promise<boolean> {
    const found = await this.find(fromKey)
    if (!found) return false
    await sql.insert(audienceSelections).values({ ...found, ...to, basis: '' })
    return true
  },

  /** The figures are invalid until they are counted again; what was chosen stays. */
  async outdate(campaignKeys: readonly number[]): Promise<void> {
    await sql
      .update(audienceSelections)
      .set({ basis: '' })
      .where(
        and(
          isAmong(audienceSelections.campaignKey, campaignKeys),
          within(audienceSelections.path, scope),
        ),
      )
  },
}))
