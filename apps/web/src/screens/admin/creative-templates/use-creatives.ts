import { api, useOperation, type QueryState } from '../../../api/index.ts'
import { useGridPage, useFilters, type FiltersState } from '../../../ui/grid/index.ts'
import type { Creative, CreativePage } from './answers.ts'
import { shownCreatives, type CreativeFilters } from './shown-creatives.rules.ts'

const SIZE = 24

/** All of them at once, as the specification wants. */
const ALL = { type: 'CAMPAIGN_TEMPLATE', size: '10000' } as const

export interface Creatives extends FiltersState<CreativeFilters> {
  query: QueryState<CreativePage>
  shown: readonly Creative[]
  total: number
  page: number
  pages: number
  turn: (page: number) => void
}

/** The creatives that reach the selected market, of which one page is shown. */
export function useCreatives(): Creatives {
  const paging = useGridPage({ size: SIZE })
  const { filters, setFilters } = useFilters<CreativeFilters>(paging, {
    text: '',
    hierarchyId: undefined,
    channel: undefined,
    kind: undefined,
    status: 'ACTIVE',
  })
  const query = useOperation(api.creatives.search, { query: ALL })
  const found = shownCreatives(query.response?.customCreativeTemplates ?? [], filters)
  const pages = Math.max(1, Math.ceil(found.length / SIZE))
  const page = Math.min(paging.page.page, pages - 1)
  const shown = found.slice(page * SIZE, (page + 1) * SIZE)
  const turn = paging.source.changePage
  return { query, filters, setFilters, shown, total: found.length, page, pages, turn }
}
