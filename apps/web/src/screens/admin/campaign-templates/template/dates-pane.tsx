import Box from '@mui/material/Box'
import { channelNames, FULFILLMENT_CHANNELS } from '@marquee/rules/channels'
import { DEFAULT_LEAD_DAYS, START_DATE_SELECTION_MODES } from '@marquee/rules/templates'
import type { Control } from 'react-hook-form'
import { DateField } from '../../../../ui/date-field/index.ts'
import {
  CheckboxField,
  FieldGrid,
  NumberField,
  RadioGroupField,
} from '../../../../ui/form/index.ts'
import type { TemplateValues } from '../../../../widgets/templates/index.ts'
import { Part, type PaneProps } from './parts.tsx'
import { dateTexts as texts } from './texts.ts'

const modes = START_DATE_SELECTION_MODES.map((value) => ({ value, label: texts.modes[value] }))

export function DatesPane({ form: { control } }: PaneProps) {
  return (
    <>
      <MailingPart control={control} />
      <EnrollmentPart control={control} />
      <Part title={texts.customization} hint={texts.customizationHint}>
        <FieldGrid inPairs>
          <DateField
            control={control}
            name="customizationPeriod.startDate"
            label={texts.customizationStart}
          />
          <DateField
            control={control}
            name="customizationPeriod.endDate"
            label={texts.customizationEnd}
          />
        </FieldGrid>
      </Part>
      <Part title={texts.leadTimes}>
        <FieldGrid>
          {FULFILLMENT_CHANNELS.map((channel) => (
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
    </>
  )
}

interface DatesPartProps {
  control: Control<TemplateValues>
}

function MailingPart({ control }: DatesPartProps) {
  return (
    <Part isFirst title={texts.mailing}>
      <RadioGroupField
        control={control}
        name="campaignExecution.startDateSelectionMode"
        label={texts.mode}
        choices={modes}
      />
      <Box sx={{ my: 4 }}>
        <FieldGrid inPairs>
          <DateField control={control} name="mailWindow.startDate" label={texts.windowStart} />
          <DateField control={control} name="mailWindow.endDate" label={texts.windowEnd} />
          <DateField control={control} name="mailDate" label={texts.mailDate} />
          <DateField
            control={control}
            name="secondMailDate"
            label={texts.secondMailDate}
            hint={texts.secondHint}
          />
        </FieldGrid>
      </Box>
      <CheckboxField
        control={control}
        name="isMailDateLocked"
        label={texts.isMailDateLocked}
        hint={texts.lockHint}
      />
    </Part>
  )
}

function EnrollmentPart({ control }: DatesPartProps) {
  return (
    <Part title={texts.enrolling}>
      <FieldGrid inPairs>
        <DateField control={control} name="enrollmentStartDate" label={texts.enrollmentStartDate} />
        <DateField control={control} name="enrollmentEndDate" label={texts.enrollmentEndDate} />
        <DateField control={control} name="campaignEndDate" label={texts.campaignEndDate} />
      </FieldGrid>
    </Part>
  )
}
