import type { ColumnsFiles, MarketColumns, MarketFile, Room } from '../../customers/index.ts'
import { turns } from '../../platform/turns.ts'
import { DataUnavailable } from './audience-engine.gateway.ts'

const turn = turns()

export interface MarketsToRead {
  columnsFiles: ColumnsFiles
  files: ReadonlyMap<number, MarketFile>
  keys: readonly number[]
}

/** So many are read while one is counted. */
const AHEAD = 4

/** After so many households, which is about two milliseconds, others have their turn. */
const ROWS_AT_ONCE = 60_000

/** As many as are counted at once. What a new room takes from the system takes longer than to read into it. */
const MOST_SPARE = 4 * (AHEAD + 1)
const spare: Room[] = []
const takeRoom = (): Room => spare.pop() ?? { bytes: Buffer.alloc(0) }

/**
 * Hands over the columns of one market after another, until the work says that it wants no more. They are
 * overwritten once the work has returned, so that a nation takes no more memory than a few markets.
 */
export async function eachMarket(
  { columnsFiles, files, keys }: MarketsToRead,
  work: (market: MarketColumns) => boolean,
  signal: AbortSignal | undefined,
): Promise<void> {
  const rooms = Array.from({ length: Math.min(keys.length, AHEAD + 1) }, takeRoom)
  const read = async (key: number, at: number) => {
    const file = files.get(key)
    return file && (await columnsFiles.read(key, file, rooms[at % rooms.length]))
  }
  const reading: Promise<MarketColumns | undefined>[] = []
  let begun = 0
  let rows = Infinity
  const lost: number[] = []
  try {
    for (const [at, key] of keys.entries()) {
      for (; begun < keys.length && begun <= at + AHEAD; begun += 1) {
        reading.push(read(keys[begun] ?? 0, begun))
      }
      const market = await reading.shift()
      // All that are lost are named, so that they are fetched at once.
      if (!market) lost.push(key)
      if (!market || lost.length > 0) continue
      rows += market.rows
      if (rows > ROWS_AT_ONCE) {
        rows = market.rows
        await turn()
        signal?.throwIfAborted()
      }
      if (!work(market)) break
    }
  } finally {
    await Promise.allSettled(reading)
    spare.push(...rooms.slice(0, MOST_SPARE - spare.length))
  }
  if (lost.length > 0) throw new DataUnavailable(lost)
}
