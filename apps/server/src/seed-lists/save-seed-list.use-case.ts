import type { seedLists } from '@marquee/contract/seed-lists'
import { keysOf } from '@marquee/rules/access'
import { accept, refuse } from '@marquee/rules/result'
import {
  addSeedList,
  changeSeedList,
  EVERY_SEED_CHANNEL,
  wholeSeeds,
  withinSeedLimit,
  type SeedPerson,
} from '@marquee/rules/seed-lists'
import { narrowedToPlace } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { presentSeedList } from './seed-list.present.ts'
import { seedListsStore } from './seed-lists.store.ts'

/** A list lies at the selected market, or at that of the brand. */
export const createSeedList: UseCase<typeof seedLists.create> = async (call) => {
  const { body, use, announce, deployment } = call
  const path = await narrowedToPlace(call)
  const marketKey = path && keysOf(path).at(-1)
  if (!path || !marketKey) return refuse('not-found')
  const lists = await use(seedListsStore).allAt(path)
  const allowed = addSeedList(lists.length)
  if (!allowed.ok) return allowed
  const recipients = recipientsOf(body.sampleRecipients ?? [], deployment.seedRecipientLimit)
  if (!recipients.ok) return recipients
  const list = { marketKey, path, name: body.name.trim(), recipients: recipients.value }
  const created = await use(seedListsStore).insert(list)
  if (!created) return refuse('seed-list.name-taken')
  announce({ key: created.key, marketKey, recipients: created.recipients.length })
  return accept(presentSeedList(created, call))
}

export const changeSeedListAsWhole: UseCase<typeof seedLists.update> = async (call) => {
  const { params, body, use, announce, deployment } = call
  const stored = await use(seedListsStore).findToChange(params.id)
  if (!stored) return refuse('not-found')
  const allowed = changeSeedList(stored, body.version)
  if (!allowed.ok) return allowed
  const recipients = body.sampleRecipients
    ? recipientsOf(body.sampleRecipients, deployment.seedRecipientLimit, stored.recipients.length)
    : accept(stored.recipients)
  if (!recipients.ok) return recipients
  const list = { ...stored, name: body.name.trim(), recipients: recipients.value }
  const saved = await use(seedListsStore).save(list)
  if (!saved) return refuse('seed-list.name-taken')
  announce({ key: saved.key, recipients: saved.recipients.length })
  return accept(presentSeedList(saved, call))
}

export const deleteSeedList: UseCase<typeof seedLists.delete> = async ({
  params,
  use,
  announce,
}) => {
  const stored = await use(seedListsStore).findToChange(params.id)
  if (!stored) return refuse('not-found')
  await use(seedListsStore).remove(stored.key)
  announce({ key: stored.key, marketKey: stored.marketKey })
  return accept({ key: stored.key })
}

function recipientsOf(sent: readonly SeedPerson[], limit: number, present = 0) {
  const fits = withinSeedLimit(sent.length, limit, present)
  return fits.ok ? wholeSeeds(sent, EVERY_SEED_CHANNEL) : fits
}
