import { checksumOf, type MarketFile } from '../../customers/index.ts'
import { DataUnavailable } from './audience-engine.gateway.ts'

/** As many files are read at once. */
const AT_ONCE = 8

/**
 * The paths of the markets' files, each read through once for as long as the program runs: a file is
 * never written again, and DuckDB does not notice a byte that fell over.
 */
export function soundFiles() {
  const sound = new Set<string>()
  const isSound = async ({ path, checksum }: MarketFile) => {
    const found = await checksumOf(path).catch(() => undefined)
    if (found === checksum) sound.add(path)
    return found === checksum
  }

  return {
    async pathsOf(
      marketKeys: readonly number[],
      files: ReadonlyMap<number, MarketFile>,
    ): Promise<string[]> {
      const known = [...new Set(marketKeys)].map((key) => ({ key, file: files.get(key) }))
      const unread = known.filter(({ file }) => !file || !sound.has(file.path))
      const lost: number[] = []
      const readNext = async (): Promise<void> => {
        const next = unread.pop()
        if (!next) return
        if (!next.file || !(await isSound(next.file))) lost.push(next.key)
        return readNext()
      }
      await Promise.all(Array.from({ length: AT_ONCE }, readNext))
      if (lost.length > 0) throw new DataUnavailable(lost.sort((a, b) => a - b))
      return known.flatMap(({ file }) => (file ? [file.path] : []))
    },

    /** What could not be read after all is read through again. */
    forget(paths: readonly string[]): void {
      for (const path of paths) sound.delete(path)
    },
  }
}
