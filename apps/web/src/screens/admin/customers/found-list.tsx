import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { customerPath } from '../../../app/paths.ts'
import type { FoundCustomer } from './answers.ts'
import { lookUpTexts } from './texts.ts'

/** Who was found, each with what tells them from others of their name. */
export function FoundList({ customers }: { customers: readonly FoundCustomer[] }) {
  return (
    <Box component="ul" aria-label={lookUpTexts.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {customers.map((one) => (
        <Box component="li" key={`${one.marketKey} ${one.household}`} sx={row}>
          <div>
            <Link
              component={RouterLink}
              to={customerPath(one.marketKey, one.household)}
              sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}
            >
              {one.name}
            </Link>
            <Typography variant="body2" sx={quiet}>
              {one.marketName}
            </Typography>
          </div>
          <div>
            <Typography>{one.line1 ?? one.email}</Typography>
            <Typography variant="body2" sx={quiet}>
              {townOf(one)}
            </Typography>
          </div>
          <div>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{one.line1 && one.email}</Typography>
            <Typography variant="body2" sx={quiet}>
              {factsOf(one)}
            </Typography>
          </div>
        </Box>
      ))}
    </Box>
  )
}

const quiet = { color: 'text.secondary' } as const

const row = {
  display: 'grid',
  columnGap: 6,
  rowGap: 1,
  gridTemplateColumns: { md: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr)' },
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const

const townOf = ({ city, state, postalCode }: FoundCustomer): string =>
  [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const factsOf = ({ sourceId, vehicle, lastVisitOn }: FoundCustomer): string =>
  [
    sourceId && lookUpTexts.number(sourceId),
    vehicle,
    lastVisitOn && lookUpTexts.lastVisit(showDate(lastVisitOn as CalendarDate)),
  ]
    .filter(Boolean)
    .join(' · ')
