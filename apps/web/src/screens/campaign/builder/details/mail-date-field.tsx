import { compareDates, type CalendarDate } from '@marquee/rules/calendar'
import { mailDatePicker, type MailDatePicker } from '@marquee/rules/campaigns'
import { templateReasons } from '@marquee/rules/templates'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { DateField, type WhyDisabled } from '../../../../ui/date-field/index.ts'
import { useBlackoutDates } from '../../../../widgets/blackout-dates/index.ts'
import { useDetails } from './details.ts'
import { campaignWith, dayOf } from './details-values.rules.ts'
import { texts } from './texts.ts'

interface MailDateFieldProps {
  name: 'campaignStartDate' | 'deploymentDateTwo'
  label: string
}

/** Offers the days on which all that is chosen can be mailed; an administrator any day ahead. */
export function MailDateField({ name, label }: MailDateFieldProps) {
  const { form, isFixed } = useDetails()
  const { control } = form
  const picker = usePicker()
  const first = dayOf(useWatch({ control, name: 'campaignStartDate' }))
  const after = name === 'deploymentDateTwo' ? first : null
  const highlight = useHighlight(picker.dates === null)
  const whyDisabled = useMemo(() => whyClosed(picker, after), [picker, after])
  return (
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

/** What whoever may take any day should know of it. */
function useHighlight(isFree: boolean): (day: CalendarDate) => string | undefined {
  const { template } = useDetails().campaign
  const closed = useBlackoutDates().response?.blackoutDates
  return useMemo(() => {
    const blackouts = new Set<string>(closed?.map(({ date }) => date))
    return (day) => {
      if (!isFree) return undefined
      if (blackouts.has(day)) return texts.mailDate.blackout
      return day === template.deploymentDate ? texts.mailDate.ofTemplate : undefined
    }
  }, [isFree, closed, template.deploymentDate])
}

function whyClosed({ dates }: MailDatePicker, after: CalendarDate | null): WhyDisabled {
  const offered = dates && new Set(dates)
  return (day) => {
    if (offered?.has(day) === false) return texts.mailDate.notOffered
    return after !== null && compareDates(day, after) <= 0 ? texts.mailDate.notLater : undefined
  }
}
