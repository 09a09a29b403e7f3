import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@marquee/contract/operation'
import type { templates } from '@marquee/contract/templates'
import { places } from '@marquee/rules/builder'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { api, ApiError, whyNot } from '../../api/index.ts'
import { builderPath } from '../../app/paths.ts'
import { Form, SubmitButton, useForm } from '../../ui/form/index.ts'
import { WarningDialog } from '../../ui/warning-dialog/index.ts'
import { NOT_OFFERED, startTexts, useStartFor } from '../builder/index.ts'
import { MarketField, type ChosenMarket } from '../markets/index.ts'
import { NotOffered, startReasons } from '../templates/index.ts'
import { useUserState } from '../user-state/index.ts'
import { texts } from './texts.ts'

interface EnrollValues {
  market: ChosenMarket | null
}

/** What stands before an enrollment: a reason against it, or what becomes of the drafts of its seasons. */
type Standing = { reason: string; goOn: null } | { reason: string; goOn: () => Promise<void> }

/** Which dealer is enrolled in the seasons of a year. */
export function EnrollForm({ template }: { template: Template }) {
  const { person, selectedMarket } = useUserState()
  const isFitting = selectedMarket?.type === 'DEALER'
  const form = useForm<EnrollValues>({
    defaultValues: { market: isFitting ? selectedMarket : null },
  })
  const { control } = form
  const market = useWatch({ control, name: 'market' })
  const start = useStartFor(template, market)
  const { standing, setStanding, isFailed, enroll } = useEnroll(template)
  const isOffered = start.ok || start.reason !== NOT_OFFERED
  return (
    <>
      <Form
        form={form}
        onSubmit={async (values) => values.market && enroll(values.market)}
        label={texts.form}
      >
        <Box sx={{ display: 'grid', gap: 6, maxWidth: '36rem', mb: 6 }}>
          {isFitting && person.level === 'DEALER' ? (
            <Typography>{startTexts.own(selectedMarket.name)}</Typography>
          ) : (
            <MarketField
              control={control}
              name="market"
              label={startTexts.market}
              required
              rules={[(chosen) => (chosen?.type === 'DEALER' ? undefined : texts.dealerOnly)]}
            />
          )}
          {!isOffered && market && <NotOffered category={template.category} market={market.name} />}
          {isFailed && <Alert severity="error">{texts.failed}</Alert>}
        </Box>
        <SubmitButton control={control} reason={whyNot(start, startReasons)}>
          {texts.enroll}
        </SubmitButton>
      </Form>
      <WarningDialog
        open={standing !== undefined}
        title={texts.title}
        warnOnly={standing?.goOn === null}
        onClose={() => setStanding(undefined)}
        onContinue={() => {
          setStanding(undefined)
          void standing?.goOn?.()
        }}
      >
        <Typography>{standing?.reason}</Typography>
      </WarningDialog>
    </>
  )
}

const own = { selection: false } as const
/** The call has it so for every brand; the server goes by the market's. */
const hierarchyId = 'HONDA'

/** Looks at what stands against it first, and enrolls where nothing does. */
function useEnroll({ key, hierarchyId: brand }: Template) {
  const navigate = useNavigate()
  const [standing, setStanding] = useState<Standing>()
  const [isFailed, setFailed] = useState(false)
  const create = async ({ key: marketKey }: ChosenMarket) => {
    try {
      const enrollment = await api.annual.create(
        {
          params: { templateKey: String(key) },
          query: { marketKey: String(marketKey), hierarchyId: brand },
        },
        own,
      )
      await navigate(builderPath(enrollment.key, places.details))
    } catch (error) {
      refused(error)
    }
  }
  const refused = (error: unknown) => {
    const isRuled = error instanceof ApiError && error.code.startsWith('annual.')
    if (isRuled) setStanding({ reason: error.message, goOn: null })
    else setFailed(true)
  }
  const enroll = async (market: ChosenMarket) => {
    setFailed(false)
    const at = { marketKey: String(market.key) }
    try {
      const params = { key: String(key) }
      const valid = await api.annual.validateAnnual(
        { query: { ...at, annualCampaignTemplateKey: String(key) } },
        own,
      )
      if (valid.errorReason !== null) return setStanding({ reason: valid.errorReason, goOn: null })
      const { exists } = await api.annual.seasonalBeforeAnnual(
        { params, query: { ...at, hierarchyId } },
        own,
      )
      if (exists) return setStanding({ reason: texts.drafts, goOn: () => create(market) })
    } catch (error) {
      return refused(error)
    }
    await create(market)
  }
  return { standing, setStanding, isFailed, enroll }
}

type Template = AnswerOf<typeof templates.read>
