import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { channelsOfStep } from '@marquee/rules/campaigns'
import { channelNames, type FulfillmentChannel } from '@marquee/rules/channels'
import { attachmentChoices, creativeReasons } from '@marquee/rules/creatives'
import { designOf, FORMATS } from '@marquee/rules/pieces'
import type { FilterItem } from '@marquee/rules/templates'
import { whyNot } from '../../../../api/index.ts'
import { DisabledReason } from '../../../../ui/disabled-reason/index.ts'
import { PieceSkeleton } from '../../../../widgets/pieces/index.ts'
import type { Creative } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { PieceOf, useHeldCreative } from '../campaign-piece.tsx'
import { useCampaignStep } from '../use-campaign-step.ts'
import { texts } from './texts.ts'
import type { CreativeForm } from './use-creative-form.ts'

interface CreativeCardProps {
  item: FilterItem
  creative: CreativeForm
}

/** A creative to choose, with the coupons and the dealer of this campaign on it. */
export function CreativeCard({ item, creative }: CreativeCardProps) {
  const { held, choose } = creative
  const { campaign } = useBuilder()
  const { step } = useCampaignStep()
  const { name, creativeTemplateKey } = item
  const isChosen = held.creativeTemplateKey === creativeTemplateKey
  const creativeVersion = isChosen ? held.creativeVersion : null
  const asked = useHeldCreative({ creativeTemplateKey, creativeVersion })
  const found = asked.response
  const reason = isChosen ? undefined : whyNotChosen(asked.status, found)
  const press = () => {
    if (found && !isChosen) choose(found)
  }
  return (
    <Box component="li" sx={[card, { borderColor: isChosen ? 'primary.main' : 'divider' }]}>
      <Box aria-hidden>
        {found ? <Shown creative={found} form={creative} /> : <PieceSkeleton />}
      </Box>
      <DisabledReason reason={reason}>
        <ButtonBase aria-pressed={isChosen} onClick={press} sx={button}>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
              {name || found?.name}
            </Typography>
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {reason ?? (found && formatOf(found, channelsOfStep(campaign, step.key)))}
            </Typography>
          </Box>
          {isChosen && <Chip component="span" size="small" color="primary" label={texts.chosen} />}
        </ButtonBase>
      </DisabledReason>
    </Box>
  )
}

/** One that is chosen stands there as it is held, any other with as much of that as fits. */
function Shown({ creative, form: { held } }: { creative: Creative; form: CreativeForm }) {
  const { campaign } = useBuilder()
  const { step } = useCampaignStep()
  const isChosen = held.creativeTemplateKey === creative.key
  const shown = isChosen ? held : { ...held, variationId: null, creativeVersion: null }
  return (
    <PieceOf campaign={campaign} stepKey={step.key} creative={creative} held={shown} size="small" />
  )
}

function whyNotChosen(status: string, found: Creative | undefined): string | undefined {
  if (status === 'failed') return texts.failed
  if (!found) return texts.loading
  if (found.status === 'INACTIVE') return texts.gone
  const choices = attachmentChoices([found])
  return whyNot(choices.ok ? { ok: true } : choices, creativeReasons)
}

function formatOf({ design }: Creative, channels: readonly FulfillmentChannel[]): string {
  if (channels.length > 0 && !channels.includes('DIRECT_MAIL')) return channelNames.EMAIL
  const drawn = designOf(design)
  return drawn ? FORMATS[drawn.format].name : ''
}

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  border: 2,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  '&:has(:focus-visible)': { outline: '0.125rem solid', outlineColor: 'primary.main' },
} as const

/** Below the picture, and pressed on the picture as well. */
const button = {
  flex: 1,
  display: 'flex',
  gap: 2,
  alignItems: 'flex-start',
  p: 3,
  textAlign: 'left',
  justifyContent: 'space-between',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const
