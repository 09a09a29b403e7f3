import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { mailDateLook } from '@marquee/rules/campaigns'
import { mailDateTexts } from '@marquee/rules/mail-dates'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '../../../../ui/form/index.ts'
import { ErrorState, RowsSkeleton } from '../../../../ui/states/index.ts'
import { useDetails } from './details.ts'
import { InHomes } from './in-homes.tsx'
import { MailDateField } from './mail-date-field.tsx'
import { Part } from '../part.tsx'
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
  const [firstWave, secondWave] = waves
  const hasSecond = useWatch({ control, name: 'secondWave' }) && secondWave !== undefined
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: '24rem' }}>
      {firstWave && <FirstWave>{firstWave}</FirstWave>}
      <MailDateField name="campaignStartDate" label={label} />
      {secondWave && (
        <CheckboxField
          control={control}
          name="secondWave"
          label={secondWave}
          disabled={isFixed}
          hint={note}
        />
      )}
      {hasSecond && <MailDateField name="deploymentDateTwo" label={mailDateTexts.secondWave} />}
      <InHomes />
    </Box>
  )
}

/** There is always one, so that nobody can uncheck it. */
function FirstWave({ children }: { children: string }) {
  return (
    <Box>
      <FormControlLabel label={children} disabled control={<Checkbox checked />} />
      <FormHelperText sx={{ mt: 0 }}>{texts.mailDate.firstAlways}</FormHelperText>
    </Box>
  )
}
