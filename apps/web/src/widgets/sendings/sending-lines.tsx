import { sendingStateNames } from '@marquee/rules/sendings'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { unsentPath } from '../../app/paths.ts'
import { showMoment } from '../calendar/index.ts'
import type { Sending, Sendings } from './answers.ts'
import { MoveOne } from './move-one.tsx'
import { lineInWords, pieceName, returnedOfLine, waitInWords } from './in-words.rules.ts'
import { texts } from './texts.ts'

interface SendingLinesProps {
  campaignKey: number
  sendings: Sendings
}

/** A line for each piece, wave and dealer. */
export function SendingLines({ campaignKey, sendings }: SendingLinesProps) {
  const isForSeveral = new Set(sendings.map(({ market }) => market.key)).size > 1
  return (
    <Box component="ul" aria-label={texts.title} sx={lines}>
      {sendings.map((sending) => (
        <li key={sending.key}>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="subtitle2" component="p">
              {pieceName(sending)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {lineInWords(sending, isForSeveral)}
            </Typography>
            <Wait sending={sending} />
            {unsentOf(sending) > 0 && (
              <Link component={RouterLink} to={unsentPath(sending.key)} variant="body2">
                {texts.whoNot(unsentOf(sending))}
              </Link>
            )}
            {returnedOfLine(sending).map((words) => (
              <Typography
                key={words}
                variant="body2"
                sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
              >
                {words}
              </Typography>
            ))}
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Typography variant="body2">{standing(sending)}</Typography>
            <MoveOne campaignKey={campaignKey} sending={sending} />
          </Box>
        </li>
      ))}
    </Box>
  )
}

function Wait({ sending }: { sending: Sending }) {
  const words = waitInWords(sending, showMoment)
  return words === undefined ? null : <Typography variant="body2">{words}</Typography>
}

const unsentOf = ({ pieces: { unknown, refused, suppressed } }: Sending): number =>
  unknown + refused + suppressed

const standing = ({ state, plannedAt }: Sending): string =>
  state === 'running' && plannedAt === null ? texts.scheduled : sendingStateNames[state]

const lines = {
  listStyle: 'none',
  my: 4,
  p: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 4,
    rowGap: 1,
    py: 2,
    borderTop: 1,
    borderColor: 'divider',
  },
} as const
