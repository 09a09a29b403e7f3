import { statfs } from 'node:fs/promises'

/** Whether there is room for what is written: on the program's own disk, and as the last calls found it. */
export interface RoomLeft {
  /** A call could not be stored; the disk may be one that only the database sees. */
  noteFull: () => void
  isFull: () => Promise<boolean>
}

/** What the database needs at once, when it begins its next file of changes. */
const LEAST_BYTES = 16_777_216
/** After this long a call is let through again, to find out. */
const MEMORY_MS = 10_000

export function watchRoom(folder: string, clock: () => number): RoomLeft {
  let lastFull = -Infinity
  return {
    noteFull() {
      lastFull = clock()
    },
    async isFull() {
      if (clock() - lastFull < MEMORY_MS) return true
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize < LEAST_BYTES
    },
  }
}
