import { api, useOperation } from '../../api/index.ts'
import { useUserState } from '../user-state/index.ts'

export interface PrintedFor {
  /** The market in whose name the server makes it. */
  marketKey: number | undefined
  couponKeys: readonly number[]
  isLoading: boolean
}

interface Asking {
  hierarchyId: string
  marketKey: number | undefined
  couponKeys: readonly number[] | undefined
  count: number
}

const MOST = 8

/** What the server needs to make a piece: without a dealer the brand's office, without coupons some of its own. */
export function usePrintedFor({ hierarchyId, marketKey, couponKeys, count }: Asking): PrintedFor {
  const { hierarchies } = useUserState()
  const from = marketKey ?? hierarchies.find(({ id }) => id === hierarchyId)?.marketKey
  const asked = useOperation(
    api.coupons.list,
    { query: { marketKey: String(from), status: 'ACTIVE', size: String(MOST) } },
    { enabled: couponKeys === undefined && from !== undefined, selection: false },
  )
  const some = asked.response?.coupons.map(({ key }) => key) ?? []
  return {
    marketKey: from,
    couponKeys: couponKeys ?? some.slice(0, count),
    isLoading: couponKeys === undefined && asked.status === 'loading',
  }
}
