import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { campaignReasons } from '@marquee/rules/campaigns'
import { useId } from 'react'
import { whyNot } from '../../../../api/index.ts'
import type { CampaignStep } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { CampaignPiece } from '../campaign-piece.tsx'
import { ChannelsOfStep } from './channels-of-step.tsx'
import { OptSwitch } from './opt-switch.tsx'
import { StepLinks } from './step-links.tsx'
import { texts } from './texts.ts'
import { TouchpointFacts } from './touchpoint-facts.tsx'
import { useTouchpoint } from './use-touchpoint.ts'

/** One occasion: whether it is used, when, by which way, and what is still missing of its piece. */
export function TouchpointCard({ step: known }: { step: CampaignStep }) {
  const { campaign } = useBuilder()
  const { step, change, said, problem } = useTouchpoint(known)
  const { number, name, optionality, opted } = step
  const id = useId()
  const reason = whyNot(campaign.can.save, campaignReasons)
  return (
    <Card component="li" aria-labelledby={id} sx={card}>
      <Thumbnail step={step} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={head}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {texts.place(number)}
            </Typography>
            <Typography id={id} variant="h3" component="h3">
              {name}
            </Typography>
          </Box>
          <Chip size="small" variant="outlined" label={texts.optionalities[optionality]} />
          <OptSwitch step={step} reason={reason} onSwitch={(is) => change({ opted: is })} />
        </Box>
        {problem && (
          <Alert severity="error" sx={{ my: 3 }}>
            {problem}
          </Alert>
        )}
        <TouchpointFacts step={step} />
        {opted && <ChannelsOfStep step={step} reason={reason} onChange={change} />}
        {opted && <StepLinks step={step} />}
        <Typography
          role="status"
          variant="caption"
          component="p"
          sx={{ mt: 2, minHeight: '1.25rem', color: 'text.secondary' }}
        >
          {said}
        </Typography>
      </Box>
    </Card>
  )
}

function Thumbnail({ step }: { step: CampaignStep }) {
  const { campaign } = useBuilder()
  const hasPiece = step.opted && step.creative.creativeTemplateKey !== null
  return (
    <Box sx={[picture, !hasPiece && { display: { xs: 'none', sm: 'block' } }]}>
      {hasPiece ? (
        <CampaignPiece campaign={campaign} step={step} size="small" />
      ) : (
        <Box sx={nothing}>{step.opted ? texts.noCreative : texts.off}</Box>
      )}
    </Box>
  )
}

const card = {
  display: 'grid',
  alignItems: 'start',
  gap: 5,
  p: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' },
}

const head = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: 3,
  mb: 4,
  alignItems: 'center',
}

const picture = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
}

const nothing = {
  aspectRatio: '3 / 2',
  display: 'grid',
  placeItems: 'center',
  p: 3,
  textAlign: 'center',
  bgcolor: 'background.sunken',
  color: 'text.secondary',
  typography: 'caption',
}
