import { filesOf, packageName } from '@marquee/rules/print-packages'
import type { JobCall } from '../platform/jobs/index.ts'
import { jointDeliveriesStore, sendingHaltsStore, sendingsStore } from '../sendings/index.ts'
import { printFilesStore } from './print-files.store.ts'
import { printPackagesStore, type PrintPackageRow } from './print-packages.store.ts'
import type { PrinterFolder } from './printer-folder.gateway.ts'

type Handing = Pick<JobCall, 'inOwn' | 'now'>

/**
 * Hands a package to the printer's folder, once. All of it is written where the printer does not look; that it is on
 * its way is committed; then one rename shows it. A program that is killed in between is followed by one that finds
 * the package either still hidden, and shows it, or gone from there, as it was shown.
 */
export async function handToFolder(
  key: number,
  folder: PrinterFolder,
  { inOwn, now }: Handing,
): Promise<void> {
  const at = new Date(now)
  const found = await inOwn((use) => use(printPackagesStore).find(key))
  if (!found) return
  const name = packageName(key)
  if (found.state === 'ready') {
    if (!(await writeUnshown(found, folder, inOwn))) return
    const isOurs = await inOwn(async (use) => {
      const locked = await use(printPackagesStore).lock(key)
      const sending = await use(sendingsStore).lock(found.sendingKey)
      // A person has taken it, paused or stopped it meanwhile.
      if (locked?.state !== 'ready' || sending?.state !== 'running') return false
      if (await use(sendingHaltsStore).reaches(sending.path)) return false
      await use(jointDeliveriesStore).dispatch(found.sendingKey, at)
      await use(printPackagesStore).change(key, { state: 'handing-over' })
      return true
    })
    if (!isOurs) return
  }
  await folder.show(name)
  await inOwn(async (use) => {
    const locked = await use(printPackagesStore).lock(key)
    if (locked?.state !== 'handing-over') return
    await use(jointDeliveriesStore).accept(locked.sendingKey, at)
    await use(printPackagesStore).addReceipt(locked, { kind: folder.kind, takenBy: null, at })
    await use(printPackagesStore).change(key, { state: 'handed-over', handedOverAt: at })
  })
}

/** False: a file is missing, as a backup was put back; it is made once more, and handed over then. */
async function writeUnshown(
  { key, pieces }: PrintPackageRow,
  folder: PrinterFolder,
  inOwn: Handing['inOwn'],
): Promise<boolean> {
  const unshown = await folder.begin(packageName(key))
  try {
    for (const file of filesOf(key, pieces)) {
      const made = await inOwn((use) => use(printFilesStore).content(key, file.number))
      if (!made) return false
      await unshown.add(made.name, made.content)
    }
    return true
  } finally {
    await unshown.end()
  }
}
