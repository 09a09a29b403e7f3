import type { LogoStatus } from '@marquee/rules/market-profiles'
import { and, eq } from 'drizzle-orm'
import { marketLogos } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store, type Sql } from '../platform/sql/index.ts'

export type LogoRow = typeof marketLogos.$inferSelect

type HandedIn = Pick<LogoRow, 'marketKey' | 'assetType' | 'hash' | 'uploadedBy' | 'path'>

interface Decision {
  by: number
  at: Date
  reason: string | null
}

export const marketLogosStore = store((sql, scope) => ({
  waiting: (marketKey: number): Promise<LogoRow[]> =>
    sql
      .select()
      .from(marketLogos)
      .where(and(eq(marketLogos.marketKey, marketKey), having('PENDING', scope)))
      .orderBy(marketLogos.assetType),

  /** The new one waits in place of one that waited; false when another came at the same moment. */
  async handIn(logo: HandedIn): Promise<boolean> {
    await replace(sql, logo, 'PENDING', scope)
    const waiting = { ...logo, status: 'PENDING' as const }
    const { rowCount } = await sql.insert(marketLogos).values(waiting).onConflictDoNothing()
    return rowCount === 1
  },

  /** False when it was decided, or another one submitted, in the meantime. */
  async decide(
    logo: LogoRow,
    status: 'APPROVED' | 'REJECTED',
    { by, at, reason }: Decision,
  ): Promise<boolean> {
    if (status === 'APPROVED') await replace(sql, logo, 'APPROVED', scope)
    const { rowCount } = await sql
      .update(marketLogos)
      .set({ status, decidedBy: by, decidedAt: at, reason })
      .where(and(eq(marketLogos.key, logo.key), having('PENDING', scope)))
    return rowCount === 1
  },
}))

/** A newer one takes the place of the one in use, or of the one that waited. */
async function replace(
  sql: Sql,
  { marketKey, assetType }: Pick<LogoRow, 'marketKey' | 'assetType'>,
  status: LogoStatus,
  scope: string,
): Promise<void> {
  await sql
    .update(marketLogos)
    .set({ status: 'REPLACED' })
    .where(
      and(
        eq(marketLogos.marketKey, marketKey),
        eq(marketLogos.assetType, assetType),
        having(status, scope),
      ),
    )
}

const having = (status: LogoStatus, scope: string) =>
  and(eq(marketLogos.status, status), within(marketLogos.path, scope))
