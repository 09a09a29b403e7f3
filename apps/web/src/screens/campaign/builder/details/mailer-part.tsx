import Box from '@mui/material/Box'
import { isMissing, url as urlRule } from '@marquee/rules/fields'
import { asksPhoneNumber } from '@marquee/rules/campaigns'
import { useWatch } from 'react-hook-form'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { FieldGrid, PhoneField, TextField } from '../../../../ui/form/index.ts'
import { useDetails } from './details.ts'
import { Part } from '../part.tsx'
import { texts } from './texts.ts'

const { title, name, url, urlHint, phone, phoneHint, test, noUrl } = texts.mailer

export function MailerPart() {
  const { campaign, form, isFixed } = useDetails()
  const { control } = form
  return (
    <Part title={title}>
      <FieldGrid>
        <TextField
          control={control}
          name="metroCampaign.metroGroupName"
          label={name}
          required
          disabled={isFixed}
        />
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <TextField
            control={control}
            name="metroCampaign.metroGroupUrl"
            label={url}
            required
            disabled={isFixed}
            hint={urlHint}
            inputMode="url"
          />
          <TestUrl />
        </Box>
        {asksPhoneNumber(campaign) && (
          <PhoneField
            control={control}
            name="metroCampaign.marketPhoneNumber"
            label={phone}
            hint={phoneHint}
            disabled={!campaign.can.saveSeeds.ok}
          />
        )}
      </FieldGrid>
    </Part>
  )
}

/** Opens the address apart from this page, which the other one cannot reach. */
function TestUrl() {
  const { form } = useDetails()
  const typed = useWatch({ control: form.control, name: 'metroCampaign.metroGroupUrl' }).trim()
  const problem = isMissing(typed) ? noUrl : urlRule(typed)
  return (
    <ReasonButton
      variant="outlined"
      size="small"
      reason={problem}
      onClick={() => void window.open(typed, '_blank', 'noopener,noreferrer')}
    >
      {test}
    </ReasonButton>
  )
}
