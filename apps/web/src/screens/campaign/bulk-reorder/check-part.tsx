import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { api, useChange } from '../../../api/index.ts'
import { builderPath, bulkReorderPath } from '../../../app/paths.ts'
import { ReasonButton } from '../../../ui/disabled-reason/index.ts'
import { FeedbackDialog } from '../../../ui/feedback-dialog/index.ts'
import { Filter } from '../../../ui/filter/index.ts'
import { Grid, twoLines, type GridColumn } from '../../../ui/grid/index.ts'
import { Section } from '../../../ui/page/index.ts'
import { ErrorState } from '../../../ui/states/index.ts'
import type { Difference } from './answers.ts'
import { countOutcomes, outcomeOf, whyOf, type Outcome } from './outcome.rules.ts'
import { checkTexts as texts } from './texts.ts'
import type { Check } from './use-check.ts'
import { countOf, type ReorderRequest } from './use-plan.ts'

interface CheckPartProps {
  check: Check
  /** What is chosen now. */
  request: ReorderRequest
}

/** What a bulk reorder would create, before anything is created; and the button that starts it. */
export function CheckPart({ check, request }: CheckPartProps) {
  const { checked, isRunning, isWhole } = check
  if (!checked) return null
  const { differences, error } = checked
  const { possible, noted, refused } = countOutcomes(differences)
  const isOutdated = JSON.stringify(checked.request) !== JSON.stringify(request)
  const start = isWhole && (
    <StartButton
      request={request}
      count={possible}
      reason={isOutdated ? texts.outdated : undefined}
    />
  )
  return (
    <Section title={texts.title} description={texts.intro} actions={start} framed>
      {isRunning && <Progress check={check} />}
      {error !== undefined && !isRunning && (
        <ErrorState onRetry={() => void check.run(checked.request)}>{error}</ErrorState>
      )}
      <Box role="status">
        {isWhole && (
          <Alert severity={refused > 0 ? 'warning' : 'info'} role="presentation" sx={{ mb: 4 }}>
            <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
              {isOutdated ? texts.outdated : texts.summary(possible, noted, refused)}
            </Typography>
            {refused > 0 && !isOutdated && <Typography>{texts.refusedStay}</Typography>}
          </Alert>
        )}
      </Box>
      {differences.length > 0 && <DifferencesGrid differences={differences} />}
    </Section>
  )
}

function Progress({ check: { checked, stop } }: Pick<CheckPartProps, 'check'>) {
  if (!checked) return null
  const done = checked.differences.length
  const all = countOf(checked.request)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 4 }}>
      <Box sx={{ flex: '1 1 14rem' }}>
        <Typography sx={{ mb: 2 }}>{texts.checked(done, all)}</Typography>
        <LinearProgress
          variant="determinate"
          aria-label={texts.progress}
          value={(done / all) * 100}
        />
      </Box>
      <Button variant="outlined" onClick={stop}>
        {texts.stop}
      </Button>
    </Box>
  )
}

interface StartButtonProps {
  request: ReorderRequest
  /** How many drafts can be created now. */
  count: number
  /** Why it cannot be started now. */
  reason: string | undefined
}

/** Starts a bulk reorder, and goes to the screen that shows its progress. */
function StartButton({ request, count, reason }: StartButtonProps) {
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const change = useChange(api.reorders.start, {
    refreshes: [api.reorders.search, api.campaigns.search],
    fails: false,
    selection: false,
  })
  const start = async () => {
    try {
      const started = await change.attempt({ body: request })
      await navigate(bulkReorderPath(started.key))
    } catch (failed) {
      setError((failed as Error).message)
    }
  }
  return (
    <>
      <ReasonButton
        variant="contained"
        reason={reason ?? (count === 0 ? texts.noneIsPossible : undefined)}
        loading={change.isRunning}
        onClick={() => void start()}
      >
        {texts.start(count)}
      </ReasonButton>
      <FeedbackDialog
        showErrorModal={error !== undefined}
        errorMessage={error ?? ''}
        onClose={() => setError(undefined)}
      />
    </>
  )
}

type Shown = 'refused' | 'noted' | undefined

/** Each draft with its outcome and the reason; a filter leaves those of one outcome. */
function DifferencesGrid({ differences }: { differences: readonly Difference[] }) {
  const [shown, setShown] = useState<Shown>()
  const rows = useMemo(
    () => differences.filter((one) => shown === undefined || outcomeOf(one) === shown),
    [differences, shown],
  )
  return (
    <Grid
      label={texts.label}
      columns={differenceColumns}
      rows={rows}
      rowId={({ campaignKey, marketKey }) => `${campaignKey} ${marketKey}`}
      whenEmpty={texts.noneShown}
      filters={
        <Filter<Shown>
          label={texts.show}
          value={shown}
          choices={[
            [undefined, texts.all],
            ['refused', texts.refused],
            ['noted', texts.noted],
          ]}
          onChange={setShown}
        />
      }
    />
  )
}

const { columns, outcomes } = texts
const TONES = { made: 'success', noted: 'warning', refused: 'error' } as const

const differenceColumns: readonly GridColumn<Difference>[] = [
  {
    id: 'campaignName',
    title: columns.campaign,
    value: ({ campaignName }) => campaignName,
    link: ({ campaignKey }) => builderPath(campaignKey, 'confirmation'),
    grow: 3,
    minWidth: 120,
  },
  {
    id: 'marketName',
    title: columns.market,
    value: ({ marketName }) => marketName,
    cell: ({ marketName }) => <Typography sx={twoLines}>{marketName}</Typography>,
    grow: 3,
    minWidth: 120,
  },
  {
    id: 'outcome',
    title: columns.outcome,
    value: (row) => outcomes[outcomeOf(row)],
    cell: (row) => <OutcomeChip outcome={outcomeOf(row)} />,
    width: 150,
    hideBelow: 'sm',
  },
  {
    id: 'why',
    title: columns.why,
    value: whyOf,
    cell: (row) => (
      <Typography title={whyOf(row)} sx={twoLines}>
        {whyOf(row)}
      </Typography>
    ),
    grow: 5,
    minWidth: 200,
  },
]

function OutcomeChip({ outcome }: { outcome: Outcome }) {
  return <Chip label={outcomes[outcome]} color={TONES[outcome]} />
}
