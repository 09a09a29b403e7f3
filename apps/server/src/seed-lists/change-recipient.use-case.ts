import type { seedLists } from '@marquee/contract/seed-lists'
import { accept, refuse } from '@marquee/rules/result'
import {
  checksumOf,
  EVERY_SEED_CHANNEL,
  putSeed,
  withinSeedLimit,
  type SeedPerson,
} from '@marquee/rules/seed-lists'
import type { UseCase } from '../platform/use-case.ts'
import { presentSeedList } from './seed-list.present.ts'
import { seedListsStore } from './seed-lists.store.ts'

/** Adds a recipient, or puts them in the place of the one whose checksum came along. */
export const putRecipient: UseCase<typeof seedLists.putRecipient> = async (call) => {
  const { params, body, use, announce, deployment } = call
  const stored = await use(seedListsStore).findToChange(params.id)
  if (!stored) return refuse('not-found')
  const { recipients } = stored
  const replaced = body.checksum && withChecksum(recipients, body.checksum)
  if (body.checksum && !replaced) return refuse('seed-list.changed-meanwhile')
  const put = putSeed(recipients, body, EVERY_SEED_CHANNEL, replaced || undefined)
  if (!put.ok) return put
  const { length } = put.value
  const fits = withinSeedLimit(length, deployment.seedRecipientLimit, recipients.length)
  if (!fits.ok) return fits
  const saved = await use(seedListsStore).save({ ...stored, recipients: put.value })
  if (!saved) return refuse('not-found')
  announce({ key: saved.key, recipients: length })
  return accept(presentSeedList(saved, call))
}

export const deleteRecipient: UseCase<typeof seedLists.deleteRecipient> = async (call) => {
  const { params, use, announce } = call
  const stored = await use(seedListsStore).findToChange(params.id)
  const leaving = stored && withChecksum(stored.recipients, params.recipientId)
  if (!leaving) return refuse('not-found')
  const recipients = stored.recipients.filter((recipient) => recipient !== leaving)
  const saved = await use(seedListsStore).save({ ...stored, recipients })
  if (!saved) return refuse('not-found')
  announce({ key: saved.key, recipients: recipients.length })
  return accept(presentSeedList(saved, call))
}

const withChecksum = (recipients: readonly SeedPerson[], checksum: string) =>
  recipients.find((recipient) => checksumOf(recipient, EVERY_SEED_CHANNEL) === checksum)
