import { and, desc, eq } from 'drizzle-orm'
import { households } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

/** A household as any of its stored versions knows it: also one that an import has left out since. */
export const recipientView = store((sql, scope) => ({
  versionsOf: (marketKey: number, household: number) =>
    sql
      .select({
        personHash: households.personHash,
        emailHash: households.emailHash,
        importedPersonHash: households.importedPersonHash,
        importedEmailHash: households.importedEmailHash,
        email: households.email,
      })
      .from(households)
      .where(
        and(
          eq(households.marketKey, marketKey),
          eq(households.household, household),
          within(households.path, scope),
        ),
      )
      .orderBy(desc(households.version)),
}))
