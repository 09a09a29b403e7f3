import type { EmailState } from '@marquee/rules/outbox'
import { api, useOperation } from '../../../api/index.ts'
import { useGridPage, useWanted } from '../../../ui/grid/index.ts'

interface Wanted {
  text: string
  state: EmailState | undefined
}

/** One page of what was written, newest first. */
export function useOutbox() {
  const paging = useGridPage({ sort: [] })
  const { wanted, want } = useWanted<Wanted>(paging, { text: '', state: undefined })
  const { page, size } = paging.page
  const { text, state } = wanted
  const criteria = { ...(text && { text }), ...(state && { state }) }
  const asked = useOperation(
    api.outbox.search,
    { body: { criteria, page, size } },
    { selection: false, keepsPrevious: true },
  )
  return { asked, wanted, want, paging }
}
