import Typography from '@mui/material/Typography'
import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { chosenChannels } from '@marquee/rules/channels'
import { inHomeWindow } from '@marquee/rules/mail-dates'
import { useFormState, useWatch } from 'react-hook-form'
import { useDetails } from './details.ts'
import { dayOf } from './details-values.rules.ts'
import { texts } from './texts.ts'

/** When pieces are in the homes, of each wave; emails are there at once. */
export function InHomes() {
  const { control } = useDetails().form
  const [chosen, first, isSecond, second] = useWatch({
    control,
    name: [
      'fulfillmentChannelsAndVariations',
      'campaignStartDate',
      'secondWave',
      'deploymentDateTwo',
    ],
  })
  const { errors } = useFormState({ control, name: ['campaignStartDate', 'deploymentDateTwo'] })
  if (!chosenChannels(chosen).includes('DIRECT_MAIL')) return null
  // Of a day that is refused there is nothing to be expected.
  const days = [
    errors.campaignStartDate ? null : dayOf(first),
    errors.deploymentDateTwo || !isSecond ? null : dayOf(second),
  ].filter((day) => day !== null)
  return (
    <div role="status">
      {days.map((day) => (
        <Typography key={day} sx={{ color: 'text.secondary' }}>
          {inHomes(day)}
        </Typography>
      ))}
    </div>
  )
}

function inHomes(day: CalendarDate): string {
  const { first, last } = inHomeWindow(day)
  return texts.mailDate.inHomes(showDate(first), showDate(last))
}
