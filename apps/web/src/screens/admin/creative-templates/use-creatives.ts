import { api, useOperation, type Asked } from '../../../api/index.ts'
import { useGridPage, useWanted, type WantedState } from '../../../ui/grid/index.ts'
import type { Creative, CreativePage } from './answers.ts'
import { shownCreatives, type Wanted } from './shown-creatives.rules.ts'

const SIZE = 24

/** All of them at once, as the specification asks for them. */
const ALL = { type: 'CAMPAIGN_TEMPLATE', size: '10000' } as const

export interface Creatives extends WantedState<Wanted> {
  asked: Asked<CreativePage>
  shown: readonly Creative[]
  total: number
  page: number
  pages: number
  turn: (page: number) => void
}

/** The creatives that reach the selected market, of which one page is shown. */
export function useCreatives(): Creatives {
  const paging = useGridPage({ size: SIZE })
  const { wanted, want } = useWanted<Wanted>(paging, {
    text: '',
    hierarchyId: undefined,
    channel: undefined,
    kind: undefined,
    status: 'ACTIVE',
  })
  const asked = useOperation(api.creatives.search, { query: ALL })
  const found = shownCreatives(asked.response?.customCreativeTemplates ?? [], wanted)
  const pages = Math.max(1, Math.ceil(found.length / SIZE))
  const page = Math.min(paging.page.page, pages - 1)
  const shown = found.slice(page * SIZE, (page + 1) * SIZE)
  const turn = paging.source.changePage
  return { asked, wanted, want, shown, total: found.length, page, pages, turn }
}
