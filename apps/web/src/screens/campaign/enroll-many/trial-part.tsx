import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { MOST_ENROLLED } from '@marquee/rules/enrollments'
import { matchOf } from '@marquee/rules/matching'
import { useMemo, useState } from 'react'
import { api, useOperation } from '../../../api/index.ts'
import { Filter } from '../../../ui/filter/index.ts'
import { ChosenBar, Grid, twoLines, type GridColumn } from '../../../ui/grid/index.ts'
import { Section } from '../../../ui/page/index.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '../../../ui/states/index.ts'
import type { Template, TriedDealer } from './answers.ts'
import { EnrollButton } from './enroll-button.tsx'
import { trialTexts as texts } from './texts.ts'
import { useLeftOut } from './use-left-out.ts'
import { useTrial } from './use-trial.ts'

const LARGEST_PAGE = 100

/** All dealers of the selected market, each with whether it can be enrolled; and the button that enrolls. */
export function TrialPart({ template }: { template: Template }) {
  const here = useOperation(
    api.markets.search,
    { body: { criteria: { type: 'DEALER' }, size: LARGEST_PAGE } },
    { everyPage: 'markets' },
  )
  const markets = here.response?.markets
  const keys = useMemo(() => markets?.map(({ key }) => key), [markets])
  const districts = useMemo(
    () =>
      new Map(
        markets?.map(({ key, marketHierarchyByType: above }) => [key, above?.district ?? null]),
      ),
    [markets],
  )
  const trial = useTrial(template.key, keys)
  const { dealers, error, isWhole, retry } = trial
  const [shown, setShown] = useState<Shown>()
  const [text, setText] = useState('')
  const rows = useMemo(
    () =>
      dealers
        .filter(({ isPossible }) => shown === undefined || isPossible === (shown === 'possible'))
        .map((dealer) => ({ ...dealer, district: districts.get(dealer.marketKey) ?? null }))
        .filter(
          ({ marketName, district }) =>
            text.trim() === '' || [marketName, district ?? ''].some((name) => matchOf(name, text)),
        )
        .toSorted((one, other) => one.marketName.localeCompare(other.marketName, 'en-US')),
    [dealers, shown, districts, text],
  )
  const left = useLeftOut(dealers, rows)
  const why = whyNotEnroll(left.chosen.length, isWhole, dealers)
  if (here.status === 'failed')
    return (
      <Section title={texts.title}>
        <ErrorState onRetry={here.retry} retrying={here.isRefreshing}>
          {here.error}
        </ErrorState>
      </Section>
    )
  if (keys?.length === 0)
    return (
      <Section title={texts.title}>
        <EmptyState title={texts.noDealers}>{texts.noDealersWhy}</EmptyState>
      </Section>
    )
  return (
    <Section
      title={texts.title}
      description={texts.intro}
      actions={
        keys && <EnrollButton templateKey={template.key} dealers={left.chosen} reason={why} />
      }
    >
      {keys && !isWhole && !error && <Progress done={dealers.length} all={keys.length} />}
      {error && (
        <Box sx={{ mb: 4 }}>
          <ErrorState title={texts.failed} onRetry={retry}>
            {error}
          </ErrorState>
        </Box>
      )}
      <Box role="status">{isWhole && <Summary dealers={dealers} />}</Box>
      {!keys && <RowsSkeleton />}
      {/* Where none could be checked, a list would say that there is none. */}
      {keys && !(error && dealers.length === 0) && (
        <Grid
          label={texts.label}
          columns={dealerColumns}
          rows={rows}
          rowId={({ marketKey }) => marketKey}
          loading={!isWhole && !error && dealers.length === 0}
          whenEmpty={texts.none}
          selection={left.selection}
          search={{ placeholder: texts.search, onSearch: setText }}
          filters={
            <Filter<Shown>
              label={texts.show}
              value={shown}
              choices={[
                [undefined, texts.everybody],
                ['possible', texts.possible],
                ['refused', texts.refused],
              ]}
              onChange={setShown}
            />
          }
          bar={
            <ChosenBar chosen={texts.chosen(left.chosen.length)}>
              {left.isAnyLeftOut && (
                <Button size="small" onClick={left.chooseAll}>
                  {texts.all}
                </Button>
              )}
            </ChosenBar>
          }
        />
      )}
    </Section>
  )
}

type Shown = 'possible' | 'refused' | undefined
type ShownDealer = TriedDealer & { district: string | null }

function whyNotEnroll(
  count: number,
  isWhole: boolean,
  dealers: readonly TriedDealer[],
): string | undefined {
  if (!isWhole) return texts.stillChecking
  if (!dealers.some(({ isPossible }) => isPossible)) return texts.noneIsPossible
  if (count === 0) return texts.noneChosen
  return count > MOST_ENROLLED ? texts.tooMany(MOST_ENROLLED) : undefined
}

function Progress({ done, all }: { done: number; all: number }) {
  return (
    <Box sx={{ mb: 4 }}>
      <Typography sx={{ mb: 2 }}>{texts.tried(done, all)}</Typography>
      <LinearProgress
        variant="determinate"
        aria-label={texts.progress}
        value={(done / all) * 100}
      />
    </Box>
  )
}

function Summary({ dealers }: { dealers: readonly TriedDealer[] }) {
  const possible = dealers.filter(({ isPossible }) => isPossible)
  const withDrafts = possible.filter(({ drafts }) => drafts > 0).length
  return (
    <Alert severity={withDrafts > 0 ? 'warning' : 'info'} role="presentation" sx={{ mb: 4 }}>
      <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
        {texts.summary(possible.length, dealers.length)}
      </Typography>
      {withDrafts > 0 && <Typography>{texts.drafts(withDrafts)}</Typography>}
    </Alert>
  )
}

const { columns } = texts

const whyOf = ({ message, drafts }: TriedDealer): string =>
  message ?? (drafts > 0 ? texts.draftsOf(drafts) : '')

const dealerColumns: readonly GridColumn<ShownDealer>[] = [
  {
    id: 'dealer',
    title: columns.dealer,
    value: ({ marketName }) => marketName,
    cell: ({ marketName }) => <Typography sx={twoLines}>{marketName}</Typography>,
    grow: 3,
    minWidth: 140,
  },
  {
    id: 'district',
    title: columns.district,
    value: ({ district }) => district,
    grow: 2,
    minWidth: 120,
    hideBelow: 'md',
  },
  {
    id: 'outcome',
    title: columns.outcome,
    value: ({ isPossible }) => (isPossible ? texts.possible : texts.refused),
    cell: ({ isPossible }) => (
      <Chip
        label={isPossible ? texts.possible : texts.refused}
        color={isPossible ? 'success' : 'error'}
      />
    ),
    width: 180,
    hideBelow: 'sm',
  },
  {
    id: 'why',
    title: columns.why,
    value: whyOf,
    cell: (dealer) => (
      <Typography title={whyOf(dealer)} sx={twoLines}>
        {whyOf(dealer)}
      </Typography>
    ),
    grow: 5,
    // On a phone it stands beside the dealer, with no scrolling aside.
    minWidth: 150,
  },
]
