import type { Cost, Rejection } from '@marquee/rules/customers'
import { asc, eq, sql as raw } from 'drizzle-orm'
import { customerRejectedLines, customerRejections } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'

export interface RejectedCell extends Rejection {
  costs: Cost
}

export interface RejectedLine {
  line: number
  cells: readonly string[]
}

/** A person as a line may name them. */
export interface NamedInLine {
  email: string
  lastName: string
  postalCode: string
}

/** No column of the database holds a zero. */
const storable = (cell: string) => cell.replaceAll('\0', '\uFFFD')

/** What of files could not be used, and the lines that it stands in. */
export const rejectedRowsStore = store((sql) => ({
  async add(
    importKey: number,
    rejections: readonly RejectedCell[],
    lines: readonly RejectedLine[],
  ): Promise<void> {
    if (rejections.length > 0) {
      const columns = [
        raw.param(rejections.map(({ line }) => line)),
        raw.param(rejections.map(({ field }) => field)),
        raw.param(rejections.map(({ reason }) => reason)),
        raw.param(rejections.map(({ costs }) => costs)),
      ] as const
      await sql.execute(raw`INSERT INTO customer_rejections (import_key, line, field, reason, costs)
        SELECT ${importKey}, * FROM unnest(${columns[0]}::integer[], ${columns[1]}::text[],
                                           ${columns[2]}::text[], ${columns[3]}::text[])
        ON CONFLICT DO NOTHING`)
    }
    if (lines.length === 0) return
    // One array for all: rows of different lengths do not fit into another.
    const json = JSON.stringify(
      lines.map(({ line, cells }) => ({ line, cells: cells.map(storable) })),
    )
    await sql.execute(raw`INSERT INTO customer_rejected_lines (import_key, line, cells)
      SELECT ${importKey}, line, cells FROM jsonb_to_recordset(${json}::jsonb) AS l (line integer, cells text[])
      ON CONFLICT DO NOTHING`)
  },

  all: (importKey: number) =>
    sql
      .select({
        line: customerRejections.line,
        field: customerRejections.field,
        reason: customerRejections.reason,
      })
      .from(customerRejections)
      .where(eq(customerRejections.importKey, importKey))
      .orderBy(
        asc(customerRejections.line),
        raw`${customerRejections.field} = ''`,
        asc(customerRejections.field),
      ),

  lines: (importKey: number) =>
    sql
      .select({ line: customerRejectedLines.line, cells: customerRejectedLines.cells })
      .from(customerRejectedLines)
      .where(eq(customerRejectedLines.importKey, importKey))
      .orderBy(asc(customerRejectedLines.line)),

  /** How many lines each reason cost, and what of them. */
  counted(importKey: number) {
    const { field, reason, costs } = customerRejections
    return sql
      .select({ field, reason, costs, lines: raw<number>`count(*)::integer` })
      .from(customerRejections)
      .where(eq(customerRejections.importKey, importKey))
      .groupBy(field, reason, costs)
  },

  /** Lines of a place and below that name one of these people; better one too many than one too few. */
  async erase(people: readonly NamedInLine[], place: string): Promise<void> {
    const named = JSON.stringify(people)
    await sql.execute(raw`
      DELETE FROM customer_rejected_lines l USING customer_imports i
       WHERE i.key = l.import_key AND starts_with(i.path, ${place})
         AND EXISTS (SELECT FROM jsonb_to_recordset(${named}::jsonb)
                           AS n (email text, "lastName" text, "postalCode" text),
                         lower(array_to_string(l.cells, chr(10))) AS said
                      WHERE (n.email <> '' AND position(lower(n.email) IN said) > 0)
                         OR (n."lastName" <> '' AND n."postalCode" <> ''
                             AND position(lower(n."lastName") IN said) > 0
                             AND position(left(n."postalCode", 5) IN said) > 0))`)
  },

  /** Of imports that were over so many days ago. */
  async forget(days: number): Promise<void> {
    await sql.execute(raw`
      DELETE FROM customer_rejected_lines l USING customer_imports i
       WHERE i.key = l.import_key AND i.finished_at < now() - make_interval(days => ${days})`)
  },
}))
