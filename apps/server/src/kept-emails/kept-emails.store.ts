import { and, inArray, lt, lte } from 'drizzle-orm'
import { keptEmails, sendings } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

/** So many are kept: they are for looking, and hold whole letters to customers. */
const MOST_KEPT = 20_000

export interface NewKeptEmail {
  sendingKey: number
  isSeed: boolean
  toAddress: string
  subject: string
  content: Buffer
}

export const keptEmailsStore = store((sql, scope) => ({
  /** Each where its dealer is; what is of nothing that is known is dropped. */
  async add(emails: readonly NewKeptEmail[], at: Date): Promise<void> {
    const known = await sql
      .select({ key: sendings.key, path: sendings.path })
      .from(sendings)
      .where(
        and(
          isAmong(
            sendings.key,
            emails.map(({ sendingKey }) => sendingKey),
          ),
          within(sendings.path, scope),
        ),
      )
    const pathOf = new Map(known.map(({ key, path }) => [key, path]))
    const rows = emails.flatMap((email) => {
      const path = pathOf.get(email.sendingKey)
      return path === undefined ? [] : [{ ...email, arrivedAt: at, path }]
    })
    if (rows.length === 0) return
    const kept = await sql.insert(keptEmails).values(rows).returning({ key: keptEmails.key })
    const newest = kept.reduce((last, { key }) => Math.max(last, key), 0)
    await sql.delete(keptEmails).where(lte(keptEmails.key, newest - MOST_KEPT))
  },

  async forgetBefore(since: Date): Promise<void> {
    await sql.delete(keptEmails).where(lt(keptEmails.arrivedAt, since))
  },

  /** What was sent to people who are erased goes with them. */
  async erase(addresses: readonly string[], place: string): Promise<void> {
    if (addresses.length === 0) return
    await sql
      .delete(keptEmails)
      .where(and(inArray(keptEmails.toAddress, [...addresses]), within(keptEmails.path, place)))
  },
}))
