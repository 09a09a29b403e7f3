import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { HandOver } from '@marquee/rules/hand-overs'

/** Where a printer fetches packages. */
export interface PrinterFolder {
  /** How a receipt calls it. */
  kind: HandOver
  /** Writes a package to where the printer does not look yet; what an earlier try left there is removed. */
  begin: (name: string) => Promise<Unshown>
  /**
   * Shows a package that was written as a whole. It goes there by one rename, so that a printer finds all of it or
   * nothing; one that was shown before, by a program that ended behind it, stays as it is.
   */
  show: (name: string) => Promise<void>
}

interface Unshown {
  add: (fileName: string, content: Buffer) => Promise<void>
  /** No more is added. */
  end: () => Promise<void>
}

/** A name that begins with a dot is no package to a printer. */
export const unshown = (name: string) => `.${name}.unfinished`

export function printerFolder(folder: string): PrinterFolder {
  return {
    kind: 'FOLDER',

    async begin(name) {
      const path = join(folder, unshown(name))
      await rm(path, { recursive: true, force: true })
      await mkdir(path, { recursive: true })
      return {
        async add(fileName, content) {
          const file = await open(join(path, fileName), 'wx', 0o640)
          try {
            await file.writeFile(content)
            await file.sync()
          } finally {
            await file.close()
          }
        },
        end: async () => {},
      }
    },

    async show(name) {
      const path = join(folder, unshown(name))
      const isWaiting = await access(path).then(
        () => true,
        () => false,
      )
      if (!isWaiting) return
      await rename(path, join(folder, name))
      const parent = await open(folder)
      try {
        await parent.sync()
      } finally {
        await parent.close()
      }
    },
  }
}
