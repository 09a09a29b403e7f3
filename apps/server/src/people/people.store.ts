import { and, eq, ne, sql as raw } from 'drizzle-orm'
import { people } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export type PersonRow = typeof people.$inferSelect
type Details = Pick<PersonRow, 'name' | 'level' | 'homeMarketKey' | 'path' | 'permissions'>

type NewPerson = Details & Pick<PersonRow, 'email'>
type SavedPerson = Details & Pick<PersonRow, 'key' | 'version'>

export const peopleStore = store((sql, scope) => ({
  async find(key: number): Promise<PersonRow | undefined> {
    const [row] = await sql
      .select()
      .from(people)
      .where(and(eq(people.key, key), within(people.path, scope)))
    return row
  },

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

  /** Whether the address has a home in the scope; one elsewhere is none of the scope's business. */
  async isKnown(email: string): Promise<boolean> {
    const here = and(eq(raw`lower(${people.email})`, email), within(people.path, scope))
    return (await sql.$count(people, here)) > 0
  },

  /** Whether the person would have the same home twice. */
  async hasHome({ key, email }: PersonRow, homeMarketKey: number): Promise<boolean> {
    const sameAddress = eq(raw`lower(${people.email})`, email.toLowerCase())
    const other = and(ne(people.key, key), sameAddress, eq(people.homeMarketKey, homeMarketKey))
    return (await sql.$count(people, other)) > 0
  },

  /** Undefined when the email address has this home already. */
  async invite(person: NewPerson): Promise<PersonRow | undefined> {
    const [row] = await sql
      .insert(people)
      .values({ ...person, status: 'INVITED' })
      .onConflictDoNothing()
      .returning()
    return row
  },

  /** All whose home lies in the scope. */
  all: (): Promise<PersonRow[]> =>
    sql.select().from(people).where(within(people.path, scope)).orderBy(people.key),

  /** In the order in which they were given; undefined when one of the addresses has its home already. */
  async inviteAll(invited: readonly NewPerson[]): Promise<PersonRow[] | undefined> {
    const rows = await sql
      .insert(people)
      .values(invited.map((person) => ({ ...person, status: 'INVITED' as const })))
      .onConflictDoNothing()
      .returning()
    const byEmail = new Map(rows.map((row) => [row.email, row]))
    const inOrder = invited.flatMap(({ email }) => byEmail.get(email) ?? [])
    return inOrder.length === invited.length ? inOrder : undefined
  },

  /** False when another person saved one of them since they were read, or gave an address the same home. */
  async saveAll(saved: readonly SavedPerson[]): Promise<boolean> {
    try {
      const { rowCount } = await sql.execute(raw`
        UPDATE ${people} AS known
           SET name = after.name, level = after.level, home_market_key = after."homeMarketKey",
               path = after.path, permissions = after.permissions, version = known.version + 1
          FROM jsonb_to_recordset(${JSON.stringify(saved)}::jsonb)
               AS after (key integer, version integer, name text, level text,
                         "homeMarketKey" integer, path text, permissions text[])
         WHERE known.key = after.key AND known.version = after.version
           AND ${within(raw`known.path`, scope)}`)
      return rowCount === saved.length
    } catch (error) {
      if (isHomeTaken(error)) return false
      throw error
    }
  },

  /** Takes access and invitations; false when another person saved one of them since they were read. */
  async deactivateAll(those: readonly Pick<PersonRow, 'key' | 'version'>[]): Promise<boolean> {
    const { rowCount } = await sql.execute(raw`
      UPDATE ${people} AS known SET status = 'DEACTIVATED', version = known.version + 1
        FROM jsonb_to_recordset(${JSON.stringify(those)}::jsonb) AS of (key integer, version integer)
       WHERE known.key = of.key AND known.version = of.version
         AND ${within(raw`known.path`, scope)}`)
    return rowCount === those.length
  },

  /** From now on it can be taken for as long as a new one; what else is known of the person stays as it is. */
  async renewInvitation(key: number, invitedAt: Date): Promise<PersonRow | undefined> {
    const [row] = await sql
      .update(people)
      .set({ invitedAt })
      .where(and(eq(people.key, key), within(people.path, scope)))
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
        invitedAt: raw`now()`,
      })
      .where(eq(people.key, firstOf(email, powers.homeMarketKey)))
      .returning()
    if (known) return known
    const newcomer = { ...powers, email, name: email, status: 'INVITED' as const }
    const [invited] = await sql.insert(people).values(newcomer).returning()
    return invited as PersonRow
  },

  /** Undefined when another person saved this one since they were read, or gave their address the same home. */
  async save(
    key: number,
    version: number,
    changed: Partial<Details & Pick<PersonRow, 'status' | 'invitedAt'>>,
  ): Promise<PersonRow | undefined> {
    try {
      const [row] = await sql
        .update(people)
        .set({ ...changed, version: raw`${people.version} + 1` })
        .where(and(eq(people.key, key), eq(people.version, version), within(people.path, scope)))
        .returning()
      return row
    } catch (error) {
      if (isHomeTaken(error)) return undefined
      throw error
    }
  },
}))

/** Of a person with several homes, the one that is the given market's, else the one they may work in. */
const firstOf = (email: string, homeMarketKey: number) =>
  raw`(SELECT known.key FROM people known WHERE lower(known.email) = ${email}
        ORDER BY known.home_market_key <> ${homeMarketKey}, known.status <> 'ACTIVE', known.key
        LIMIT 1)`

function isHomeTaken(error: unknown): boolean {
  const { cause } = error as { cause?: { constraint?: string } }
  return cause?.constraint === 'people_by_email'
}
