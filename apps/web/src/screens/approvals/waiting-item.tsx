import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { showDate } from '@marquee/rules/calendar'
import { showMoney } from '@marquee/rules/money'
import { approvalPath } from '../../app/paths.ts'
import { showMoment } from '../../widgets/calendar/index.ts'
import type { Waiting } from './answers.ts'
import { isChoosable } from './decisions.rules.ts'
import { choiceTexts, texts } from './texts.ts'
import type { Chosen } from './use-chosen.ts'

interface WaitingItemProps {
  item: Waiting
  chosen: Chosen
  isLocked: boolean
}

/** What waits, in a line or two, with the way to all of it. */
export function WaitingItem({ item, chosen, isLocked }: WaitingItemProps) {
  const { key, name, kind, status } = item
  return (
    <Card component="li" sx={[row, chosen.has(item) && { borderColor: 'primary.main' }]}>
      <Box>
        {isChoosable(item) && (
          <Checkbox
            checked={chosen.has(item)}
            disabled={isLocked}
            onChange={(_, on) => chosen.choose([item], on)}
            slotProps={{ input: { 'aria-label': choiceTexts.one(name) } }}
          />
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Link
          href={approvalPath(key)}
          target="_blank"
          rel="noopener"
          aria-label={texts.review(name)}
          sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}
        >
          {name}
          <OpenInNewOutlined aria-hidden sx={{ fontSize: 'inherit', ml: 1 }} />
        </Link>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Chip size="small" label={texts.kinds[kind]} />
          {status === 'ACKNOWLEDGED' && <Chip size="small" label={texts.inReview} />}
        </Box>
      </Box>
      <Box sx={below}>
        <Where item={item} />
      </Box>
      <Box sx={below}>
        <What item={item} />
      </Box>
    </Card>
  )
}

function Where({ item: { market, dealers, by, waitingSince } }: { item: Waiting }) {
  const { district } = market.marketHierarchyByType
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {[market.name, dealers > 0 && texts.dealers(dealers)].filter(Boolean).join(', ')}
      </Typography>
      {district && district !== market.name && (
        <Typography variant="caption" component="p" sx={muted}>
          {district}
        </Typography>
      )}
      <Typography variant="caption" component="p" sx={muted}>
        {texts.asks(by, showMoment(waitingSince))}
      </Typography>
    </>
  )
}

function What({ item }: { item: Waiting }) {
  const { mailDate, pieces, estimatedCost, touchpoints, reason, kind } = item
  const names = touchpoints.map(({ name }) => name).join(', ')
  const figures = pieces !== null && estimatedCost !== null
  return (
    <>
      {mailDate && <Typography>{texts.mailed(showDate(mailDate))}</Typography>}
      {figures && <Typography>{texts.pieces(pieces, showMoney(estimatedCost))}</Typography>}
      {names && <Typography>{texts.touchpoints(names)}</Typography>}
      {reason && kind === 'CANCEL' && (
        <Typography sx={{ whiteSpace: 'pre-line' }}>{reason}</Typography>
      )}
      {kind === 'CANCEL' && (
        <Typography variant="caption" component="p" sx={muted}>
          {texts.onItsPage}
        </Typography>
      )}
    </>
  )
}

const muted = { color: 'text.secondary' } as const
/** Below the name where there is no room beside it. */
const below = { minWidth: 0, gridColumn: { xs: 2, md: 'auto' } } as const
const row = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  p: 3,
  mb: 3,
  gridTemplateColumns: {
    xs: '2.5rem minmax(0, 1fr)',
    md: '2.5rem minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr)',
  },
} as const
