import type { printPackages } from '@marquee/contract/print-packages'
import { mayHandOver, mayRunHandOvers, sendingNow } from '@marquee/rules/hand-overs'
import { accept, refuse } from '@marquee/rules/result'
import { sendingView } from '../platform/backup/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { jointDeliveriesStore, sendingHaltsStore, sendingsStore } from '../sendings/index.ts'
import { printFilesStore } from './print-files.store.ts'
import { presentPackages } from './print-packages.present.ts'
import { printPackagesStore } from './print-packages.store.ts'
import { printPackagesView } from './print-packages.view.ts'
import { fileAddress } from './read-file.use-case.ts'

/** The receipt is committed before the first byte leaves: who has the links has been handed the package. */
export const takePackage: UseCase<typeof printPackages.take> = async (call) => {
  const { params, body, use, person, now, announce } = call
  const pack = await use(printPackagesStore).lock(params.key)
  const sending = pack && (await use(sendingsStore).lock(pack.sendingKey))
  const seen = await use(printPackagesView).one(params.key)
  if (!pack || !sending || !seen) return refuse('not-found')
  const allowed = mayRunHandOvers(person)
  if (!allowed.ok) return allowed
  const standing = {
    state: pack.state,
    sending: sendingNow(seen.campaignStatus, seen.sending),
    isForgotten: pack.forgottenAt !== null,
  }
  const may = mayHandOver(standing, body)
  if (!may.ok) return may
  if (!(await use(sendingView).isAllowed(call.deployment.sendingGuard))) {
    return refuse('hand-over.held')
  }
  if (await use(sendingHaltsStore).reaches(pack.path)) return refuse('sending.halted')
  const made = await use(printFilesStore).list(pack.key)
  // They are being made once more, after a backup was put back.
  if (made.at(-1)?.kind !== 'manifest') return refuse('hand-over.not-ready')
  const at = new Date(now)
  if (pack.state === 'ready') {
    await use(jointDeliveriesStore).dispatch(pack.sendingKey, at)
    await use(jointDeliveriesStore).accept(pack.sendingKey, at)
    await use(printPackagesStore).change(pack.key, { state: 'handed-over', handedOverAt: at })
  }
  const takenBy = { key: person.key, name: person.name }
  await use(printPackagesStore).addReceipt(pack, { kind: 'DOWNLOAD', takenBy, at })
  announce({ key: pack.key, isRepeat: pack.state !== 'ready', sha256: pack.sha256 })
  const files = made.map(({ number, name, bytes, sha256 }) => {
    const url = call.links.sign(fileAddress(pack, number), now)
    return { name, bytes, sha256, url }
  })
  const taken = await use(printPackagesView).one(pack.key)
  const [presented] = await presentPackages(taken ? [taken] : [], use)
  return presented ? accept({ package: presented, files }) : refuse('not-found')
}
