import type { MarketFile } from '../../customers/index.ts'
import type { Duckdb } from '../../platform/duckdb/index.ts'
import { readColumns, type MarketColumns } from './market-columns.gateway.ts'

type Files = ReadonlyMap<number, MarketFile>

interface Held {
  path: string
  columns: MarketColumns
}

/** The columns of the markets that were asked for last, as many households of them as may be held. */
export function heldMarkets(duckdb: Duckdb, mostRows: number) {
  const held = new Map<number, Held>()
  let reading: Promise<void> = Promise.resolve()
  const isHeld = (key: number, files: Files) => {
    const one = held.get(key)
    return one !== undefined && one.path === files.get(key)?.path
  }

  const read = async (key: number, file: MarketFile) => {
    // What cannot be read is told by the engine that reads the file for an answer.
    const columns = await readColumns(duckdb, key, file).catch(() => undefined)
    held.delete(key)
    if (columns) held.set(key, { path: file.path, columns })
    let rows = [...held.values()].reduce((sum, one) => sum + one.columns.rows, 0)
    for (const [oldest, { columns: gone }] of held) {
      if (rows <= mostRows) break
      held.delete(oldest)
      rows -= gone.rows
    }
  }

  return {
    /** All of these, or nothing where one of them is not held. */
    columnsOf(marketKeys: readonly number[], files: Files): MarketColumns[] | undefined {
      if (!marketKeys.every((key) => isHeld(key, files))) return undefined
      return [...new Set(marketKeys)].map((key) => {
        const one = held.get(key) as Held
        held.delete(key)
        held.set(key, one)
        return one.columns
      })
    },

    /** Reads those that are not held, one after another and while others go on, if all find room. */
    hold(marketKeys: readonly number[], files: Files): void {
      const wanted = [...new Set(marketKeys)].flatMap((key) => {
        const file = files.get(key)
        return file ? [[key, file] as const] : []
      })
      if (wanted.reduce((sum, [, { rows }]) => sum + rows, 0) > mostRows) return
      for (const [key, file] of wanted) {
        reading = reading.then(() => (isHeld(key, files) ? undefined : read(key, file)))
      }
    },

    /** When all that was to be read is read. */
    settled: () => reading,
  }
}
