import { dealerOnPiece, type DealerBlock } from '@marquee/rules/pieces'
import { useMemo } from 'react'
import { api, useOperation } from '../../api/index.ts'
import type { MarketProfile } from '../market-profiles/index.ts'

export interface DealerOnPiece {
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
  dealer: DealerBlock | undefined
  /** The logo in use: its hash, where it is read, and how large it is. */
  logo: MarketProfile['logos'][number]['image'] | undefined
}

/** What a dealer's own profile says of them; nothing where no dealer is chosen. */
export function useDealerOnPiece(marketKey: number | undefined): DealerOnPiece {
  const query = useOperation(
    api.marketProfiles.read,
    { params: { marketKey: String(marketKey) }, query: {} },
    { enabled: marketKey !== undefined, selection: false },
  )
  const profile = marketKey === undefined ? undefined : query.response
  const dealer = useMemo(() => profile && dealerOnPiece(profile), [profile])
  return {
    isLoading: marketKey !== undefined && query.status === 'loading',
    hasFailed: marketKey !== undefined && query.status === 'failed',
    retry: query.retry,
    dealer,
    logo: profile?.logos.find(
      ({ assetType, status }) => assetType === 'brand-logo' && status === 'APPROVED',
    )?.image,
  }
}
