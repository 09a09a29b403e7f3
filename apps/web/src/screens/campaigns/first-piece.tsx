import type { AnswerOf } from '@marquee/contract/operation'
import type { templates } from '@marquee/contract/templates'
import { useMemo, type ReactNode } from 'react'
import { api, useOperation } from '../../api/index.ts'
import { WhenSeen } from '../../ui/when-seen/index.ts'
import {
  asMailed,
  CreativePreview,
  PieceSkeleton,
  previewLink,
} from '../../widgets/pieces/index.ts'
import { useUserState } from '../../widgets/user-state/index.ts'

type Piece = AnswerOf<typeof templates.firstPieces>['firstPieces'][number]

/** Of a template: its first piece in the name of a dealer, 'loading' until that is known, undefined where there is none. */
export type OwnPieces = (templateKey: number) => Own | 'loading' | undefined

interface Own extends Piece {
  marketKey: number
}

/** A dealer sees the catalog as their own pieces; people above dealers see the stored pictures. */
export function useOwnPieces(templateKeys: readonly number[]): OwnPieces {
  const { selectedMarket } = useUserState()
  const dealer = selectedMarket?.type === 'DEALER' ? selectedMarket.key : undefined
  const query = useOperation(
    api.templates.firstPieces,
    { query: {}, body: { campaignTemplateKeys: [...templateKeys] } },
    { enabled: dealer !== undefined && templateKeys.length > 0, keepsPrevious: true },
  )
  return (templateKey) => {
    if (dealer === undefined || query.status === 'failed') return undefined
    if (!query.response) return 'loading'
    const found = query.response.firstPieces.find((one) => one.campaignTemplateKey === templateKey)
    return found && { ...found, marketKey: dealer }
  }
}

interface FirstPieceProps {
  own: ReturnType<OwnPieces>
  /** The picture that stands for it otherwise. */
  children: ReactNode
}

/** The first piece of a template, in the dealer's own name where there is one. */
export function FirstPiece({ own, children }: FirstPieceProps) {
  if (own === undefined) return children
  if (own === 'loading') return <PieceSkeleton />
  return <WhenSeen before={<PieceSkeleton />}>{() => <OwnPiece own={own} />}</WhenSeen>
}

function OwnPiece({ own: { creative, coupons, couponKeys, marketKey } }: { own: Own }) {
  const withCodes = useMemo(
    () => coupons.map((coupon) => ({ ...coupon, link: previewLink() })),
    [coupons],
  )
  const composed = useMemo(() => ({ couponKeys }), [couponKeys])
  return (
    <CreativePreview
      creative={asMailed(creative)}
      coupons={withCodes}
      composed={composed}
      marketKey={marketKey}
      size="small"
    />
  )
}
