import { seedLists } from '@marquee/contract/seed-lists'
import { bind } from '../platform/use-case.ts'
import { deleteRecipient, putRecipient } from './change-recipient.use-case.ts'
import { listSeedLists, readSeedList } from './read-seed-lists.use-case.ts'
import { changeSeedListAsWhole, createSeedList, deleteSeedList } from './save-seed-list.use-case.ts'

export const seedListsRoutes = bind(seedLists, {
  list: listSeedLists,
  read: readSeedList,
  create: createSeedList,
  update: changeSeedListAsWhole,
  putRecipient,
  deleteRecipient,
  delete: deleteSeedList,
})
