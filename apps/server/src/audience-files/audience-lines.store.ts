import type { AudienceFormat } from '@marquee/rules/audience-files'
import { and, asc, eq, gt } from 'drizzle-orm'
import type pg from 'pg'
import { audienceFileLines } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

/** A person as the files name them, hashed. */
export interface AudienceLine {
  recipient: number
  cells: Readonly<Record<AudienceFormat, readonly string[] | null>>
}

const INSERT = `
  INSERT INTO audience_file_lines (file_key, recipient, cells, path)
  SELECT $1, recipient, cells, $4 FROM unnest($2::integer[], $3::jsonb[]) AS l (recipient, cells)`

/** So many lines are read at once. */
const LINES_AT_ONCE = 2_000

/** The lines of audience files, by the numbers of their households. */
export const audienceLinesStore = store((sql, scope) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  const ofIt = (fileKey: number) =>
    and(eq(audienceFileLines.fileKey, fileKey), within(audienceFileLines.path, scope))
  return {
    async insert(file: { key: number; path: string }, lines: readonly AudienceLine[]) {
      const recipients = lines.map(({ recipient }) => recipient)
      const cells = lines.map((line) => JSON.stringify(line.cells))
      await client.query(INSERT, [file.key, recipients, cells, file.path])
    },

    async recipients(fileKey: number): Promise<number[]> {
      const { recipient } = audienceFileLines
      const rows = await sql.select({ recipient }).from(audienceFileLines).where(ofIt(fileKey))
      return rows.map((row) => row.recipient)
    },

    /** Those behind this recipient, ascending, as many as are read at once; none: it was the last. */
    behind(fileKey: number, last: number): Promise<AudienceLine[]> {
      const { recipient, cells } = audienceFileLines
      return sql
        .select({ recipient, cells })
        .from(audienceFileLines)
        .where(and(ofIt(fileKey), gt(recipient, last)))
        .orderBy(asc(recipient))
        .limit(LINES_AT_ONCE)
    },

    async leaveOut(fileKey: number, recipients: readonly number[]): Promise<void> {
      await sql
        .delete(audienceFileLines)
        .where(and(ofIt(fileKey), isAmong(audienceFileLines.recipient, recipients)))
    },

    async forget(fileKey: number): Promise<void> {
      await sql.delete(audienceFileLines).where(ofIt(fileKey))
    },
  }
})
