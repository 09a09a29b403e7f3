import Typography from '@mui/material/Typography'
import { stepsOfCampaign } from '@marquee/rules/campaigns'
import { useAsTyped } from './as-typed.tsx'
import { CampaignPiece } from './campaign-piece.tsx'
import { summaryTexts as texts } from './texts.ts'

/** The first piece that has a creative, small. */
export function PieceThumbnail() {
  const { campaign } = useAsTyped()
  const step = stepsOfCampaign(campaign).find(
    ({ opted, creative }) => opted && creative.creativeTemplateKey !== null,
  )
  if (!step) return <Typography sx={{ color: 'text.secondary' }}>{texts.noPiece}</Typography>
  return <CampaignPiece campaign={campaign} step={step} size="small" />
}
