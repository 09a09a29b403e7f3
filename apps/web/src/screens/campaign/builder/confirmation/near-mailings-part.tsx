import { addDays, showDate } from '@marquee/rules/calendar'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { api, useOperation } from '../../../../api/index.ts'
import { campaignPath } from '../../../../app/paths.ts'
import { CloseMailings } from '../../../../widgets/orders/index.ts'
import type { Campaign } from '../answers.ts'
import { daysFrom, nearMailings, ownMailDates } from './near-mailings.rules.ts'
import { nearMailingTexts as texts } from './texts.ts'

interface PartProps {
  campaign: Campaign
}

/** Before the order: what is mailed around the same days, since households may get two pieces. */
export function NearMailings({ campaign }: PartProps) {
  const { key, market } = campaign
  const dates = ownMailDates(campaign)
  const withinDays = useClose(campaign)?.withinDays
  const [first = campaign.today, last = first] = dates
  const from = addDays(first, -(withinDays ?? 0))
  const days = daysFrom(from, addDays(last, withinDays ?? 0))
  const { response } = useOperation(
    api.campaigns.calendar,
    { query: { marketKey: String(market.key), from, days } },
    { selection: false, enabled: dates.length > 0 && withinDays !== undefined },
  )
  if (!response || withinDays === undefined) return null
  const near = nearMailings(response.mailings, { key, dates }, withinDays)
  if (near.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 6 }}>
      {texts.why(withinDays)}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {near.map((one) => (
          <li key={one.key}>
            <Link component={RouterLink} to={campaignPath(one.key)}>
              {texts.mailedOn(one.name, showDate(one.date))}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  )
}

/** For the approver of an order: how many households get another piece shortly before it or after. */
export function OrderedNearby({ campaign }: PartProps) {
  const close = useClose(campaign)
  if (!close) return null
  const own = close.closeMailings.filter(({ first, second }) =>
    [first, second].some(({ campaignKey }) => campaignKey === campaign.key),
  )
  return <CloseMailings close={{ ...close, closeMailings: own }} />
}

/** Of the dealer whose campaign it is, wherever the person works. */
function useClose(campaign: Campaign) {
  const dates = ownMailDates(campaign)
  const [from = campaign.today, last = from] = dates
  const { response } = useOperation(
    api.orders.closeMailings,
    { query: { marketKey: String(campaign.market.key), from, days: daysFrom(from, last) } },
    { selection: false, enabled: dates.length > 0 },
  )
  return response
}
