import { and, eq } from 'drizzle-orm'
import { sendingDomains } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

interface NewDomain {
  hierarchyId: string
  domain: string
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
}))
