import type { LogoStatus, LogoType } from '@marquee/rules/market-profiles'
import { and, eq } from 'drizzle-orm'
import { marketLogos } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

export type LogoRow = typeof marketLogos.$inferSelect

export const marketLogosStore = store((sql, scope) => {
  const of = (marketKey: number, assetType: LogoType, status: LogoStatus) =>
    and(
      eq(marketLogos.marketKey, marketKey),
      eq(marketLogos.assetType, assetType),
      eq(marketLogos.status, status),
      within(marketLogos.path, scope),
    )
  const replace = (marketKey: number, assetType: LogoType, status: LogoStatus) =>
    sql
      .update(marketLogos)
      .set({ status: 'REPLACED' })
      .where(of(marketKey, assetType, status))

  return {
    waiting: (marketKey: number): Promise<LogoRow[]> =>
      sql
        .select()
        .from(marketLogos)
        .where(
          and(
            eq(marketLogos.marketKey, marketKey),
            eq(marketLogos.status, 'PENDING'),
            within(marketLogos.path, scope),
          ),
        )
        .orderBy(marketLogos.assetType),

    /** The new one waits in place of one that waited; false when another came at the same moment. */
    async handIn(
      logo: Pick<LogoRow, 'marketKey' | 'assetType' | 'hash' | 'uploadedBy' | 'path'>,
    ): Promise<boolean> {
      await replace(logo.marketKey, logo.assetType, 'PENDING')
      const { rowCount } = await sql
        .insert(marketLogos)
        .values({ ...logo, status: 'PENDING' })
        .onConflictDoNothing()
      return rowCount === 1
    },

    /** False when somebody else has decided, or handed in another, in the meantime. */
    async decide(
      logo: LogoRow,
      status: 'APPROVED' | 'REJECTED',
      by: { key: number; at: Date; reason: string | null },
    ): Promise<boolean> {
      if (status === 'APPROVED') await replace(logo.marketKey, logo.assetType, 'APPROVED')
      const { rowCount } = await sql
        .update(marketLogos)
        .set({ status, decidedBy: by.key, decidedAt: by.at, reason: by.reason })
        .where(and(eq(marketLogos.key, logo.key), of(logo.marketKey, logo.assetType, 'PENDING')))
      return rowCount === 1
    },
  }
})
