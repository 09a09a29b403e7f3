import { stepsOfCampaign, type CampaignStep, type StepCreative } from '@marquee/rules/campaigns'
import { lazy, Suspense } from 'react'
import { api, useAnswers, useOperation, type QueryState } from '../../api/index.ts'
import { PieceSkeleton } from '../pieces/index.ts'
import { ErrorState } from '../../ui/states/index.ts'
import type { Campaign, Creative } from './answers.ts'
import { pieceTexts as texts } from './texts.ts'
import type { PieceOfProps } from './laid-piece.tsx'

interface CampaignPieceProps {
  campaign: Campaign
  step: Pick<CampaignStep, 'key' | 'creative'>
  size: 'small' | 'large'
  /** Begins with the side on which the coupons are. */
  showsCoupons?: boolean
  /** Of several dealers, another than the first. */
  inNameOf?: number | undefined
}

/** The piece of a step as it will be mailed, with the dealer's own data and the campaign's coupons. */
export function CampaignPiece(props: CampaignPieceProps) {
  const { step, ...shown } = props
  const { key: stepKey, creative } = step
  const query = useHeldCreative(creative)
  if (query.status === 'failed') {
    return (
      <ErrorState title={texts.failed} onRetry={query.retry} retrying={query.isRefreshing}>
        {query.error}
      </ErrorState>
    )
  }
  if (!query.response) return <PieceSkeleton />
  return <PieceOf stepKey={stepKey} held={creative} creative={query.response} {...shown} />
}

type Held = Pick<StepCreative, 'creativeTemplateKey' | 'creativeVersion'>

/** The version of a creative that a campaign holds; of one that is not saved yet, the newest. */
export function useHeldCreative({
  creativeTemplateKey,
  creativeVersion,
}: Held): QueryState<Creative> {
  return useOperation(api.creatives.read, heldInput(creativeTemplateKey, creativeVersion), {
    selection: false,
    enabled: creativeTemplateKey !== null,
  })
}

const heldInput = (key: number | null, version: number | null) => ({
  params: { key: String(key) },
  query: version === null ? {} : { version: String(version) },
})

/** The creatives of all steps, as far as they are loaded. */
export function useHeldCreatives(campaign: Campaign): readonly Creative[] {
  // Several steps may hold the same one.
  const held = new Map(
    stepsOfCampaign(campaign).flatMap(({ creative }) => {
      const { creativeTemplateKey: key, creativeVersion } = creative
      return key === null ? [] : [[`${key} ${creativeVersion}`, heldInput(key, creativeVersion)]]
    }),
  )
  return useAnswers(api.creatives.read, [...held.values()])
}

/** What lays out pieces is loaded when there is one to lay out. */
const LaidPiece = lazy(async () => {
  const { LaidPiece: Laid } = await import('./laid-piece.tsx')
  return { default: Laid }
})

export function PieceOf(props: PieceOfProps) {
  return (
    <Suspense fallback={<PieceSkeleton />}>
      <LaidPiece {...props} />
    </Suspense>
  )
}
