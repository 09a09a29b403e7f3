import { and, asc, eq } from 'drizzle-orm'
import { audienceFileContents } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

const { number, name, format, people, bytes, sha256 } = audienceFileContents

/** What is made of audience files so far. */
export const audienceContentsStore = store((sql, scope) => {
  const ofIt = (fileKey: number) =>
    and(eq(audienceFileContents.fileKey, fileKey), within(audienceFileContents.path, scope))
  return {
    /** One that another program has made meanwhile is the same to the byte. */
    async insert(row: typeof audienceFileContents.$inferInsert): Promise<void> {
      await sql.insert(audienceFileContents).values(row).onConflictDoNothing()
    },

    /** Without what is in them. */
    list: (fileKey: number) =>
      sql
        .select({ number, name, format, people, bytes, sha256 })
        .from(audienceFileContents)
        .where(ofIt(fileKey))
        .orderBy(asc(number)),

    async content(fileKey: number, fileNumber: number) {
      const [row] = await sql
        .select({ name, format, sha256, content: audienceFileContents.content })
        .from(audienceFileContents)
        .where(and(ofIt(fileKey), eq(number, fileNumber)))
      return row
    },

    async forget(fileKey: number): Promise<void> {
      await sql.delete(audienceFileContents).where(ofIt(fileKey))
    },
  }
})
