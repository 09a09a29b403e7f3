import {
  UNDER_WAY,
  type ImportEffect,
  type ImportMapping,
  type ImportMode,
} from '@marquee/rules/customers'
import { and, asc, eq, gte, lt, or, sql as raw } from 'drizzle-orm'
import { customerImportParts, customerImports } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export type ImportRow = typeof customerImports.$inferSelect

type NewImport = Pick<
  ImportRow,
  'marketKey' | 'fileName' | 'separator' | 'columns' | 'mapping' | 'uploadedBy' | 'path'
>

export interface Starting {
  mapping: ImportMapping
  mode: ImportMode
  isConfirmed?: boolean
}

export interface Progress {
  bytesRead: number
  linesRead: number
  rows: number
  households: number
  incomplete: number
  refused: number
  erased: number
}

const NOTHING_READ: Progress = {
  bytesRead: 0,
  linesRead: 0,
  rows: 0,
  households: 0,
  incomplete: 0,
  refused: 0,
  erased: 0,
}
/** The bytes of a file are stored in parts of this size, the last one excepted. */
export const PART_BYTES = 1_048_576

const one = (key: number, scope: string) =>
  and(eq(customerImports.key, key), within(customerImports.path, scope))

export const customerImportsStore = store((sql, scope) => ({
  async find(key: number): Promise<ImportRow | undefined> {
    const [row] = await sql.select().from(customerImports).where(one(key, scope))
    return row
  },

  async add(row: NewImport): Promise<ImportRow> {
    const [added] = await sql
      .insert(customerImports)
      .values({ ...row, ...NOTHING_READ, bytes: 0, state: 'UPLOADED' })
      .returning()
    return added as ImportRow
  },

  /** Adds to the bytes of a file. */
  async addPart({ key, path }: ImportRow, part: number, content: Buffer): Promise<void> {
    await sql.insert(customerImportParts).values({ importKey: key, part, content, path })
    const bytes = raw`${customerImports.bytes} + ${content.length}`
    await sql.update(customerImports).set({ bytes }).where(one(key, scope))
  },

  /** Bytes of a file from a place in it on. */
  async bytesFrom(key: number, from: number, most: number): Promise<Buffer> {
    const { importKey, part, content } = customerImportParts
    const first = Math.floor(from / PART_BYTES)
    const last = Math.floor((from + most - 1) / PART_BYTES)
    const rows = await sql
      .select({ content })
      .from(customerImportParts)
      .where(and(eq(importKey, key), gte(part, first), lt(part, last + 1)))
      .orderBy(asc(part))
    const found = Buffer.concat(rows.map((row) => row.content))
    return found.subarray(from - first * PART_BYTES, from - first * PART_BYTES + most)
  },

  /** Imports of the market that are being read or published. */
  async underWay(marketKey: number): Promise<number> {
    // Two people may press at once.
    await sql.execute(raw`SELECT pg_advisory_xact_lock(hashtext('import'), ${marketKey})`)
    const rows = await sql
      .select({ key: customerImports.key })
      .from(customerImports)
      .where(
        and(
          eq(customerImports.marketKey, marketKey),
          isAmong(customerImports.state, UNDER_WAY),
          within(customerImports.path, scope),
        ),
      )
    return rows.length
  },

  async start(key: number, { mapping, mode, isConfirmed = false }: Starting): Promise<void> {
    await sql
      .update(customerImports)
      .set({ mapping, mode, isConfirmed, state: 'READING' })
      .where(one(key, scope))
  },

  /** It goes on when a person has seen what it does. */
  async waitForConfirming(key: number, confirming: ImportEffect): Promise<void> {
    await sql
      .update(customerImports)
      .set({ state: 'CONFIRMING', confirming, confirmingSince: raw`now()` })
      .where(one(key, scope))
  },

  async confirm(key: number): Promise<void> {
    await sql
      .update(customerImports)
      .set({ state: 'PUBLISHING', confirming: null, isConfirmed: true })
      .where(one(key, scope))
  },

  /**
   * The commit does not wait for the disk: what a crash loses is read again, from the last stored
   * position.
   */
  async mayBeLost(): Promise<void> {
    await sql.execute(raw`SET LOCAL synchronous_commit = off`)
  },

  /** Undefined: another program has read on from there, or it is no longer to be read. */
  async readOn(
    from: Pick<ImportRow, 'key' | 'bytesRead'>,
    { bytesRead, linesRead, rows, households, incomplete, refused, erased }: Progress,
    state: 'READING' | 'PUBLISHING',
  ): Promise<ImportRow | undefined> {
    const [row] = await sql
      .update(customerImports)
      .set({ bytesRead, linesRead, rows, households, incomplete, refused, erased, state })
      .where(
        and(
          one(from.key, scope),
          eq(customerImports.bytesRead, from.bytesRead),
          eq(customerImports.state, 'READING'),
        ),
      )
      .returning()
    return row
  },

  /** The import is over: its file is deleted, as its bytes are no longer needed. */
  async end(
    key: number,
    state: 'PUBLISHED' | 'FAILED' | 'CANCELLED',
    problem: ImportRow['problem'] = null,
  ): Promise<void> {
    const finishedAt = raw`now()`
    await sql
      .update(customerImports)
      .set({ state, problem, finishedAt, confirming: null })
      .where(one(key, scope))
    await sql.delete(customerImportParts).where(eq(customerImportParts.importKey, key))
  },

  /** What it did, and which rows stand ready to serve again. Of others of the market they do no more. */
  async replaced(
    { key, marketKey }: Pick<ImportRow, 'key' | 'marketKey'>,
    version: number,
    effect: ImportEffect,
  ): Promise<void> {
    await sql
      .update(customerImports)
      .set({ replaced: null })
      .where(and(eq(customerImports.marketKey, marketKey), within(customerImports.path, scope)))
    await sql.update(customerImports).set({ replaced: version, effect }).where(one(key, scope))
  },

  async undo(key: number, undoneBy: number, undoneAt: Date): Promise<void> {
    await sql
      .update(customerImports)
      .set({ state: 'UNDOING', undoneBy, undoneAt })
      .where(one(key, scope))
  },

  /** What it replaced serves again. */
  async undone(key: number): Promise<void> {
    await sql
      .update(customerImports)
      .set({ state: 'UNDONE', replaced: null })
      .where(one(key, scope))
  },

  /** It serves as before. */
  async notUndone(key: number): Promise<void> {
    await sql
      .update(customerImports)
      .set({ state: 'PUBLISHED', undoneBy: null, undoneAt: null })
      .where(one(key, scope))
  },

  /** Those that have waited for a person for so many days. */
  async forgotten(days: number): Promise<number[]> {
    const before = raw`now() - make_interval(days => ${days})`
    const { state, uploadedAt, confirmingSince } = customerImports
    const rows = await sql
      .select({ key: customerImports.key })
      .from(customerImports)
      .where(
        or(
          and(eq(state, 'UPLOADED'), lt(uploadedAt, before)),
          and(eq(state, 'CONFIRMING'), lt(confirmingSince, before)),
        ),
      )
    return rows.map(({ key }) => key)
  },
}))
