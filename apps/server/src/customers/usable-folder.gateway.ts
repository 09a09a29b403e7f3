import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** It is looked at often, and a disk that is in trouble is not to be written to each time. */
const TRUSTED_MILLISECONDS = 5_000

/** Can files be written in a folder, and read from it? Rights alone do not say so, as of a disk that is read-only. */
export function usableFolder(folder: string, clock: () => number): () => Promise<boolean> {
  const probe = join(folder, `probe-${process.pid}.unfinished`)
  let lookedAt = -Infinity
  let looking: Promise<boolean> = Promise.resolve(true)
  const look = async () => {
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(probe, '.')
      const read = await readFile(probe, 'utf8')
      await rm(probe)
      return read === '.'
    } catch {
      return false
    }
  }
  return () => {
    if (clock() - lookedAt > TRUSTED_MILLISECONDS) {
      lookedAt = clock()
      looking = look()
    }
    return looking
  }
}
