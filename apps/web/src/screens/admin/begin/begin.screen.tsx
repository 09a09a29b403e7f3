import {
  FIRST_STEPS,
  firstStepTexts,
  nextStep,
  stepsDone,
  type FirstStep,
  type FirstStepCounts,
} from '@marquee/rules/home'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { api, useOperation } from '../../../api/index.ts'
import { creativePath, customerImportPath, paths } from '../../../app/paths.ts'
import { Page, Section } from '../../../ui/page/index.ts'
import { ErrorState, RowsSkeleton } from '../../../ui/states/index.ts'
import { texts } from './texts.ts'

/** Where each step is done. */
const PLACES: Readonly<Record<FirstStep, string>> = {
  brands: paths.markets,
  dealers: paths.importMarkets,
  models: paths.importVehicles,
  people: paths.importPeople,
  creatives: creativePath('new'),
  templates: paths.campaignTemplates,
  customers: customerImportPath('new'),
  campaigns: paths.approvals,
}

/** What a new installation needs before its first campaign is mailed, and how far it has come. */
export function Screen() {
  const query = useOperation(api.home.firstSteps, {}, { selection: false })
  const { response, status, error, retry, isRefreshing } = query
  return (
    <Page title={texts.title} intro={texts.intro}>
      <Section title={texts.steps} framed>
        {status === 'loading' && <RowsSkeleton rows={FIRST_STEPS.length} />}
        {status === 'failed' && (
          <ErrorState title={texts.failed} onRetry={retry} retrying={isRefreshing}>
            {error}
          </ErrorState>
        )}
        {response && <Steps counts={response.counts} />}
      </Section>
    </Page>
  )
}

function Steps({ counts }: { counts: FirstStepCounts }) {
  const next = nextStep(counts)
  return (
    <>
      <Typography sx={{ mb: 4 }}>
        {next ? texts.progress(stepsDone(counts), FIRST_STEPS.length) : texts.allDone}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {FIRST_STEPS.map((step) => (
          <Step key={step} step={step} count={counts[step]} isNext={step === next} />
        ))}
      </Box>
    </>
  )
}

interface StepProps {
  step: FirstStep
  count: number
  isNext: boolean
}

function Step({ step, count, isNext }: StepProps) {
  const { title, does, action, found } = firstStepTexts[step]
  const isDone = count > 0
  return (
    <Box
      component="li"
      aria-current={isNext ? 'step' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
        columnGap: 4,
        rowGap: 3,
        alignItems: 'start',
        py: 4,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {isDone ? (
        <CheckCircleOutlined color="success" aria-hidden />
      ) : (
        <RadioButtonUncheckedOutlined color={isNext ? 'primary' : 'disabled'} aria-hidden />
      )}
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
          <Typography component="h3" variant="subtitle1">
            {title}
          </Typography>
          {isNext && <Chip size="small" color="primary" label={texts.next} />}
          {isDone && <Chip size="small" label={`${texts.done}: ${found(count)}`} />}
        </Box>
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{does}</Typography>
      </div>
      <Button
        component={Link}
        to={PLACES[step]}
        variant={isNext ? 'contained' : 'outlined'}
        sx={{ gridColumn: { xs: '2', md: 'auto' }, justifySelf: 'start', whiteSpace: 'nowrap' }}
      >
        {action}
      </Button>
    </Box>
  )
}
