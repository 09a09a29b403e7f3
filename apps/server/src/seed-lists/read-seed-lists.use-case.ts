import type { seedLists } from '@marquee/contract/seed-lists'
import { accept, refuse } from '@marquee/rules/result'
import { narrowedToPlace } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { mayKeep, presentSeedList } from './seed-list.present.ts'
import { seedListsStore } from './seed-lists.store.ts'

export const listSeedLists: UseCase<typeof seedLists.list> = async (call) => {
  const { person, use, deployment } = call
  const place = await narrowedToPlace(call)
  if (!place) return refuse('not-found')
  const lists = await use(seedListsStore).allAt(place)
  return accept({
    sampleRecipientLists: lists.map((list) => presentSeedList(list, call)),
    limit: deployment.seedRecipientLimit,
    can: { create: mayKeep(person) },
  })
}

export const readSeedList: UseCase<typeof seedLists.read> = async (call) => {
  const list = await call.use(seedListsStore).find(call.params.id)
  return list ? accept(presentSeedList(list, call)) : refuse('not-found')
}
