import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { channelNames } from '@marquee/rules/channels'
import { Link } from 'react-router'
import { whyNot } from '../../../api/index.ts'
import { copyCreativePath, creativePath } from '../../../app/paths.ts'
import { ReasonLink } from '../../../ui/disabled-reason/index.ts'
import { Actions } from '../../../ui/page/index.ts'
import { MailedThumbnail } from '../../../widgets/pieces/index.ts'
import { useTellingBrandName } from '../../../widgets/user-state/index.ts'
import type { Creative } from './answers.ts'
import { cardTexts, previewTypeNames, reasons, texts } from './texts.ts'

export function CreativeCard({ creative }: { creative: Creative }) {
  const { name, status } = creative
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <MailedThumbnail creative={creative} />
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          alignContent: 'space-between',
          gap: 3,
          p: 4,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'start', justifyContent: 'space-between' }}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="h3" component="h2">
              {name}
            </Typography>
            <Facts creative={creative} />
          </Box>
          {status === 'INACTIVE' && (
            <Chip size="small" color="warning" label={texts.statuses.INACTIVE} />
          )}
        </Box>
        <CardActions creative={creative} />
      </Box>
    </Card>
  )
}

function Facts({ creative }: { creative: Creative }) {
  const { hierarchyId, fulfillmentChannels, preview, minAttachments, maxAttachments } = creative
  const brand = useTellingBrandName()?.(hierarchyId)
  const channels = fulfillmentChannels.map((channel) => channelNames[channel]).join(', ')
  const coupons = cardTexts.coupons(minAttachments, maxAttachments)
  return (
    <Typography sx={{ mt: 1, color: 'text.secondary' }}>
      {brand && `${brand} · `}
      {channels}
      <br />
      {cardTexts.facts(previewTypeNames[preview.type], coupons)}
    </Typography>
  )
}

function CardActions({ creative: { key, name, can } }: { creative: Creative }) {
  const named = (action: string) => ({
    children: action,
    'aria-label': cardTexts.of(action, name),
  })
  return (
    <Actions>
      <ReasonLink
        to={creativePath(key)}
        size="small"
        variant="outlined"
        reason={whyNot(can.change, reasons)}
        {...named(cardTexts.edit)}
      />
      <Button
        size="small"
        component={Link}
        to={copyCreativePath(key)}
        {...named(cardTexts.duplicate)}
      />
    </Actions>
  )
}
