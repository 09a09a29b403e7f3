import { and, asc, eq } from 'drizzle-orm'
import { rehearsalPieces } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export type PieceRow = typeof rehearsalPieces.$inferSelect
export type NewPiece = Omit<PieceRow, 'key'>
/** Without what is in it. */
export type ListedPiece = Omit<PieceRow, 'content' | 'path'>

const { key, rehearsalKey, sending, reader, marketKey, household } = rehearsalPieces
const { addressee, subject, contentType } = rehearsalPieces
const listed = {
  key,
  rehearsalKey,
  sending,
  reader,
  marketKey,
  household,
  addressee,
  subject,
  contentType,
}

/** The pieces that were made for rehearsals. */
export const rehearsalPiecesStore = store((sql, scope) => ({
  async add(rows: readonly NewPiece[]): Promise<void> {
    if (rows.length > 0) await sql.insert(rehearsalPieces).values([...rows])
  },

  list: (rehearsal: number): Promise<ListedPiece[]> =>
    sql
      .select(listed)
      .from(rehearsalPieces)
      .where(and(eq(rehearsalKey, rehearsal), within(rehearsalPieces.path, scope)))
      .orderBy(asc(sending), asc(key)),

  async find(pieceKey: number): Promise<PieceRow | undefined> {
    const [row] = await sql
      .select()
      .from(rehearsalPieces)
      .where(and(eq(key, pieceKey), within(rehearsalPieces.path, scope)))
    return row
  },

  /** What an earlier try has left of them. */
  async clear(rehearsal: number): Promise<void> {
    await sql
      .delete(rehearsalPieces)
      .where(and(eq(rehearsalKey, rehearsal), within(rehearsalPieces.path, scope)))
  },

  async remove(keys: readonly number[]): Promise<void> {
    if (keys.length === 0) return
    await sql
      .delete(rehearsalPieces)
      .where(and(isAmong(key, keys), within(rehearsalPieces.path, scope)))
  },
}))
