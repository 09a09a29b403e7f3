import { api, useOperation } from '../../api/index.ts'
import { useUserState } from '../user-state/index.ts'
import type { Composed } from './composed.ts'

export interface PrintedFor {
  /** The market in whose name the server makes it. */
  marketKey: number | undefined
  composed: Composed
  isLoading: boolean
}

interface Asking {
  hierarchyId: string
  marketKey: number | undefined
  composed: Composed | undefined
  count: number
}

const MOST = 8

/** What the server needs to make a piece: without a dealer the brand's office, without coupons some of its own. */
export function usePrintedFor({ hierarchyId, marketKey, composed, count }: Asking): PrintedFor {
  const { hierarchies } = useUserState()
  const from =
    composed?.marketKey ?? marketKey ?? hierarchies.find(({ id }) => id === hierarchyId)?.marketKey
  const query = useOperation(
    api.coupons.list,
    { query: { marketKey: String(from), status: 'ACTIVE', size: String(MOST) } },
    { enabled: composed === undefined && from !== undefined, selection: false },
  )
  const some = query.response?.coupons.map(({ key }) => key) ?? []
  return {
    marketKey: from,
    composed: composed ?? { couponKeys: some.slice(0, count) },
    isLoading: composed === undefined && query.status === 'loading',
  }
}
