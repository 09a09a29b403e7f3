import { ROOT_PATH } from '@marquee/rules/access'
import { desc, lt, sql as raw } from 'drizzle-orm'
import { unreadReports } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'

/** So many are kept, and none for longer: they quote what people wrote. */
const MOST_KEPT = 500
const KEPT_DAYS = 30
const DAY = 86_400_000

interface NewReport {
  sendingKey: number | null
  recipient: number | null
  content: Buffer
  arrivedAt: Date
}

/** What came back and only a person can read; it lies above all markets, as nobody knows where it belongs. */
export const unreadReportsStore = store((sql) => ({
  async add(report: NewReport): Promise<void> {
    await sql.insert(unreadReports).values({ ...report, path: ROOT_PATH })
    const newest = sql
      .select({ key: unreadReports.key })
      .from(unreadReports)
      .orderBy(desc(unreadReports.key))
      .limit(MOST_KEPT)
    await sql.delete(unreadReports).where(raw`${unreadReports.key} NOT IN ${newest}`)
    const since = new Date(report.arrivedAt.getTime() - KEPT_DAYS * DAY)
    await sql.delete(unreadReports).where(lt(unreadReports.arrivedAt, since))
  },
}))
