import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { mailDateLook, mailDatePicker, type MailDatePicker } from '@marquee/rules/campaigns'
import { chosenChannels, isOnPaper } from '@marquee/rules/channels'
import { inHomeWindow, mailDateTexts } from '@marquee/rules/mail-dates'
import { hasTrait } from '@marquee/rules/templates'
import { useMemo } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { CheckboxField } from '../../../../ui/form/index.ts'
import { ErrorState, RowsSkeleton } from '../../../../ui/states/index.ts'
import { Part } from '../part.tsx'
import { campaignWith, dayOf, type DetailsValues } from './details.rules.ts'
import { MailDayField, useWhyClosed } from './mail-day-field.tsx'
import { SeasonDates } from './season-dates.tsx'
import { texts } from './texts.ts'
import { useDetails } from './use-details.ts'

export function MailDatePart() {
  const { campaign } = useDetails()
  if (!hasTrait(campaign.category, 'year')) return <OwnDates />
  return (
    <Part title={mailDateTexts.title} hint={texts.mailDate.ofSeasons}>
      <SeasonDates />
    </Part>
  )
}

function OwnDates() {
  const { campaign, around } = useDetails()
  const { response, status, error, retry, isRefreshing } = around.dates
  const { subtitle } = mailDateLook(campaign.category, campaign.template)
  return (
    <Part title={mailDateTexts.title} hint={subtitle}>
      {status === 'loading' && <RowsSkeleton rows={1} />}
      {status === 'failed' && (
        <ErrorState title={texts.listFailed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      {response && <Dates />}
    </Part>
  )
}

function Dates() {
  const { campaign, form, isFixed } = useDetails()
  const { control } = form
  const { label, waves, note } = mailDateLook(campaign.category, campaign.template)
  const [firstLabel, secondLabel] = waves
  const hasSecond = useWatch({ control, name: 'hasSecondWave' }) && secondLabel !== undefined
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: '24rem' }}>
      {firstLabel && <FirstWave>{firstLabel}</FirstWave>}
      <MailDateField name="mailDate" label={label} />
      {secondLabel && (
        <CheckboxField
          control={control}
          name="hasSecondWave"
          label={secondLabel}
          disabled={isFixed}
          hint={note}
        />
      )}
      {hasSecond && <MailDateField name="secondMailDate" label={mailDateTexts.secondWave} />}
      <InHomes />
    </Box>
  )
}

/** Every campaign has a first wave: its box cannot be unchecked. */
function FirstWave({ children }: { children: string }) {
  return (
    <Box>
      <FormControlLabel label={children} disabled control={<Checkbox checked />} />
      <FormHelperText sx={{ mt: 0 }}>{texts.mailDate.firstAlways}</FormHelperText>
    </Box>
  )
}

interface MailDateFieldProps {
  name: 'mailDate' | 'secondMailDate'
  label: string
}

function MailDateField({ name, label }: MailDateFieldProps) {
  const { form, campaign } = useDetails()
  const first = dayOf(useWatch({ control: form.control, name: 'mailDate' }))
  return (
    <MailDayField
      name={name}
      label={label}
      picker={usePicker()}
      campaign={campaign}
      after={name === 'secondMailDate' ? first : null}
    />
  )
}

function usePicker(): MailDatePicker {
  const { campaign, form, known } = useDetails()
  const chosen = useWatch({ control: form.control, name: 'fulfillmentChannelsAndVariations' })
  return useMemo(() => {
    const values = { ...form.getValues(), fulfillmentChannelsAndVariations: chosen }
    return mailDatePicker(campaignWith(values, campaign), campaign.template, known)
  }, [campaign, form, known, chosen])
}

/** When the pieces of each wave are in the homes. Emails are there at once. */
function InHomes() {
  const { control } = useDetails().form
  const [chosen, first, isSecond, second] = useWatch({
    control,
    name: ['fulfillmentChannelsAndVariations', 'mailDate', 'hasSecondWave', 'secondMailDate'],
  })
  const { errors } = useFormState({ control, name: ['mailDate', 'secondMailDate'] })
  const picker = usePicker()
  const why = useWhyClosed(picker, null)
  const mailed = (typed: DetailsValues['mailDate']) => {
    const day = dayOf(typed)
    return day !== null && picker.locked === null && why(day) !== undefined ? null : day
  }
  if (!isOnPaper(...chosenChannels(chosen))) return null
  // A day that is refused has no such window.
  const days = [
    errors.mailDate ? null : mailed(first),
    errors.secondMailDate || !isSecond ? null : mailed(second),
  ]
  return (
    <div role="status">
      {days.map(
        (day, at) =>
          day !== null && (
            <Typography key={day} sx={{ color: 'text.secondary' }}>
              {isSecond ? texts.mailDate.ofWave(at + 1, inHomes(day)) : inHomes(day)}
            </Typography>
          ),
      )}
    </div>
  )
}

function inHomes(day: CalendarDate): string {
  const { first, last } = inHomeWindow(day)
  return texts.mailDate.inHomes(showDate(first), showDate(last))
}
