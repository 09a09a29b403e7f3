import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The whole file is there under its name, on the disk, or nothing is. */
export async function writtenAside<Written>(
  path: string,
  write: (unfinished: string) => Promise<Written>,
): Promise<Written> {
  const unfinished = `${path}.${randomUUID()}.unfinished`
  try {
    const written = await write(unfinished)
    await sync(unfinished)
    await rename(unfinished, path)
    await sync(dirname(path))
    return written
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** A name is on the disk when its folder is. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
