import { detailsTexts, FUNDING_TYPES } from '@marquee/rules/campaigns'
import { RadioGroupField } from '../../../../ui/form/index.ts'
import { useDetails } from './details.ts'
import { Part } from '../part.tsx'
import { texts } from './texts.ts'

const choices = FUNDING_TYPES.map((value) => ({ value, label: detailsTexts.fundingTypes[value] }))

export function FundingPart() {
  const { form, isFixed } = useDetails()
  return (
    <Part title={texts.funding.title}>
      <RadioGroupField
        control={form.control}
        name="metroCampaign.fundingType"
        label={texts.funding.label}
        required
        row
        disabled={isFixed}
        choices={choices}
      />
    </Part>
  )
}
