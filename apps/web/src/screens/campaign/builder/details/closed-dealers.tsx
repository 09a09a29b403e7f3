import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { templateReasons } from '@marquee/rules/templates'
import { useDetails } from './details.ts'
import { texts } from './texts.ts'
import type { GroupDealer } from './use-around.ts'

const MOST_NAMED = 20

/** The dealers of the group that are not in the table, and why, for who looks for one. */
export function ClosedDealers() {
  const { response } = useDetails().around.dealers
  const closed = (response?.childMarkets ?? []).filter(({ isSelectable }) => !isSelectable)
  if (closed.length === 0) return null
  const more = closed.length - MOST_NAMED
  return (
    <Box component="details" sx={{ mt: 3, color: 'text.secondary' }}>
      <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content' }}>
        {texts.dealers.closed(closed.length)}
      </Box>
      <Box component="ul" sx={{ my: 1, pl: 4 }}>
        {closed.slice(0, MOST_NAMED).map((dealer) => (
          <li key={dealer.market.key}>{`${dealer.market.name}: ${reasonOf(dealer)}`}</li>
        ))}
      </Box>
      {more > 0 && <Typography>{texts.dealers.moreClosed(more)}</Typography>}
    </Box>
  )
}

const reasons: Readonly<Record<string, string>> = templateReasons

const reasonOf = ({ reason }: GroupDealer) => reasons[reason ?? ''] ?? reason ?? ''
