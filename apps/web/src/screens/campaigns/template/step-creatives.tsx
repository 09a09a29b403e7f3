import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { api, useOperation } from '../../../api/index.ts'
import type { FilterItem } from '@marquee/rules/templates'
import { isOpen, useUserState, type Needs } from '../../../widgets/user-state/index.ts'
import { MailedThumbnail, PieceSkeleton } from '../../../widgets/pieces/index.ts'
import { NoPicture } from '../no-picture.tsx'
import { cardTexts } from '../texts.ts'
import { stepTexts } from './texts.ts'

/** Others read of a creative only its name. */
const pictureNeeds: Needs = {
  anyOf: [
    'CAN_READ_CAMPAIGNS',
    'CAN_MANAGE_CAMPAIGN_TEMPLATES',
    'CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS',
  ],
}

/** The pieces that a step may send. */
export function StepCreatives({ creatives }: { creatives: readonly FilterItem[] }) {
  if (creatives.length === 0) return <Typography>{stepTexts.noCreative}</Typography>
  return (
    <div>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {stepTexts.creatives(creatives.length)}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 3,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
        }}
      >
        {creatives.map((creative) => (
          <Creative key={creative.creativeTemplateKey} creative={creative} />
        ))}
      </Box>
    </div>
  )
}

function Creative({ creative: { name, creativeTemplateKey } }: { creative: FilterItem }) {
  const mayLook = isOpen(useUserState(), pictureNeeds)
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
        {mayLook ? (
          <Piece creativeKey={creativeTemplateKey} />
        ) : (
          <NoPicture>{cardTexts.noPicture}</NoPicture>
        )}
      </Box>
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{name}</Typography>
    </Box>
  )
}

/** Drawn here, as it is mailed. */
function Piece({ creativeKey }: { creativeKey: number }) {
  const asked = useOperation(
    api.creatives.read,
    { params: { key: String(creativeKey) } },
    { staysFresh: true },
  )
  if (asked.response) return <MailedThumbnail creative={asked.response} />
  if (asked.status === 'failed') return <NoPicture>{cardTexts.pictureFailed}</NoPicture>
  return <PieceSkeleton />
}
