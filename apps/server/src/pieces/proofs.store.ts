import { createHash } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import { pieceProofs } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'

/** A little longer than a link to it lasts. */
const STORED_FOR = 600_000

/** Proofs as they were made, for a few minutes. */
export const proofsStore = store((sql) => ({
  async store(content: Buffer, now: number): Promise<string> {
    await sql.delete(pieceProofs).where(lt(pieceProofs.madeAt, new Date(now - STORED_FOR)))
    const hash = createHash('sha256').update(content).digest('hex')
    const madeAt = new Date(now)
    await sql
      .insert(pieceProofs)
      .values({ hash, content, madeAt })
      .onConflictDoUpdate({ target: pieceProofs.hash, set: { madeAt } })
    return hash
  },

  async find(hash: string): Promise<Buffer | undefined> {
    const [row] = await sql
      .select({ content: pieceProofs.content })
      .from(pieceProofs)
      .where(eq(pieceProofs.hash, hash))
    return row?.content
  },
}))
