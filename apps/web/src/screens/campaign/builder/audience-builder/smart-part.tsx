import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { offersSmartSelect } from '@marquee/rules/audience'
import { AudiencePart } from './audience-part.tsx'
import { useAudience } from './audience.ts'
import { BudgetChart } from './budget-chart.tsx'
import { BudgetField } from './budget-field.tsx'
import { smartTexts as texts } from './texts.ts'

/** The customers who are most likely to respond, as many as a budget pays for. */
export function SmartPart() {
  const { campaign, values, change, breakdown } = useAudience()
  const { template } = campaign
  if (!offersSmartSelect(template)) {
    return (
      <AudiencePart title={texts.title}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {texts.notOffered}
        </Typography>
      </AudiencePart>
    )
  }
  const { smartSelectThreshold, budgetCurve, estimatedCost } = breakdown
  return (
    <AudiencePart title={texts.title}>
      <FormControlLabel
        control={
          <Switch
            checked={values.isSmartSelect}
            onChange={(_, isOn) => change('isSmartSelect', isOn)}
          />
        }
        label={texts.label}
      />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 3 }}>
        {texts.hint(inWords(template.analyticalModel ?? ''))}
      </Typography>
      {values.isSmartSelect && (
        <>
          <BudgetField />
          {smartSelectThreshold !== null && smartSelectThreshold > 0 && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
              {texts.threshold((smartSelectThreshold / 100).toFixed(1))}
            </Typography>
          )}
          {budgetCurve.length > 0 && <BudgetChart curve={budgetCurve} spent={estimatedCost} />}
        </>
      )}
    </AudiencePart>
  )
}

/** 'service-likelihood' as people say it. */
const inWords = (model: string): string => model.replaceAll('-', ' ')
