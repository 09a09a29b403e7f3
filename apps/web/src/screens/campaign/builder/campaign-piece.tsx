import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { CampaignStep, StepCreative } from '@marquee/rules/campaigns'
import { api, useOperation, type Asked } from '../../../api/index.ts'
import { CreativePreview, PieceSkeleton } from '../../../widgets/pieces/index.ts'
import { ErrorState } from '../../../ui/states/index.ts'
import { WhenSeen } from '../../../ui/when-seen/index.ts'
import type { Campaign, Creative } from './answers.ts'
import { pieceTexts as texts } from './texts.ts'
import { isOfSeveral, usePiece } from './use-piece.ts'

interface CampaignPieceProps {
  campaign: Campaign
  step: Pick<CampaignStep, 'creative'>
  size: 'small' | 'large'
  /** Begins with the side on which the coupons are. */
  showsCoupons?: boolean
}

/** The piece of a step as it will be mailed, with the dealer's own data and the campaign's coupons. */
export function CampaignPiece(props: CampaignPieceProps) {
  const { step, ...shown } = props
  const { creative } = step
  const asked = useHeldCreative(creative)
  if (asked.status === 'failed') {
    return (
      <ErrorState title={texts.failed} onRetry={asked.retry} retrying={asked.isRefreshing}>
        {asked.error}
      </ErrorState>
    )
  }
  if (!asked.response) return <PieceSkeleton />
  return <PieceOf creative={asked.response} held={creative} {...shown} />
}

type Held = Pick<StepCreative, 'creativeTemplateKey' | 'creativeVersion'>

/** The version of a creative that a campaign holds; of one that is not saved yet, the newest. */
export function useHeldCreative({ creativeTemplateKey, creativeVersion }: Held): Asked<Creative> {
  const query = creativeVersion === null ? {} : { version: String(creativeVersion) }
  return useOperation(
    api.creatives.read,
    { params: { key: String(creativeTemplateKey) }, query },
    { selection: false, enabled: creativeTemplateKey !== null },
  )
}

interface PieceOfProps {
  campaign: Campaign
  creative: Creative
  held: StepCreative
  size: 'small' | 'large'
  showsCoupons?: boolean
}

export function PieceOf({ campaign, creative, held, size, showsCoupons }: PieceOfProps) {
  const { samples, ...piece } = usePiece(campaign, held, creative)
  if (size === 'small') {
    return (
      <WhenSeen before={<PieceSkeleton />}>
        {() => <CreativePreview {...piece} size="small" />}
      </WhenSeen>
    )
  }
  return (
    <Box>
      <CreativePreview {...piece} showsCoupons={showsCoupons} size="large" />
      {(samples > 0 || isOfSeveral(campaign)) && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {samples > 0 && `${texts.samples(samples)} `}
          {isOfSeveral(campaign) && texts.eachDealer}
        </Typography>
      )}
    </Box>
  )
}
