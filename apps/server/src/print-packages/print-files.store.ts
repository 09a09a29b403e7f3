import { and, asc, eq } from 'drizzle-orm'
import { printFiles } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

const { number, name, kind, bytes, sha256 } = printFiles

/** What is made of packages so far. */
export const printFilesStore = store((sql, scope) => {
  const ofIt = (packageKey: number) =>
    and(eq(printFiles.packageKey, packageKey), within(printFiles.path, scope))
  return {
    /** One that another program has made meanwhile is the same to the byte. */
    async insert(row: typeof printFiles.$inferInsert): Promise<void> {
      await sql.insert(printFiles).values(row).onConflictDoNothing()
    },

    /** Without what is in them. */
    list: (packageKey: number) =>
      sql
        .select({ number, name, kind, bytes, sha256 })
        .from(printFiles)
        .where(ofIt(packageKey))
        .orderBy(asc(number)),

    async content(packageKey: number, fileNumber: number) {
      const [row] = await sql
        .select({ name, kind, sha256, content: printFiles.content })
        .from(printFiles)
        .where(and(ofIt(packageKey), eq(number, fileNumber)))
      return row
    },

    async forget(packageKey: number): Promise<void> {
      await sql.delete(printFiles).where(ofIt(packageKey))
    },
  }
})
