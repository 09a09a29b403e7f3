import { useNavigate } from 'react-router'
import { api, useChange } from '../../../api/index.ts'
import { marketGroupPath } from '../../../app/paths.ts'
import { groupPart } from './address.ts'
import { createTexts } from './texts.ts'

export interface CreateValues {
  name: string
  hierarchyId: string
  dealers: string
}

/** Creates a group and goes there, where its dealers are chosen next unless it has them all. */
export function useCreateGroup(): (values: CreateValues) => Promise<void> {
  const navigate = useNavigate()
  const options = {
    refreshes: [api.marketGroups.list],
    fails: false,
    selection: false,
  } as const
  // The choice of its dealers, which follows, tells by itself that it is there.
  const empty = useChange(api.marketGroups.create, options)
  const filled = useChange(api.marketGroups.createWithMarkets, {
    ...options,
    says: ({ name, marketCount }) => createTexts.created(name, marketCount),
  })
  return async ({ name, hierarchyId, dealers }) => {
    const body = { name: name.trim(), ...(hierarchyId && { hierarchyId }) }
    if (dealers === 'all') {
      const { key } = await filled.attempt({ query: { isSelectAll: 'true' }, body })
      await navigate(marketGroupPath(key))
      return
    }
    const { key } = await empty.attempt({ query: {}, body })
    await navigate({ pathname: marketGroupPath(key), search: `?${groupPart.adding}` })
  }
}
