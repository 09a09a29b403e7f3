import { addDays, showDate, type CalendarDate } from '@marquee/rules/calendar'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { api, useAnswers } from '../../../../api/index.ts'
import { campaignPath } from '../../../../app/paths.ts'
import { CloseMailings } from '../../../../widgets/orders/index.ts'
import type { Campaign } from '../answers.ts'
import { closeTo, nearMailings, ownMailDates } from './near-mailings.rules.ts'
import { nearMailingTexts as texts } from './texts.ts'

interface PartProps {
  campaign: Campaign
}

/** Before the order: what is mailed around the same days, since households may get two pieces. */
export function NearMailings({ campaign }: PartProps) {
  const { key, market } = campaign
  const dates = ownMailDates(campaign)
  const [close] = useClose(campaign)
  const withinDays = close?.withinDays ?? 0
  const around = useAnswers(
    api.campaigns.calendar,
    close ? dates.map((date) => daysAround(market.key, date, withinDays)) : [],
  )
  const mailings = around.flatMap((one) => one.mailings)
  const near = nearMailings(mailings, { key, dates }, withinDays)
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
  const [close, ...more] = useClose(campaign)
  if (!close) return null
  const all = [close, ...more].flatMap((one) => one.closeMailings)
  return <CloseMailings close={{ ...close, closeMailings: closeTo(campaign.key, all) }} />
}

/** Around each of its waves, of the dealer whose campaign it is, wherever the person works. */
const useClose = (campaign: Campaign) =>
  useAnswers(
    api.orders.closeMailings,
    ownMailDates(campaign).map((date) => daysAround(campaign.market.key, date, 0)),
  )

const daysAround = (marketKey: number, date: CalendarDate, most: number) => ({
  query: { marketKey: String(marketKey), from: addDays(date, -most), days: String(2 * most + 1) },
})
