import type { SeedPerson } from '@marquee/rules/seed-lists'
import { api, useChange } from '../../../../api/index.ts'
import { useNotifications } from '../../../../ui/notifications/index.ts'
import { nameOf } from '../../../../widgets/seed-lists/index.ts'
import type { SeedList, SeedRecipient } from '../answers.ts'
import { listTexts } from '../texts.ts'

/** Adds somebody to the list, or changes who is on it; a refusal is thrown, for the form to show. */
export function usePutRecipient({ key }: SeedList) {
  const refreshes = [api.seedLists.read, api.seedLists.list]
  const { notify } = useNotifications()
  const change = useChange(api.seedLists.putRecipient, {
    refreshes,
    fails: false,
    selection: false,
  })
  return async (person: SeedPerson, replaced: SeedRecipient | undefined) => {
    const body = { ...person, ...(replaced && { checksum: replaced.checksum }) }
    await change.attempt({ params: { id: String(key) }, query: {}, body })
    notify('success', listTexts.saved(nameOf(person)))
  }
}
