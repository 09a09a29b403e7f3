import type { HandOver } from '@marquee/rules/hand-overs'
import { and, eq, sql as raw } from 'drizzle-orm'
import { audienceFileReceipts, audienceFiles } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

export type AudienceFileRow = typeof audienceFiles.$inferSelect

interface Taken {
  kind: HandOver
  takenBy: { key: number; name: string }
  at: Date
}

/** The audience files of sendings, and the receipts of their hand-overs. */
export const audienceFilesStore = store((sql, scope) => {
  const isIt = (key: number) => and(eq(audienceFiles.key, key), within(audienceFiles.path, scope))
  return {
    async insert(row: typeof audienceFiles.$inferInsert): Promise<number> {
      const [added] = await sql
        .insert(audienceFiles)
        .values(row)
        .returning({ key: audienceFiles.key })
      return (added as { key: number }).key
    },

    /** Stays as it is until the transaction ends. */
    async lock(key: number): Promise<AudienceFileRow | undefined> {
      const [row] = await sql.select().from(audienceFiles).where(isIt(key)).for('update')
      return row
    },

    async change(
      key: number,
      changed: Partial<
        Pick<
          AudienceFileRow,
          'state' | 'people' | 'found' | 'readyAt' | 'sha256' | 'handedOverAt' | 'forgottenAt'
        >
      >,
    ): Promise<void> {
      await sql.update(audienceFiles).set(changed).where(isIt(key))
    },

    /** Nobody is left in it. */
    async delete(key: number): Promise<void> {
      await sql.delete(audienceFiles).where(isIt(key))
    },

    /** The next receipt of an audience file that has been locked. */
    async addReceipt({ key, path, sha256 }: AudienceFileRow, { kind, takenBy, at }: Taken) {
      await sql.insert(audienceFileReceipts).values({
        fileKey: key,
        number: raw`(SELECT count(*) + 1 FROM audience_file_receipts WHERE file_key = ${key})`,
        kind,
        takenBy: takenBy.key,
        takenByName: takenBy.name,
        takenAt: at,
        sha256: sha256 ?? '',
        path,
      })
    },
  }
})
