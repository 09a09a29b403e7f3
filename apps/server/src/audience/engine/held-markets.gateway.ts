import type { MarketFile } from '../../customers/index.ts'
import type { Duckdb } from '../../platform/duckdb/index.ts'
import { readColumns, type MarketColumns } from './market-columns.gateway.ts'

type Files = ReadonlyMap<number, MarketFile>

interface Held {
  path: string
  columns: MarketColumns
}

/** The columns of the most recently used markets, as many households as may be held. */
export function heldMarkets(duckdb: Duckdb, mostRows: number) {
  const held = new Map<number, Held>()
  let reading: Promise<void> = Promise.resolve()
  const isHeld = (key: number, files: Files) => {
    const one = held.get(key)
    return one !== undefined && one.path === files.get(key)?.path
  }
  const read = async (key: number, file: MarketFile) => {
    // An unreadable file is reported by the engine that reads it for an answer.
    const columns = await readColumns(duckdb, key, file).catch(() => undefined)
    held.delete(key)
    if (columns) held.set(key, { path: file.path, columns })
    makeRoom(held, mostRows)
  }
  return {
    /** All of these, or nothing where one of them is not held. */
    columnsOf(marketKeys: readonly number[], files: Files): MarketColumns[] | undefined {
      if (!marketKeys.every((key) => isHeld(key, files))) return undefined
      return [...new Set(marketKeys)].map((key) => lastUsed(held, key).columns)
    },

    /** Reads those that are not held, one after another and while others go on, if all find room. */
    hold(marketKeys: readonly number[], files: Files): void {
      const keys = new Set(marketKeys)
      const missing = [...files].filter(([key]) => keys.has(key))
      if (missing.reduce((sum, [, { rows }]) => sum + rows, 0) > mostRows) return
      for (const [key, file] of missing) {
        reading = reading.then(() => (isHeld(key, files) ? undefined : read(key, file)))
      }
    },

    /** When all that was to be read is read. */
    whenRead: () => reading,
  }
}

/** The map is in the order of use. */
function lastUsed(held: Map<number, Held>, key: number): Held {
  const one = held.get(key) as Held
  held.delete(key)
  held.set(key, one)
  return one
}

function makeRoom(held: Map<number, Held>, mostRows: number): void {
  let rows = [...held.values()].reduce((sum, { columns }) => sum + columns.rows, 0)
  for (const [oldest, { columns }] of held) {
    if (rows <= mostRows) return
    held.delete(oldest)
    rows -= columns.rows
  }
}
