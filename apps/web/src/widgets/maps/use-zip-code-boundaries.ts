import { api, useOperation, type QueryState } from '../../api/index.ts'
import type { ZipCodeBoundaries } from './answers.ts'
import { useMarketLocation } from './use-market-location.ts'

export interface AreasQuery {
  marketKeys: readonly number[]
  hierarchyId?: string | undefined
  /** How far around each market; the server's own measure where it is left out. */
  miles?: number | undefined
}

/**
 * The ZIP areas near some markets. They are loaded when the question is another one, or when there is
 * no answer to it yet, neither here nor on its way; what was loaded for another question is not shown.
 */
export function useZipCodeBoundaries(areas: AreasQuery): QueryState<ZipCodeBoundaries> {
  const { marketKeys, hierarchyId, miles } = areas
  const query = {
    marketKeys: marketKeys.join(','),
    ...(hierarchyId ? { hierarchyId } : {}),
    ...(miles === undefined ? {} : { miles: String(miles) }),
  }
  const found = useOperation(
    api.maps.zipCodeBoundaries,
    { query },
    { enabled: marketKeys.length > 0, selection: false, staysFresh: true },
  )
  return { ...found, response: useMarketLocation(found.response) }
}
