import { and, eq, sql as raw } from 'drizzle-orm'
import { marketFileParts } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

/** Files of markets are the same file where their bytes are. */
export interface FileOfMarket {
  marketKey: number
  checksum: string
}

export interface FilePart {
  parts: number
  content: Buffer
}

const { marketKey, checksum, part, parts, content, path } = marketFileParts

/** One file that counts a market, in parts, for programs that have it in no folder. */
export const marketFilesStore = store((sql, scope) => {
  const isOf = (file: FileOfMarket) =>
    and(eq(marketKey, file.marketKey), eq(checksum, file.checksum), within(path, scope))
  return {
    async add(file: FileOfMarket, place: string, at: number, one: FilePart): Promise<void> {
      await sql
        .insert(marketFileParts)
        .values({ ...file, path: place, part: at, ...one })
        // What is there already may be damaged.
        .onConflictDoUpdate({ target: [marketKey, checksum, part], set: one })
    },

    async find(file: FileOfMarket, at: number): Promise<FilePart | undefined> {
      const [row] = await sql
        .select({ parts, content })
        .from(marketFileParts)
        .where(and(isOf(file), eq(part, at)))
      return row
    },

    /** Is every part of it there? Their bytes are not looked at. */
    async isWhole(file: FileOfMarket): Promise<boolean> {
      const [row] = await sql
        .select({ isWhole: raw<boolean>`coalesce(count(*) = max(${parts}), false)` })
        .from(marketFileParts)
        .where(isOf(file))
      return row?.isWhole ?? false
    },

    async remove(file: FileOfMarket): Promise<void> {
      await sql.delete(marketFileParts).where(isOf(file))
    },
  }
})
