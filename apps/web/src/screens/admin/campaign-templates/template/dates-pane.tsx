import { channelNames, FULFILLMENT_CHANNELS } from '@marquee/rules/channels'
import { DEFAULT_LEAD_DAYS, hasTrait, START_DATE_SELECTION_MODES } from '@marquee/rules/templates'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch, type Control } from 'react-hook-form'
import { DateField } from '../../../../ui/date-field/index.ts'
import {
  CheckboxField,
  FieldGrid,
  NumberField,
  RadioGroupField,
} from '../../../../ui/form/index.ts'
import type { TemplateValues } from '../../../../widgets/templates/index.ts'
import { Part, type PaneProps } from './parts.tsx'
import { shownDates, type DatesField } from './shown-dates.rules.ts'
import { dateTexts as texts } from './texts.ts'

const modes = START_DATE_SELECTION_MODES.map((value) => ({ value, label: texts.modes[value] }))

/** Only the days that mean something for the template, as its category, waves and channels are now. */
export function DatesPane({ form: { control, getValues } }: PaneProps) {
  const [category, canSelectWaves, channelOptions] = useWatch({
    control,
    name: ['category', 'canSelectWaves', 'channelOptions'],
  })
  const shown = shownDates({ ...getValues(), category, canSelectWaves, channelOptions })
  const props = { control, shown }
  return (
    <Box sx={{ '& > h3:first-of-type': { mt: 0 } }}>
      {!hasTrait(category, 'mail-date') && (
        <Typography sx={{ mb: 6 }}>
          {hasTrait(category, 'year') ? texts.ofSeasons : texts.setOff}
        </Typography>
      )}
      <MailingPart {...props} />
      <EnrollmentPart {...props} />
      <CustomizationPart {...props} />
      <LeadTimesPart {...props} />
    </Box>
  )
}

interface DatesPartProps {
  control: Control<TemplateValues>
  shown: ReadonlySet<DatesField>
}

interface DaysProps extends DatesPartProps {
  days: readonly (readonly [name: DayField, label: string, hint?: string])[]
}

type DayField =
  | 'mailDate'
  | 'secondMailDate'
  | 'enrollmentStartDate'
  | 'enrollmentEndDate'
  | 'campaignEndDate'
  | `${'mailWindow' | 'customizationPeriod'}.${'startDate' | 'endDate'}`

function Days({ control, shown, days }: DaysProps) {
  return (
    <FieldGrid inPairs>
      {days
        .filter(([name]) => shown.has(name))
        .map(([name, label, hint]) => (
          <DateField key={name} control={control} name={name} label={label} hint={hint} />
        ))}
    </FieldGrid>
  )
}

const MAIL_DAYS = [
  ['mailWindow.startDate', texts.windowStart],
  ['mailWindow.endDate', texts.windowEnd],
  ['mailDate', texts.mailDate],
  ['secondMailDate', texts.secondMailDate, texts.secondHint],
] as const

function MailingPart({ control, shown }: DatesPartProps) {
  const hasMode = shown.has('campaignExecution.startDateSelectionMode')
  if (!hasMode && !MAIL_DAYS.some(([name]) => shown.has(name))) return null
  return (
    <Part title={texts.mailing}>
      {hasMode && (
        <RadioGroupField
          control={control}
          name="campaignExecution.startDateSelectionMode"
          label={texts.mode}
          choices={modes}
        />
      )}
      <Box sx={{ my: 4 }}>
        <Days control={control} shown={shown} days={MAIL_DAYS} />
      </Box>
      {shown.has('isMailDateLocked') && (
        <CheckboxField
          control={control}
          name="isMailDateLocked"
          label={texts.isMailDateLocked}
          hint={texts.lockHint}
        />
      )}
    </Part>
  )
}

const ENROLLMENT_DAYS = [
  ['enrollmentStartDate', texts.enrollmentStartDate],
  ['enrollmentEndDate', texts.enrollmentEndDate],
  ['campaignEndDate', texts.campaignEndDate],
] as const

function EnrollmentPart(props: DatesPartProps) {
  return <DaysPart {...props} days={ENROLLMENT_DAYS} title={texts.enrolling} />
}

const CUSTOMIZATION_DAYS = [
  ['customizationPeriod.startDate', texts.customizationStart],
  ['customizationPeriod.endDate', texts.customizationEnd],
] as const

function CustomizationPart(props: DatesPartProps) {
  return (
    <DaysPart
      {...props}
      days={CUSTOMIZATION_DAYS}
      title={texts.customization}
      hint={texts.customizationHint}
    />
  )
}

interface DaysPartProps extends DaysProps {
  title: string
  hint?: string
}

/** Nothing where none of its days is shown. */
function DaysPart({ title, hint, ...props }: DaysPartProps) {
  if (!props.days.some(([name]) => props.shown.has(name))) return null
  return (
    <Part title={title} hint={hint}>
      <Days {...props} />
    </Part>
  )
}

function LeadTimesPart({ control, shown }: DatesPartProps) {
  const channels = FULFILLMENT_CHANNELS.filter((channel) => shown.has(`leadTimes.${channel}`))
  return (
    <Part title={texts.leadTimes}>
      {channels.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{texts.leadNone}</Typography>
      )}
      <FieldGrid>
        {channels.map((channel) => (
          <NumberField
            key={channel}
            control={control}
            name={`leadTimes.${channel}`}
            label={channelNames[channel]}
            hint={texts.leadHint(DEFAULT_LEAD_DAYS[channel])}
          />
        ))}
      </FieldGrid>
    </Part>
  )
}
