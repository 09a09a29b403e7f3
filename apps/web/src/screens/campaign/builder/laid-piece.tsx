import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { StepCreative } from '@marquee/rules/campaigns'
import { WhenSeen } from '../../../ui/when-seen/index.ts'
import { CreativePreview, PieceSkeleton } from '../../../widgets/pieces/index.ts'
import type { Campaign, Creative } from './answers.ts'
import { pieceTexts as texts } from './texts.ts'
import { isOfSeveral, usePiece } from './use-piece.ts'

export interface PieceOfProps {
  campaign: Campaign
  stepKey: number
  creative: Creative
  held: StepCreative
  size: 'small' | 'large'
  showsCoupons?: boolean
}

/** The piece of a creative, with what a campaign puts on it. */
export function LaidPiece({ size, showsCoupons, ...composing }: PieceOfProps) {
  const { samples, ...piece } = usePiece(composing)
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
      {(samples > 0 || isOfSeveral(composing.campaign)) && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {samples > 0 && `${texts.samples(samples)} `}
          {isOfSeveral(composing.campaign) && texts.eachDealer}
        </Typography>
      )}
    </Box>
  )
}
