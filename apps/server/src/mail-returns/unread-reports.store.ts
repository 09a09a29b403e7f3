import { ROOT_PATH } from '@marquee/rules/access'
import { and, desc, eq, lt, sql as raw } from 'drizzle-orm'
import { unreadReports } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import type { NamedPiece } from '../mailing/index.ts'
import { store } from '../platform/sql/index.ts'

/** So many are kept: they quote what people wrote. */
const MOST_KEPT = 500

interface NewReport extends NamedPiece {
  content: Buffer
  arrivedAt: Date
}

/** What came back and only a person can read; it lies above all markets, as nobody knows where it belongs. */
export const unreadReportsStore = store((sql, scope) => ({
  async add(report: NewReport): Promise<void> {
    await sql.insert(unreadReports).values({ ...report, path: ROOT_PATH })
    const newest = sql
      .select({ key: unreadReports.key })
      .from(unreadReports)
      .orderBy(desc(unreadReports.key))
      .limit(MOST_KEPT)
    await sql.delete(unreadReports).where(raw`${unreadReports.key} NOT IN ${newest}`)
  },

  async forgetBefore(since: Date): Promise<void> {
    await sql.delete(unreadReports).where(lt(unreadReports.arrivedAt, since))
  },

  /** Takes it off the list, once: whoever comes second finds nothing. Answers which delivery it came back from. */
  async remove(key: number) {
    const [removed] = await sql
      .delete(unreadReports)
      .where(and(eq(unreadReports.key, key), within(unreadReports.path, scope)))
      .returning({
        sendingKey: unreadReports.sendingKey,
        isSeed: unreadReports.isSeed,
        recipient: unreadReports.recipient,
      })
    return removed
  },
}))
