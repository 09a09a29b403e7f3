import type { audienceFiles } from '@marquee/contract/audience-files'
import { mayHandOver, mayRunHandOvers } from '@marquee/rules/hand-overs'
import { accept, refuse } from '@marquee/rules/result'
import { sendingView } from '../platform/backup/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { jointDeliveriesStore, sendingHaltsStore, sendingsStore } from '../sendings/index.ts'
import { audienceContentsStore } from './audience-contents.store.ts'
import { presentFiles, standingOf } from './audience-files.present.ts'
import { audienceFilesStore } from './audience-files.store.ts'
import { audienceFilesView } from './audience-files.view.ts'
import { peopleGone } from './leave-out-people.change.ts'
import { contentAddress } from './read-content.use-case.ts'

/** The receipt is committed before the first byte leaves: who has the links has been handed the audience file. */
export const takeFile: UseCase<typeof audienceFiles.take> = async (call) => {
  const { params, body, use, person, now, announce } = call
  const file = await use(audienceFilesStore).lock(params.key)
  const sending = file && (await use(sendingsStore).lock(file.sendingKey))
  const seen = await use(audienceFilesView).one(params.key)
  if (!sending || !seen) return refuse('not-found')
  const allowed = mayRunHandOvers(person)
  if (!allowed.ok) return allowed
  const may = mayHandOver(standingOf(seen), body)
  if (!may.ok) return may
  if (!(await use(sendingView).isAllowed(call.deployment.sendingGuard))) {
    return refuse('hand-over.held')
  }
  if (await use(sendingHaltsStore).reaches(sending.path)) return refuse('sending.halted')
  const made = await use(audienceContentsStore).list(file.key)
  // They are being made once more, after a backup was put back.
  if (made.at(-1)?.format !== null) return refuse('hand-over.not-ready')
  const at = new Date(now)
  if (file.state === 'ready') {
    const gone = await peopleGone(sending, file.key, use)
    if (gone.length > 0) return refuse('audience-file.outdated')
    await use(jointDeliveriesStore).dispatch(file.sendingKey, at)
    await use(jointDeliveriesStore).accept(file.sendingKey, at)
    await use(audienceFilesStore).change(file.key, { state: 'handed-over', handedOverAt: at })
  }
  const takenBy = { key: person.key, name: person.name }
  await use(audienceFilesStore).addReceipt(file, { kind: 'DOWNLOAD', takenBy, at })
  announce({ key: file.key, isRepeat: file.state !== 'ready', sha256: file.sha256 })
  const files = made.map(({ number, name, bytes, sha256 }) => {
    const url = call.links.sign(contentAddress(file, number), now)
    return { name, bytes, sha256, url }
  })
  const taken = await use(audienceFilesView).one(file.key)
  const [presented] = await presentFiles(taken ? [taken] : [], use)
  return presented ? accept({ file: presented, files }) : refuse('not-found')
}
