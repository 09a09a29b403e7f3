import { and, eq } from 'drizzle-orm'
import { campaignFavorites } from '../db/schema/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

/** Who calls campaigns their favorites; row-level security lets everyone see and write only their own. */
export const favoritesStore = store((sql) => ({
  async add(personKey: number, campaignKey: number): Promise<void> {
    await sql.insert(campaignFavorites).values({ personKey, campaignKey }).onConflictDoNothing()
  },

  async remove(personKey: number, campaignKey: number): Promise<void> {
    await sql.delete(campaignFavorites).where(one(personKey, campaignKey))
  },

  /** Which of these campaigns are favorites of the person; of all, where none are named. */
  async among(personKey: number, keys?: readonly number[]): Promise<Set<number>> {
    if (keys?.length === 0) return new Set()
    const rows = await sql
      .select({ key: campaignFavorites.campaignKey })
      .from(campaignFavorites)
      .where(
        and(
          eq(campaignFavorites.personKey, personKey),
          keys && isAmong(campaignFavorites.campaignKey, keys),
        ),
      )
    return new Set(rows.map(({ key }) => key))
  },
}))

const one = (personKey: number, campaignKey: number) =>
  and(eq(campaignFavorites.personKey, personKey), eq(campaignFavorites.campaignKey, campaignKey))
