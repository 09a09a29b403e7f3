import { mkdir, open } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Duckdb } from '../platform/duckdb/index.ts'
import { fewAtOnce } from '../platform/few-at-once.ts'
import {
  columnsIn,
  columnsToBytes,
  HEAD_BYTES,
  isHeadOf,
  isUndamaged,
} from './columns-layout.gateway.ts'
import { readPublished, type MarketColumns } from './market-columns.gateway.ts'
import { checksumOf, type MarketFile } from './write-market-file.gateway.ts'
import { writtenAside } from './written-aside.gateway.ts'

/** The files that are counted. Each is made of a published one, and made again when it is lost or damaged. */
export interface ColumnsFiles {
  /** False: the published file is lost or damaged. */
  make: (marketKey: number, file: MarketFile) => Promise<boolean>
  /** Undefined where they cannot be had. What is read before may be written over by it. */
  read: (marketKey: number, file: MarketFile, into?: Room) => Promise<MarketColumns | undefined>
}

/** Bytes that one market after another is read into. */
export interface Room {
  bytes: Buffer
}

/** Reading a published file takes a whole processor. */
const MADE_AT_ONCE = { most: 2, waiting: Infinity }

export const columnsFolderOf = (folder: string): string => join(folder, 'columns')

export const columnsPathOf = (path: string): string =>
  join(columnsFolderOf(dirname(path)), basename(path).replace(/\.parquet$/, '.columns'))

export function columnsFiles(duckdb: Duckdb): ColumnsFiles {
  const inTurn = fewAtOnce(MADE_AT_ONCE)
  const making = new Map<string, Promise<MarketColumns | undefined>>()
  const made = (marketKey: number, file: MarketFile) => {
    const name = `${file.path} ${file.checksum}`
    const running =
      making.get(name) ??
      inTurn(() => makeOne(duckdb, marketKey, file))
        .then((turn) => (turn.ok ? turn.value : undefined))
        .finally(() => making.delete(name))
    making.set(name, running)
    return running
  }
  const isSound = soundFiles()
  return {
    async make(marketKey, file) {
      return (await isMade(marketKey, file)) || (await made(marketKey, file)) !== undefined
    },
    async read(marketKey, file, into = { bytes: Buffer.alloc(0) }) {
      const bytes = await readInto(into, columnsPathOf(file.path))
      return bytes && isSound(bytes, marketKey, file) ? columnsIn(bytes) : made(marketKey, file)
    },
  }
}

/** Each is looked through once for as long as the program runs: a file is never written again. */
function soundFiles() {
  const sound = new Map<number, string>()
  return (bytes: Buffer, marketKey: number, file: MarketFile): boolean => {
    if (!isHeadOf(bytes, bytes.length, { marketKey, ...file })) return false
    if (sound.get(marketKey) === file.checksum) return true
    if (!isUndamaged(bytes)) return false
    sound.set(marketKey, file.checksum)
    return true
  }
}

async function isMade(marketKey: number, file: MarketFile): Promise<boolean> {
  const handle = await open(columnsPathOf(file.path)).catch(() => undefined)
  if (!handle) return false
  try {
    const head = Buffer.alloc(HEAD_BYTES)
    await handle.read(head, 0, HEAD_BYTES, 0)
    const { size } = await handle.stat()
    return isHeadOf(head, size, { marketKey, ...file })
  } catch {
    return false
  } finally {
    await handle.close()
  }
}

/** Undefined: there is no such file, or it cannot be read. */
async function readInto(room: Room, path: string): Promise<Buffer | undefined> {
  const handle = await open(path).catch(() => undefined)
  if (!handle) return undefined
  try {
    const { size } = await handle.stat()
    // Not from the pool of small buffers: an array begins where a number of its width may.
    if (room.bytes.length < size) room.bytes = Buffer.allocUnsafeSlow(size)
    const { bytesRead } = await handle.read(room.bytes, 0, size, 0)
    return room.bytes.subarray(0, bytesRead)
  } catch {
    return undefined
  } finally {
    await handle.close()
  }
}

/** The published file is read through first: DuckDB does not notice a byte that fell over. */
async function makeOne(
  duckdb: Duckdb,
  marketKey: number,
  file: MarketFile,
): Promise<MarketColumns | undefined> {
  if (!(await isAsPublished(file))) return undefined
  const columns = await readPublished(duckdb, marketKey, file).catch(async (error: unknown) => {
    // It may have been lost since it was read through; else the fault is ours.
    if (await isAsPublished(file)) throw error
    return undefined
  })
  if (!columns) return undefined
  await keep(columns, file).catch(() => {
    // Where the disk is full, what was read is counted all the same; `/readyz` says that the folder cannot be used.
  })
  return columns
}

const isAsPublished = async ({ path, checksum }: MarketFile) =>
  (await checksumOf(path).catch(() => undefined)) === checksum

async function keep(columns: MarketColumns, { path, checksum }: MarketFile): Promise<void> {
  const target = columnsPathOf(path)
  await mkdir(dirname(target), { recursive: true })
  await writtenAside(target, async (unfinished) => {
    const handle = await open(unfinished, 'wx')
    try {
      await handle.writeFile(columnsToBytes(columns, checksum))
    } finally {
      await handle.close()
    }
  })
}
