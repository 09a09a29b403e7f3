import type { AddressedPiece, PrintOutcome } from '@marquee/rules/print-packages'
import { and, asc, between, eq } from 'drizzle-orm'
import type pg from 'pg'
import { printPieces } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

interface Listed {
  key: number
  path: string
}

interface Answered {
  position: number
  outcome: PrintOutcome
}

const INSERT = `
  INSERT INTO print_pieces (package_key, position, recipient, is_seed, addressed, path)
  SELECT $1, position, (addressed ->> 'recipient')::integer, (addressed ->> 'isSeed')::boolean,
         addressed, $3
    FROM unnest($2::jsonb[]) WITH ORDINALITY AS listed (addressed, position)`

const ANSWER = `
  UPDATE print_pieces p SET outcome = a.outcome
    FROM unnest($2::integer[], $3::text[]) AS a (position, outcome)
   WHERE p.package_key = $1 AND p.position = a.position`

/** The pieces of packages, in the printer's order. */
export const printPiecesStore = store((sql, scope) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  const ofIt = (packageKey: number) =>
    and(eq(printPieces.packageKey, packageKey), within(printPieces.path, scope))
  return {
    /** In their order: the first gets position 1. */
    async insert({ key, path }: Listed, pieces: readonly AddressedPiece[]): Promise<void> {
      const rows = pieces.map((piece) => JSON.stringify(piece))
      await client.query(INSERT, [key, rows, path])
    },

    between: (packageKey: number, first: number, last: number) =>
      sql
        .select({ position: printPieces.position, addressed: printPieces.addressed })
        .from(printPieces)
        .where(and(ofIt(packageKey), between(printPieces.position, first, last)))
        .orderBy(asc(printPieces.position)),

    /** What printers have said so far, of the pieces of which they said something. */
    async outcomes(packageKey: number): Promise<ReadonlyMap<number, PrintOutcome>> {
      const { position, outcome } = printPieces
      const rows = await sql.select({ position, outcome }).from(printPieces).where(ofIt(packageKey))
      return new Map(
        rows.flatMap((row) => (row.outcome === null ? [] : [[row.position, row.outcome] as const])),
      )
    },

    async answer(packageKey: number, answered: readonly Answered[]): Promise<void> {
      const positions = answered.map(({ position }) => position)
      const outcomes = answered.map(({ outcome }) => outcome)
      await client.query(ANSWER, [packageKey, positions, outcomes])
    },

    /** Whom the pieces were for is not stored any longer. */
    async forget(packageKey: number): Promise<void> {
      await sql.update(printPieces).set({ addressed: null }).where(ofIt(packageKey))
    },
  }
})
