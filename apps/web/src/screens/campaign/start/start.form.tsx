import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { cadencesOf } from '@marquee/rules/campaigns'
import { builderFlow } from '@marquee/rules/builder'
import { hasTrait, type TemplateType } from '@marquee/rules/templates'
import { useNavigate } from 'react-router'
import { api, useChange, whyNot } from '../../../api/index.ts'
import { builderPath } from '../../../app/paths.ts'
import { Form, RadioGroupField, SubmitButton, useForm } from '../../../ui/form/index.ts'
import { MarketField, type ChosenMarket } from '../../../widgets/markets/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { startReasons } from '../../../widgets/templates/index.ts'
import type { Template } from './answers.ts'
import { texts } from './texts.ts'

interface StartValues {
  market: ChosenMarket | null
  campaignCadence: TemplateType
}

export function StartForm({ template }: { template: Template }) {
  const { selectedMarket, featureToggles } = useUserState()
  const navigate = useNavigate()
  const isMetro = hasTrait(template.category, 'several-dealers')
  const cadences = cadencesOf(template.type)
  const isFitting = selectedMarket && (isMetro || selectedMarket.type === 'DEALER')
  const form = useForm<StartValues>({
    defaultValues: {
      market: isFitting ? selectedMarket : null,
      campaignCadence: template.type,
    },
  })
  // Why it failed is in the log; a person reads this one sentence, and tries again.
  const create = useChange(api.campaigns.create, { fails: false, selection: false })
  const submit = async ({ market, campaignCadence }: StartValues) => {
    if (!market) return
    const made = await create.run({
      params: { templateKey: String(template.key) },
      query: { marketKey: String(market.key), hierarchyId: template.hierarchyId, campaignCadence },
    })
    if (!made) return
    const isAudienceBuilderOn = featureToggles.IS_AUDIENCE_BUILDER_ENABLED === true
    const known = { template: made.template, today: made.today, isAudienceBuilderOn }
    const { start } = builderFlow({ campaign: made, ...known, hasAudience: false })
    await navigate(builderPath(made.key, start))
  }
  const { control } = form
  return (
    <Form form={form} onSubmit={submit} label={texts.form}>
      <Box sx={{ display: 'grid', gap: 6, maxWidth: '36rem', mb: 6 }}>
        <MarketField
          control={control}
          name="market"
          label={isMetro ? texts.forMarket : texts.market}
          required
          rules={[
            (market) => (isMetro || market?.type === 'DEALER' ? undefined : texts.dealerOnly),
          ]}
          hint={isMetro ? texts.marketHint : undefined}
        />
        {cadences.length > 1 && (
          <RadioGroupField
            control={control}
            name="campaignCadence"
            label={texts.cadence}
            choices={cadences.map((value) => ({ value, label: texts.cadences[value] }))}
          />
        )}
        {create.status === 'failed' && <Alert severity="error">{texts.failed}</Alert>}
      </Box>
      <SubmitButton control={control} reason={whyNot(template.can.start, startReasons)}>
        {texts.create}
      </SubmitButton>
    </Form>
  )
}
