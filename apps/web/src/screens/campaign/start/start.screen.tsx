import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@marquee/contract/operation'
import type { templates } from '@marquee/contract/templates'
import { builderFlow } from '@marquee/rules/builder'
import { cadencesOf } from '@marquee/rules/campaigns'
import { categoryNames, hasTrait, type TemplateType } from '@marquee/rules/templates'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Navigate, useNavigate, useParams } from 'react-router'
import { api, useChange, useOperation, whyNot } from '../../../api/index.ts'
import { builderPath, catalogTemplatePath, paths, startCampaignPath } from '../../../app/paths.ts'
import { Form, RadioGroupField, SubmitButton, useForm } from '../../../ui/form/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { NotLoaded, RowsSkeleton } from '../../../ui/states/index.ts'
import { MarketField, type ChosenMarket } from '../../../widgets/markets/index.ts'
import { ForStaffOnly, NotOffered, startReasons } from '../../../widgets/templates/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { texts } from './texts.ts'
import { NOT_OFFERED, useStartFor } from './use-start-for.ts'

/** For which market a campaign is made from a template, and for how long. */
export function Screen() {
  const { builderSlug, templateKey = '' } = useParams()
  const query = useOperation(api.templates.read, { params: { key: templateKey } })
  const { response: template, status } = query
  if (!template) {
    const failed = status === 'failed' ? query : undefined
    return (
      <Page title={texts.title}>
        <NotLoaded isLoading={status === 'loading'} failed={failed} texts={texts} to={paths.home}>
          <RowsSkeleton />
        </NotLoaded>
      </Page>
    )
  }
  const { key, name, category, description } = template
  const slugs = categoryNames[category]
  if (builderSlug !== slugs.builderSlug) {
    return <Navigate to={startCampaignPath(slugs.builderSlug, key)} replace />
  }
  const back = { to: catalogTemplatePath(slugs.browsingSlug, key), name }
  return (
    <Page title={texts.titled(name)} back={back} intro={description}>
      <ForStaffOnly slug={slugs.browsingSlug} />
      <StartForm template={template} />
    </Page>
  )
}

interface StartValues {
  market: ChosenMarket | null
  campaignCadence: TemplateType
}

function StartForm({ template }: { template: Template }) {
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
