import { and, eq } from 'drizzle-orm'
import { marketListingValues, marketProfiles } from '../db/schema/index.ts'
import { within, type MarketRow } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

export type ProfileRow = typeof marketProfiles.$inferSelect

type Details = Pick<
  ProfileRow,
  | 'legalName'
  | 'contactName'
  | 'contactEmail'
  | 'contactPhone'
  | 'dealerNotes'
  | 'openingHours'
  | 'printedLine'
>

const EMPTY: Details = {
  legalName: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  dealerNotes: '',
  openingHours: '',
  printedLine: '',
}

export const marketProfilesStore = store((sql, scope) => ({
  /** A market that was never edited has an empty profile. */
  async of({ key, path }: Pick<MarketRow, 'key' | 'path'>): Promise<ProfileRow> {
    const [row] = await sql
      .select()
      .from(marketProfiles)
      .where(and(eq(marketProfiles.marketKey, key), within(marketProfiles.path, scope)))
    return row ?? { ...EMPTY, marketKey: key, path, version: 1 }
  },

  /** False when another person saved the profile since it was read. */
  async save(stored: ProfileRow, details: Details): Promise<boolean> {
    await sql
      .insert(marketProfiles)
      .values({ ...stored, version: 1 })
      .onConflictDoNothing()
    const { rowCount } = await sql
      .update(marketProfiles)
      .set({ ...details, version: stored.version + 1 })
      .where(
        and(
          eq(marketProfiles.marketKey, stored.marketKey),
          eq(marketProfiles.version, stored.version),
          within(marketProfiles.path, scope),
        ),
      )
    return rowCount === 1
  },

  async choose(
    { marketKey, path }: ProfileRow,
    attributeKey: string,
    values: string[],
  ): Promise<void> {
    const target = [marketListingValues.marketKey, marketListingValues.attributeKey]
    await sql
      .insert(marketListingValues)
      .values({ marketKey, attributeKey, values, path })
      .onConflictDoUpdate({ target, set: { values } })
  },
}))
