import type { SentChannel } from '@marquee/rules/audience'
import type { SendingStanding } from '@marquee/rules/sendings'
import { api, useOperation } from '../../api/index.ts'
import { useFilters, useGridPage } from '../../ui/grid/index.ts'

interface SendingFilters {
  text: string
  standing: SendingStanding | undefined
  channel: SentChannel | undefined
}

export type SendingOrder = 'standing' | 'campaign' | 'market' | 'dueOn' | 'planned'

const ALL: SendingFilters = { text: '', standing: undefined, channel: undefined }
const AGAIN_AFTER = 5_000

/** One page of what is on its way in the selected market, looked at again and again. */
export function useSendings() {
  const paging = useGridPage<SendingOrder>({ sort: [] })
  const { filters, setFilters } = useFilters<SendingFilters>(paging, ALL)
  const { page, size, sort } = paging.page
  const { text, standing, channel } = filters
  const criteria = {
    ...(text && { text }),
    ...(standing && { standings: [standing] }),
    ...(channel && { channels: [channel] }),
  }
  const query = useOperation(
    api.sendings.search,
    { body: { criteria, page, size, sort } },
    { keepsPrevious: true, again: () => AGAIN_AFTER },
  )
  return { query, filters, setFilters, paging }
}
