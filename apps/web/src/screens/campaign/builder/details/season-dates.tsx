import Box from '@mui/material/Box'
import { mailDatePicker } from '@marquee/rules/campaigns'
import { seasonHint } from '@marquee/rules/mail-dates'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { api, useOperation } from '../../../../api/index.ts'
import { ErrorState, RowsSkeleton } from '../../../../ui/states/index.ts'
import type { Season } from '../answers.ts'
import { datesInput } from './days-of-seasons.ts'
import { seasonWith } from './details.rules.ts'
import { MailDayField } from './mail-day-field.tsx'
import { texts } from './texts.ts'
import { useDetails } from './use-details.ts'

/** When each season of a year is mailed. */
export function SeasonDates() {
  const { seasons } = useDetails()
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: '24rem' }}>
      {seasons.map((season, at) => (
        <SeasonDate key={season.campaign.key} season={season} at={at} />
      ))}
    </Box>
  )
}

interface SeasonDateProps {
  season: Season
  at: number
}

function SeasonDate({ season, at }: SeasonDateProps) {
  const { campaign, form } = useDetails()
  const { can, template, name } = season.campaign
  const query = useOperation(api.templates.selectableDates, datesInput(season), {
    selection: false,
    staysFresh: true,
  })
  const { response, status, error, retry, isRefreshing } = query
  const chosen = useWatch({ control: form.control, name: 'fulfillmentChannelsAndVariations' })
  const picker = useMemo(() => {
    const values = { ...form.getValues(), fulfillmentChannelsAndVariations: chosen }
    return mailDatePicker(seasonWith(values, at, season), template, {
      today: campaign.today,
      selectableDates: response?.selectableDates,
      mayChooseFreely: can.chooseFreely.ok,
    })
  }, [form, chosen, at, season, template, campaign.today, response, can])
  if (status === 'loading') return <RowsSkeleton rows={1} />
  if (status === 'failed') {
    return (
      <ErrorState title={texts.listFailed} onRetry={retry} retrying={isRefreshing}>
        {error}
      </ErrorState>
    )
  }
  return (
    <MailDayField
      name={`seasonDates.${at}.deploymentDate`}
      label={name}
      picker={picker}
      campaign={season.campaign}
      hint={seasonHint(season.season)}
    />
  )
}
