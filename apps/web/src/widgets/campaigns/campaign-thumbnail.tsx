import Box from '@mui/material/Box'
import { stepsOfCampaign } from '@marquee/rules/campaigns'
import { api, useOperation } from '../../api/index.ts'
import { WhenSeen } from '../../ui/when-seen/index.ts'
import { CampaignPiece } from './campaign-piece.tsx'

/** The first piece of a campaign in a list, to know it again: it is drawn once it is seen. */
export function CampaignThumbnail({ campaignKey }: { campaignKey: number }) {
  return (
    <Box aria-hidden sx={frame}>
      <WhenSeen before={null}>{() => <FirstPiece campaignKey={campaignKey} />}</WhenSeen>
    </Box>
  )
}

const frame = {
  width: '6rem',
  aspectRatio: '3 / 2',
  flex: 'none',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.sunken',
} as const

/** Nothing where none is chosen yet, or where it cannot be read: the list says all else without it. */
function FirstPiece({ campaignKey }: { campaignKey: number }) {
  const { response: campaign } = useOperation(
    api.campaigns.read,
    { params: { key: String(campaignKey) } },
    { selection: false, staysFresh: true },
  )
  const step = campaign && stepsOfCampaign(campaign).find(hasPiece)
  return step ? <CampaignPiece campaign={campaign} step={step} size="small" /> : null
}

const hasPiece = (step: { creative: { creativeTemplateKey: number | null } }) =>
  step.creative.creativeTemplateKey !== null
