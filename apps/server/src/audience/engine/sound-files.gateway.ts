import { checksumOf, type MarketFile } from '../../customers/index.ts'
import { DataUnavailable } from './audience-engine.gateway.ts'

/** As many files are read at once. */
const AT_ONCE = 8

/**
 * The paths of the markets' files, each read through once for as long as the program runs: a file is
 * never written again, and DuckDB does not notice a byte that fell over.
 */
export function soundFiles() {
  const sound = new Map<number, string>()
  const isSound = async (marketKey: number, { path, checksum }: MarketFile) => {
    if ((await checksumOf(path).catch(() => undefined)) !== checksum) return false
    sound.set(marketKey, path)
    return true
  }

  return {
    async pathsOf(
      marketKeys: readonly number[],
      files: ReadonlyMap<number, MarketFile>,
    ): Promise<string[]> {
      const keys = [...new Set(marketKeys)]
      const toRead = keys.filter(
        (key) => !files.has(key) || sound.get(key) !== files.get(key)?.path,
      )
      const lost: number[] = []
      const readNext = async (): Promise<void> => {
        const key = toRead.pop()
        if (key === undefined) return
        const file = files.get(key)
        if (!file || !(await isSound(key, file))) lost.push(key)
        return readNext()
      }
      await Promise.all(Array.from({ length: AT_ONCE }, readNext))
      if (lost.length > 0) throw new DataUnavailable(lost.sort((a, b) => a - b))
      return keys.map((key) => (files.get(key) as MarketFile).path)
    },

    /** What could not be read after all is read through again. */
    forget(marketKeys: readonly number[]): void {
      for (const key of marketKeys) sound.delete(key)
    },
  }
}
