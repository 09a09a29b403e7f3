import type { DealerBlock } from '@marquee/rules/pieces'
import type { pieces } from '@marquee/contract/pieces'
import type { AnswerOf } from '@marquee/contract/operation'
import { api, useOperation } from '../../api/index.ts'

export interface DealerOnPiece {
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
  dealer: DealerBlock | undefined
  /** The logo in use: its hash, where it is read, and how large it is. */
  logo: NonNullable<AnswerOf<typeof pieces.dealer>['logo']> | undefined
  /** Its brand bears the second brand’s express service logo. */
  isSecondBrand: boolean
}

interface From {
  marketKey: number | undefined
  /** Once it is submitted, the dealer stays as they were then. */
  campaignKey: number | undefined
}

/** What pieces say of a dealer; nothing where no dealer is chosen. */
export function useDealerOnPiece({ marketKey, campaignKey }: From): DealerOnPiece {
  const campaign = campaignKey === undefined ? {} : { campaignKey: String(campaignKey) }
  const query = useOperation(
    api.pieces.dealer,
    { query: { marketKey: String(marketKey), ...campaign } },
    { enabled: marketKey !== undefined, selection: false },
  )
  const found = marketKey === undefined ? undefined : query.response
  return {
    isLoading: marketKey !== undefined && query.status === 'loading',
    hasFailed: marketKey !== undefined && query.status === 'failed',
    retry: query.retry,
    dealer: found?.dealer,
    logo: found?.logo ?? undefined,
    isSecondBrand: found?.isSecondBrand ?? false,
  }
}
