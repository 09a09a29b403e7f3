import { and, eq, inArray, lt, lte, or } from 'drizzle-orm'
import { keptEmails, sendings } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

/** So many are kept, and none for longer: they are for looking, and hold whole letters to customers. */
const MOST_KEPT = 20_000
const KEPT_DAYS = 30
const DAY = 86_400_000

export interface NewKeptEmail {
  sendingKey: number
  isSeed: boolean
  toAddress: string
  subject: string
  content: Buffer
  arrivedAt: Date
}

export const keptEmailsStore = store((sql, scope) => ({
  /** False: what it is of is not known. */
  async add(email: NewKeptEmail): Promise<boolean> {
    const [sending] = await sql
      .select({ path: sendings.path })
      .from(sendings)
      .where(and(eq(sendings.key, email.sendingKey), within(sendings.path, scope)))
    if (!sending) return false
    const { path } = sending
    const [kept] = await sql
      .insert(keptEmails)
      .values({ ...email, path })
      .returning({ key: keptEmails.key })
    const oldest = (kept?.key ?? 0) - MOST_KEPT
    const since = new Date(email.arrivedAt.getTime() - KEPT_DAYS * DAY)
    await sql
      .delete(keptEmails)
      .where(or(lte(keptEmails.key, oldest), lt(keptEmails.arrivedAt, since)))
    return true
  },

  /** What was sent to people who are erased goes with them. */
  async erase(addresses: readonly string[], place: string): Promise<void> {
    if (addresses.length === 0) return
    await sql
      .delete(keptEmails)
      .where(and(inArray(keptEmails.toAddress, [...addresses]), within(keptEmails.path, place)))
  },
}))
