import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Result } from '@marquee/rules/result'

/** A file that a call sends. None of it is read before the call takes it: who may, and where, comes first. */
export interface IncomingFile {
  take: () => Promise<Result<UploadedFile, 'too-large'>>
}

/** A file that has arrived. It lies on the disk, and only until its call has ended. */
export interface UploadedFile {
  name: string
  size: number
  bytes: () => Promise<Buffer>
  pieces: () => AsyncIterable<Buffer>
}

export interface UploadFolder {
  /** Undefined: as many as may are on their way. */
  enter: () => PlaceForUpload | undefined
}

export interface PlaceForUpload {
  /** Where the file may be written. */
  path: string
  leave: () => Promise<void>
}

const MOST_AT_ONCE = 3

/** The folder in which files lie while their calls last. What a killed program left there is removed. */
export async function openUploadFolder(folder: string): Promise<UploadFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const left of await readdir(folder)) await rm(join(folder, left), { recursive: true })
  let underWay = 0
  return {
    enter() {
      if (underWay >= MOST_AT_ONCE) return undefined
      underWay += 1
      const path = join(folder, randomUUID())
      return {
        path,
        async leave() {
          await rm(path, { force: true })
          underWay -= 1
        },
      }
    },
  }
}
