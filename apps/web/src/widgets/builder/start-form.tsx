import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@marquee/contract/operation'
import type { templates } from '@marquee/contract/templates'
import { builderFlow } from '@marquee/rules/builder'
import { cadencesOf } from '@marquee/rules/campaigns'
import { hasTrait, type TemplateType } from '@marquee/rules/templates'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { api, useChange, whyNot } from '../../api/index.ts'
import { builderPath } from '../../app/paths.ts'
import { Form, RadioGroupField, SubmitButton, useForm } from '../../ui/form/index.ts'
import { MarketField, type ChosenMarket } from '../markets/index.ts'
import { NotOffered, startReasons } from '../templates/index.ts'
import { useUserState } from '../user-state/index.ts'
import { texts } from './texts.ts'
import { NOT_OFFERED, useStartFor } from './use-start-for.ts'

interface StartValues {
  market: ChosenMarket | null
  campaignCadence: TemplateType
}

/** For which market a campaign is made from a template, and for how long. */
export function StartForm({ template }: { template: Template }) {
  const { person, selectedMarket, featureToggles } = useUserState()
  const navigate = useNavigate()
  const isMetro = hasTrait(template.category, 'several-dealers')
  const cadences = cadencesOf(template.type)
  const isFitting = selectedMarket && (isMetro || selectedMarket.type === 'DEALER')
  // A person of one dealer has no other to choose.
  const isOwn = isFitting && person.level === 'DEALER'
  const form = useForm<StartValues>({
    defaultValues: {
      market: isFitting ? selectedMarket : null,
      campaignCadence: template.type,
    },
  })
  const [sentFor, setSentFor] = useState('')
  const market = useWatch({ control: form.control, name: 'market' })
  const start = useStartFor(template, market)
  const create = useChange(api.campaigns.create, { fails: false, selection: false })
  const submit = async ({ market, campaignCadence }: StartValues) => {
    if (!market) return
    setSentFor(market.name)
    const created = await create.run({
      params: { templateKey: String(template.key) },
      query: { marketKey: String(market.key), hierarchyId: template.hierarchyId, campaignCadence },
    })
    if (!created) return
    const isAudienceBuilderOn = featureToggles.IS_AUDIENCE_BUILDER_ENABLED === true
    const known = { template: created.template, today: created.today, isAudienceBuilderOn }
    const { start } = builderFlow({ campaign: created, ...known, audiencePieces: null })
    await navigate(builderPath(created.key, start))
  }
  const { control } = form
  const refusedFor = create.failure?.code === NOT_OFFERED ? sentFor : undefined
  const isOffered = start.ok || start.reason !== NOT_OFFERED
  const notOfferedTo = isOffered ? refusedFor : (market ?? selectedMarket)?.name
  return (
    <Form form={form} onSubmit={submit} label={texts.form}>
      <Box sx={{ display: 'grid', gap: 6, maxWidth: '36rem', mb: 6 }}>
        {isOwn ? (
          <Typography>{texts.own(selectedMarket.name)}</Typography>
        ) : (
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
        )}
        {cadences.length > 1 && (
          <RadioGroupField
            control={control}
            name="campaignCadence"
            label={texts.cadence}
            choices={cadences.map((value) => ({ value, label: texts.cadences[value] }))}
          />
        )}
        {notOfferedTo !== undefined && (
          <NotOffered category={template.category} market={notOfferedTo} />
        )}
        {/* Why anything else failed is in the log. */}
        {create.status === 'failed' && notOfferedTo === undefined && (
          <Alert severity="error">{texts.failed}</Alert>
        )}
      </Box>
      <SubmitButton control={control} reason={whyNot(start, startReasons)}>
        {texts.create}
      </SubmitButton>
    </Form>
  )
}

type Template = AnswerOf<typeof templates.read>
