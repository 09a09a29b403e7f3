import { SENT_CHANNELS } from '@marquee/rules/audience'
import { isOnPaper } from '@marquee/rules/channels'
import { STORED_DAYS } from '@marquee/rules/hand-overs'
import { and, asc, eq, inArray, isNull, sql as raw } from 'drizzle-orm'
import { campaigns, printPackages, sendings } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'
import { isHalted } from '../sendings/index.ts'

const ON_PAPER = SENT_CHANNELS.filter((channel) => isOnPaper(channel))

/** What the program has to do about packages. */
export const unprintedSendingsView = store((sql) => ({
  /** Sendings whose pieces are planned, and that have no package yet. */
  async unlisted(): Promise<number[]> {
    const rows = await sql
      .select({ key: sendings.key })
      .from(sendings)
      .innerJoin(campaigns, eq(campaigns.key, sendings.campaignKey))
      .where(
        and(
          inArray(sendings.channel, ON_PAPER),
          eq(sendings.state, 'running'),
          eq(campaigns.status, 'ACTIVE'),
          isNull(sendings.endedAt),
          raw`${sendings.plannedAt} IS NOT NULL`,
          raw`NOT EXISTS (SELECT FROM print_packages p WHERE p.sending_key = ${sendings.key})`,
          raw`EXISTS (SELECT FROM deliveries d
                       WHERE d.sending_key = ${sendings.key} AND d.state = 'pending')`,
        ),
      )
      .orderBy(asc(sendings.dueOn), asc(sendings.key))
    return rows.map(({ key }) => key)
  },

  /** Packages of which files are missing, small ones first: they are being made, or a backup that was put back had none. */
  async unmade(): Promise<number[]> {
    const { key, pieces, forgottenAt } = printPackages
    const rows = await sql
      .select({ key })
      .from(printPackages)
      .where(
        and(
          isNull(forgottenAt),
          raw`NOT EXISTS (SELECT FROM print_files f
                           WHERE f.package_key = ${key} AND f.kind = 'manifest')`,
        ),
      )
      .orderBy(asc(pieces), asc(key))
    return rows.map((row) => row.key)
  },

  /** Packages that the program hands over by itself, or was handing over when it ended. */
  async toHandOver(): Promise<number[]> {
    const rows = await sql
      .select({ key: printPackages.key })
      .from(printPackages)
      .innerJoin(sendings, eq(sendings.key, printPackages.sendingKey))
      .innerJoin(campaigns, eq(campaigns.key, sendings.campaignKey))
      .where(
        raw`${printPackages.state} = 'handing-over'
            OR (${printPackages.state} = 'ready' AND ${sendings.state} = 'running'
                AND ${campaigns.status} = 'ACTIVE' AND NOT ${isHalted(sendings.path)})`,
      )
      .orderBy(asc(printPackages.key))
    return rows.map(({ key }) => key)
  },

  /** Packages that were handed over, or whose sendings were stopped, so long ago that nobody needs their names. */
  async outdated(now: number): Promise<number[]> {
    const before = new Date(now - STORED_DAYS * 86_400_000).toISOString()
    const rows = await sql
      .select({ key: printPackages.key })
      .from(printPackages)
      .innerJoin(sendings, eq(sendings.key, printPackages.sendingKey))
      .where(
        and(
          isNull(printPackages.forgottenAt),
          raw`(${printPackages.handedOverAt} < ${before}::timestamptz
               OR (${printPackages.state} <> 'handing-over' AND ${sendings.endedAt} < ${before}::timestamptz))`,
        ),
      )
    return rows.map(({ key }) => key)
  },
}))
