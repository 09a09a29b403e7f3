import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { describeCap, type MonthlyEstimate } from '@marquee/rules/audience'
import { detailsTexts, monthlyCapProblem } from '@marquee/rules/campaigns'
import { useWatch } from 'react-hook-form'
import { NumberField } from '../../../../ui/form/index.ts'
import { ErrorState, RowsSkeleton } from '../../../../ui/states/index.ts'
import { MonthlyFacts, useMonthlyEstimate } from '../../../../widgets/audience/index.ts'
import { Part } from '../part.tsx'
import { capOf } from './details.rules.ts'
import { texts } from './texts.ts'
import { useDetails } from './use-details.ts'

const { title, label, hint } = detailsTexts.monthlyCap

/** What would be sent in a month, and the cap on it. */
export function MonthlyCapPart() {
  const { campaign, form, isFixed } = useDetails()
  const { response, status, error, retry, isRefreshing } = useMonthlyEstimate(campaign)
  return (
    <Part title={title}>
      {status === 'loading' && <RowsSkeleton rows={2} />}
      {status === 'failed' && (
        <ErrorState title={texts.listFailed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      {response?.estimate && <MonthlyFacts estimate={response.estimate} />}
      <Box sx={{ mt: 4, maxWidth: '24rem' }}>
        <NumberField
          control={form.control}
          name="monthlyCap"
          label={label}
          hint={hint}
          disabled={isFixed}
          rules={[(typed) => monthlyCapProblem(capOf(typed))]}
        />
      </Box>
      {response?.estimate && <CapInWords estimate={response.estimate} />}
    </Part>
  )
}

/** What the cap that is typed comes to. */
function CapInWords({ estimate }: { estimate: MonthlyEstimate }) {
  const { form } = useDetails()
  const cap = capOf(useWatch({ control: form.control, name: 'monthlyCap' }))
  return (
    <Typography role="status" sx={{ mt: 2, fontVariantNumeric: 'tabular-nums' }}>
      {monthlyCapProblem(cap) === undefined && describeCap(cap, estimate)}
    </Typography>
  )
}
