import { and, eq, sql as raw } from 'drizzle-orm'
import { people } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export type PersonRow = typeof people.$inferSelect
type Details = Pick<PersonRow, 'name' | 'level' | 'homeMarketKey' | 'path' | 'permissions'>

export const peopleStore = store((sql, scope) => ({
  /** These people, locked until the transaction ends. */
  async lock(keys: readonly number[]): Promise<PersonRow[]> {
    return (
      sql
        .select()
        .from(people)
        .where(and(isAmong(people.key, keys), within(people.path, scope)))
        // Always in the same order, so that two calls never wait for each other.
        .orderBy(people.key)
        .for('no key update')
    )
  },

  /** Undefined when the email address has been invited already, in this scope or another. */
  async invite(person: Details & { email: string }): Promise<PersonRow | undefined> {
    const [row] = await sql
      .insert(people)
      .values({ ...person, status: 'INVITED' })
      .onConflictDoNothing()
      .returning()
    return row
  },

  /** Gives a person these powers; a new person is invited. */
  async appoint(email: string, powers: Omit<Details, 'name'>): Promise<PersonRow> {
    const [known] = await sql
      .update(people)
      .set({
        ...powers,
        version: raw`${people.version} + 1`,
        status: raw`CASE WHEN ${people.subject} IS NULL THEN 'INVITED' ELSE 'ACTIVE' END`,
      })
      .where(and(eq(raw`lower(${people.email})`, email), within(people.path, scope)))
      .returning()
    if (known) return known
    const newcomer = { ...powers, email, name: email, status: 'INVITED' as const }
    const [invited] = await sql.insert(people).values(newcomer).returning()
    return invited as PersonRow
  },

  /** Undefined when another person saved this one since they were read. */
  async save(
    key: number,
    version: number,
    changed: Partial<Details & Pick<PersonRow, 'status'>>,
  ): Promise<PersonRow | undefined> {
    const [row] = await sql
      .update(people)
      .set({ ...changed, version: raw`${people.version} + 1` })
      .where(and(eq(people.key, key), eq(people.version, version), within(people.path, scope)))
      .returning()
    return row
  },
}))
