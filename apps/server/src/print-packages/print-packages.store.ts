import type { HandOver } from '@marquee/rules/hand-overs'
import { and, eq, sql as raw } from 'drizzle-orm'
import { printPackages, printReceipts } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

export type PrintPackageRow = typeof printPackages.$inferSelect

interface Taken {
  kind: HandOver
  /** Null: the program did it by itself. */
  takenBy: { key: number; name: string } | null
  at: Date
}

/** The packages of sendings that are printed, and the receipts of their hand-overs. */
export const printPackagesStore = store((sql, scope) => {
  const isIt = (key: number) => and(eq(printPackages.key, key), within(printPackages.path, scope))
  return {
    async insert(row: typeof printPackages.$inferInsert): Promise<number> {
      const [added] = await sql
        .insert(printPackages)
        .values(row)
        .returning({ key: printPackages.key })
      return (added as { key: number }).key
    },

    async find(key: number): Promise<PrintPackageRow | undefined> {
      const [row] = await sql.select().from(printPackages).where(isIt(key))
      return row
    },

    /** Stays as it is until the transaction ends. */
    async lock(key: number): Promise<PrintPackageRow | undefined> {
      const [row] = await sql.select().from(printPackages).where(isIt(key)).for('update')
      return row
    },

    async progress(key: number, painted: number): Promise<void> {
      await sql.update(printPackages).set({ painted }).where(isIt(key))
    },

    async change(
      key: number,
      changed: Partial<
        Pick<PrintPackageRow, 'state' | 'readyAt' | 'sha256' | 'handedOverAt' | 'forgottenAt'>
      >,
    ): Promise<void> {
      await sql.update(printPackages).set(changed).where(isIt(key))
    },

    /** The next receipt of a package that has been locked. */
    async addReceipt({ key, path, sha256 }: PrintPackageRow, { kind, takenBy, at }: Taken) {
      await sql.insert(printReceipts).values({
        packageKey: key,
        number: raw`(SELECT count(*) + 1 FROM print_receipts WHERE package_key = ${key})`,
        kind,
        takenBy: takenBy?.key ?? null,
        takenByName: takenBy?.name ?? null,
        takenAt: at,
        sha256: sha256 ?? '',
        path,
      })
    },
  }
})
