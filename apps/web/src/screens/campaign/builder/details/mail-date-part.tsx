import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { highlightedDays } from '@marquee/rules/blackout-dates'
import { compareDates, showDate, type CalendarDate } from '@marquee/rules/calendar'
import { mailDateLook, mailDatePicker, type MailDatePicker } from '@marquee/rules/campaigns'
import { chosenChannels, isOnPaper } from '@marquee/rules/channels'
import { inHomeWindow, mailDateTexts, whyNotMailed } from '@marquee/rules/mail-dates'
import { templateReasons } from '@marquee/rules/templates'
import { useMemo } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { DateField, type WhyDisabled } from '../../../../ui/date-field/index.ts'
import { CheckboxField } from '../../../../ui/form/index.ts'
import { ErrorState, RowsSkeleton } from '../../../../ui/states/index.ts'
import { useBlackoutDates } from '../../../../widgets/blackout-dates/index.ts'
import { Part } from '../part.tsx'
import { campaignWith, dayOf, type DetailsValues } from './details.rules.ts'
import { useDetails } from './use-details.ts'
import { texts } from './texts.ts'

export function MailDatePart() {
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

/** Offers the days on which all chosen channels can be mailed; to an administrator, every day ahead. */
function MailDateField({ name, label }: MailDateFieldProps) {
  const { form, isFixed } = useDetails()
  const { control } = form
  const picker = usePicker()
  const first = dayOf(useWatch({ control, name: 'mailDate' }))
  const after = name === 'secondMailDate' ? first : null
  const highlight = useHighlight(picker.dates === null)
  const whyDisabled = useWhyClosed(picker, after)
  return (
    <Box>
      <DateField
        control={control}
        name={name}
        label={label}
        whyDisabled={whyDisabled}
        highlight={highlight}
        guidesOnly
        earliest={picker.first}
        latest={picker.last}
        disabled={isFixed}
        disabledReason={picker.locked === null ? undefined : templateReasons[picker.locked]}
        hint={useHint(picker)}
      />
      {!isFixed && picker.locked === null && <WhyNotMailed name={name} why={whyDisabled} />}
    </Box>
  )
}

interface WhyNotMailedProps {
  name: MailDateFieldProps['name']
  why: WhyDisabled
}

/** What the calendar would say of a day that was typed: the message of the field does not. */
function WhyNotMailed({ name, why }: WhyNotMailedProps) {
  const day = dayOf(useWatch({ control: useDetails().form.control, name }))
  const reason = day === null ? undefined : why(day)
  if (day === null || reason === undefined) return null
  return (
    <Typography variant="caption" component="p" role="status">
      {texts.mailDate.notMailed(showDate(day), reason)}
    </Typography>
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

function useHint({ locked, dates }: MailDatePicker): string | undefined {
  const { control } = useDetails().form
  const chosen = useWatch({ control, name: 'fulfillmentChannelsAndVariations' })
  if (locked !== null || dates === null || dates.length > 0) return undefined
  return chosen.length === 0 ? texts.mailDate.needsChannel : texts.mailDate.noneLeft
}

/** What a person who may choose any day should know about it. */
function useHighlight(isFree: boolean): (day: CalendarDate) => string | undefined {
  const { template } = useDetails().campaign
  const closed = useBlackoutDates().response?.blackoutDates
  return useMemo(() => {
    const blackouts = highlightedDays(closed)
    return (day) => {
      if (!isFree) return undefined
      if (blackouts.has(day)) return texts.mailDate.blackout
      return day === template.mailDate ? texts.mailDate.ofTemplate : undefined
    }
  }, [isFree, closed, template.mailDate])
}

/** Why a day cannot be chosen: nothing is mailed on it, or the first wave is not earlier. */
function useWhyClosed({ dates }: MailDatePicker, after: CalendarDate | null): WhyDisabled {
  const { today } = useDetails().campaign
  const closed = useBlackoutDates().response?.blackoutDates
  return useMemo(() => {
    const offered = { today, dates, blackoutDates: highlightedDays(closed) }
    return (day) => {
      const reason = whyNotMailed(day, offered)
      if (reason !== undefined || after === null || compareDates(day, after) > 0) return reason
      return mailDateTexts.secondNotLater
    }
  }, [today, dates, closed, after])
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
