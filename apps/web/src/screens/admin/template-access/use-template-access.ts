import { api, useOperation, type Asked } from '../../../api/index.ts'
import {
  useGridPage,
  useWanted,
  type GridPageState,
  type WantedState,
} from '../../../ui/grid/index.ts'
import type { AccessPage } from './answers.ts'

export interface Wanted {
  text: string
  /** Only templates of this brand. */
  hierarchyId: string | undefined
}

export interface TemplateAccess extends WantedState<Wanted> {
  asked: Asked<AccessPage>
  paging: GridPageState
}

const SORTABLE = ['name', 'category'] as const

/** One page of the templates that the search and the brand name, each with who sees it. */
export function useTemplateAccess(): TemplateAccess {
  const paging = useGridPage({ sort: [{ id: 'name', direction: 'ASCENDING' }] })
  const { wanted, want } = useWanted<Wanted>(paging, { text: '', hierarchyId: undefined })
  const { text, hierarchyId } = wanted
  const { page, size, sort } = paging.page
  const order = sort.find(({ id }) => SORTABLE.some((each) => each === id))
  const asked = useOperation(
    api.templates.accessMatrix,
    {
      query: {
        page: String(page),
        size: String(size),
        ...(order && { sort: order.id as (typeof SORTABLE)[number], direction: order.direction }),
        ...(text && { text }),
        ...(hierarchyId && { hierarchyId }),
      },
    },
    { selection: false, keepsPrevious: true },
  )
  return { asked, wanted, want, paging }
}
