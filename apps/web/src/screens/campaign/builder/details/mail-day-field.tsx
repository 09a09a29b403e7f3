import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { highlightedDays } from '@marquee/rules/blackout-dates'
import { compareDates, showDate, type CalendarDate } from '@marquee/rules/calendar'
import type { MailDatePicker } from '@marquee/rules/campaigns'
import { mailDateTexts, whyNotMailed } from '@marquee/rules/mail-dates'
import { templateReasons } from '@marquee/rules/templates'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { DateField, type WhyDisabled } from '../../../../ui/date-field/index.ts'
import { useBlackoutDates } from '../../../../widgets/blackout-dates/index.ts'
import type { Campaign } from '../answers.ts'
import { dayOf } from './details.rules.ts'
import { texts } from './texts.ts'
import { useDetails } from './use-details.ts'

interface MailDayFieldProps {
  name: 'mailDate' | 'secondMailDate' | `seasonDates.${number}.deploymentDate`
  label: string
  picker: MailDatePicker
  /** Which is mailed on the day: the campaign, or a season of the year. */
  campaign: Campaign
  /** The day must be later than this one. */
  after?: CalendarDate | null
  /** What the field says when nothing else is to be said. */
  hint?: string | undefined
}

/** Offers the days on which all chosen channels can be mailed; to an administrator, every day ahead. */
export function MailDayField(props: MailDayFieldProps) {
  const { name, label, picker, campaign, after = null } = props
  const { form, isFixed } = useDetails()
  const { control } = form
  const highlight = useHighlight(campaign, picker.dates === null)
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
        hint={useHint(picker) ?? props.hint}
      />
      {!isFixed && picker.locked === null && <WhyNotMailed name={name} why={whyDisabled} />}
    </Box>
  )
}

interface WhyNotMailedProps {
  name: MailDayFieldProps['name']
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

function useHint({ locked, dates }: MailDatePicker): string | undefined {
  const { control } = useDetails().form
  const chosen = useWatch({ control, name: 'fulfillmentChannelsAndVariations' })
  if (locked !== null || dates === null || dates.length > 0) return undefined
  return chosen.length === 0 ? texts.mailDate.needsChannel : texts.mailDate.noneLeft
}

/** What a person who may choose any day should know about it. */
function useHighlight(
  { template }: Campaign,
  isFree: boolean,
): (day: CalendarDate) => string | undefined {
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
export function useWhyClosed({ dates }: MailDatePicker, after: CalendarDate | null): WhyDisabled {
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
