import { createHash } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { MarketFile } from './write-market-file.gateway.ts'
import { writtenAside } from './written-aside.gateway.ts'

export type FileToFetch = Pick<MarketFile, 'path' | 'checksum'>

/** Fetches a market's file from the database; false: it is not there either, or cannot be stored here. */
export type FetchFile = (marketKey: number, file: FileToFetch) => Promise<boolean>

/** One part of a file, and how many it has; undefined: it is not there. */
export type ReadPart = (at: number) => Promise<{ parts: number; content: Buffer } | undefined>

/** What the database has of a file is not that file. */
export class NotThatFile extends Error {
  constructor(readonly what: 'missing' | 'damaged') {
    super(`The file in the database is ${what}`)
  }
}

/** The whole file is there under its name, on the disk, or nothing is; a part after the other is in memory. */
export async function fetchMarketFile(
  { path, checksum }: FileToFetch,
  read: ReadPart,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writtenAside(path, async (unfinished) => {
    const hash = createHash('sha256')
    const handle = await open(unfinished, 'wx')
    try {
      let all = 1
      for (let at = 0; at < all; at += 1) {
        const part = await read(at)
        if (!part) throw new NotThatFile('missing')
        all = part.parts
        hash.update(part.content)
        await handle.writeFile(part.content)
      }
    } finally {
      await handle.close()
    }
    if (hash.digest('hex') !== checksum) throw new NotThatFile('damaged')
  })
}
