import type { MailerId } from '@marquee/rules/pieces'
import { jobsQueue, type Job, type JobCall } from '../platform/jobs/index.ts'
import { handToFolder } from './hand-to-folder.change.ts'
import { listPackage } from './list-package.change.ts'
import { MAKE_PRINT_PACKAGE } from './make-print-package.job.ts'
import { printFilesStore } from './print-files.store.ts'
import { printPackagesStore } from './print-packages.store.ts'
import { printPiecesStore } from './print-pieces.store.ts'
import type { PrinterFolder } from './printer-folder.gateway.ts'
import { unprintedSendingsView } from './unprinted-sendings.view.ts'

export const PRINT_PACKAGES = 'print packages'

const EVERY_SECONDS = 60

interface Printing {
  /** Undefined: nothing can be mailed, and sendings by mail wait. */
  mailerId: MailerId | undefined
  publicUrl: string
  /** Undefined: packages wait until a person takes them. */
  folder: PrinterFolder | undefined
  /** False: the database was put back, and a person has to confirm that it may send. */
  maySend: () => Promise<boolean>
}

/** Has the packages made of what is mailed, hands them to the printer's folder, and forgets whom they were for in the end. */
export const printPackagesJob = (printing: Printing): Job => ({
  kind: PRINT_PACKAGES,
  async run(call) {
    const { inOwn, now } = call
    await inOwn((use) => use(jobsQueue).request(PRINT_PACKAGES, [0], EVERY_SECONDS))
    const failures: unknown[] = []
    const each = eachOf(call, failures)
    const { mailerId, publicUrl, folder } = printing
    if (mailerId) {
      const unlisted = await inOwn((use) => use(unprintedSendingsView).unlisted())
      const listing = { mailerId, publicUrl, now }
      await each(unlisted, (key) => inOwn((use) => listPackage(key, listing, use)))
    }
    await inOwn(async (use) =>
      use(jobsQueue).request(MAKE_PRINT_PACKAGE, await use(unprintedSendingsView).unmade()),
    )
    const ready = await inOwn((use) => use(unprintedSendingsView).toHandOver())
    if (folder && ready.length > 0 && (await printing.maySend())) {
      await each(ready, (key) => handToFolder(key, folder, call))
    }
    const outdated = await inOwn((use) => use(unprintedSendingsView).outdated(now))
    await each(outdated, (key) => forget(key, call))
    if (failures.length > 0) throw new AggregateError(failures, 'packages were not looked after')
  },
})

/** What fails does not hold up the others, and is tried again. */
const eachOf =
  ({ signal }: JobCall, failures: unknown[]) =>
  async (keys: readonly number[], work: (key: number) => Promise<void>): Promise<void> => {
    for (const key of keys) {
      if (signal.aborted) return
      await work(key).catch((error: unknown) => failures.push(error))
    }
  }

const forget = (key: number, { inOwn, now }: JobCall) =>
  inOwn(async (use) => {
    await use(printFilesStore).forget(key)
    await use(printPiecesStore).forget(key)
    await use(printPackagesStore).change(key, { forgottenAt: new Date(now) })
  })
