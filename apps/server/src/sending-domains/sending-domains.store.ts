import { and, eq } from 'drizzle-orm'
import { dailyCaps, sendingDomains } from '../db/schema/index.ts'
import { reaching, within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

interface NewDomain {
  hierarchyId: string
  domain: string
  path: string
}

interface NewCap {
  hierarchyId: string
  /** Null: however many. */
  emails: number | null
  path: string
}

export const sendingDomainsStore = store((sql, scope) => ({
  all: () => sql.select().from(sendingDomains).where(within(sendingDomains.path, scope)),

  async of(hierarchyId: string): Promise<string | undefined> {
    const [row] = await sql
      .select({ domain: sendingDomains.domain })
      .from(sendingDomains)
      .where(and(eq(sendingDomains.hierarchyId, hierarchyId), within(sendingDomains.path, scope)))
    return row?.domain
  },

  /** False: another brand has it, also one that the person does not see. */
  async set({ hierarchyId, domain, path }: NewDomain): Promise<boolean> {
    await this.clear(hierarchyId)
    const rows = await sql
      .insert(sendingDomains)
      .values({ hierarchyId, domain, path })
      .onConflictDoNothing()
      .returning({ domain: sendingDomains.domain })
    return rows.length > 0
  },

  async clear(hierarchyId: string): Promise<void> {
    await sql
      .delete(sendingDomains)
      .where(and(eq(sendingDomains.hierarchyId, hierarchyId), within(sendingDomains.path, scope)))
  },

  /** Of all brands that have one. */
  async caps(): Promise<ReadonlyMap<string, number>> {
    const rows = await sql.select().from(dailyCaps).where(reaching(dailyCaps.path, scope))
    return new Map(rows.map(({ hierarchyId, emails }) => [hierarchyId, emails]))
  },

  async setCap({ hierarchyId, emails, path }: NewCap): Promise<void> {
    const isIt = and(eq(dailyCaps.hierarchyId, hierarchyId), within(dailyCaps.path, scope))
    if (emails === null) await sql.delete(dailyCaps).where(isIt)
    else
      await sql
        .insert(dailyCaps)
        .values({ hierarchyId, emails, path })
        .onConflictDoUpdate({
          target: dailyCaps.hierarchyId,
          set: { emails },
          setWhere: within(dailyCaps.path, scope),
        })
  },
}))
