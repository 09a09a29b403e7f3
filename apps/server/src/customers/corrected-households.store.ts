import type { ContactDetails } from '@marquee/rules/customers'
import { and, eq, ne, or, sql as raw } from 'drizzle-orm'
import { households } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

interface Corrected {
  contact: ContactDetails
  person: bigint
  email: bigint | null
  /** Of the bits against contact, those that stay where they are set. */
  flagsLeft: number
  by: number
  at: Date
}

interface Serving {
  marketKey: number
  version: number
  household: number
}

/** What people correct of households, between one file and the next. */
export const correctedHouseholdsStore = store((sql, scope) => ({
  /** Is there another household of this person among those that serve with this one? */
  async hasTwin({ marketKey, version, household }: Serving, person: bigint): Promise<boolean> {
    const rows = await sql
      .select({ household: households.household })
      .from(households)
      .where(
        and(
          eq(households.personHash, person),
          eq(households.marketKey, marketKey),
          eq(households.version, version),
          ne(households.household, household),
          within(households.path, scope),
        ),
      )
      .limit(1)
    return rows.length > 0
  },

  /**
   * In every version that is stored: else undoing an import would bring back what was wrong. Orders name
   * households by their numbers, which stay.
   */
  async correct(
    { marketKey, household }: Omit<Serving, 'version'>,
    { contact, person, email, flagsLeft, by, at }: Corrected,
  ): Promise<void> {
    const { personHash, emailHash, importedPersonHash, importedEmailHash } = households
    await sql
      .update(households)
      .set({
        firstName: contact.firstName || null,
        lastName: contact.lastName,
        line1: contact.line1 || null,
        city: contact.city || null,
        state: contact.state || null,
        postalCode: contact.postalCode || null,
        email: contact.email || null,
        phone: contact.phone || null,
        personHash: person,
        emailHash: email,
        flags: raw`${households.flags} & ${flagsLeft}`,
        corrections: raw`coalesce(${households.corrections}, 0) + 1`,
        correctedBy: by,
        correctedAt: at,
        importedPersonHash: raw`coalesce(${importedPersonHash}, ${personHash})`,
        importedEmailHash: raw`coalesce(${importedEmailHash}, ${emailHash})`,
      })
      .where(
        and(
          eq(households.marketKey, marketKey),
          eq(households.household, household),
          within(households.path, scope),
        ),
      )
  },

  /** The present hashes of people who were imported with one of these. */
  async importedWith(hashes: readonly bigint[], place: string): Promise<bigint[]> {
    const { importedPersonHash, importedEmailHash } = households
    const rows = await sql
      .selectDistinct({ person: households.personHash })
      .from(households)
      .where(
        and(
          or(isAmong(importedPersonHash, hashes), isAmong(importedEmailHash, hashes)),
          within(households.path, scope),
          within(households.path, place),
        ),
      )
    return rows.map(({ person }) => person)
  },
}))
