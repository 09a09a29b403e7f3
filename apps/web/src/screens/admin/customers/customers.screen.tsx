import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { IMPORT_STATES, stateNames, type ImportState } from '@marquee/rules/customers'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, useOperation } from '../../../api/index.ts'
import { customerImportPath, paths } from '../../../app/paths.ts'
import { Facts } from '../../../ui/facts/index.ts'
import { Filter } from '../../../ui/filter/index.ts'
import { Grid, loadingProps, twoLines, type GridColumn } from '../../../ui/grid/index.ts'
import { Page, Section } from '../../../ui/page/index.ts'
import { ErrorState, RowsSkeleton, TextSkeleton } from '../../../ui/states/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import {
  SavedFilters,
  useArrangement,
  useOpening,
} from '../../../widgets/list-preferences/index.ts'
import { Switcher, useUserState } from '../../../widgets/user-state/index.ts'
import type { MarketCustomers, ShownImport } from './answers.ts'
import { importsAddress, percentRead } from './imports.rules.ts'
import { LookUp } from './look-up.tsx'
import { PersonDialog } from './person-dialog.tsx'
import type { Doing } from './person-values.rules.ts'
import { figure, marketTexts, texts } from './texts.ts'
import { useImports, type ImportsState } from './use-imports.ts'

/** What stands of customers, what has been imported, and who is to be left alone. */
export function Screen() {
  const [doing, setDoing] = useState<Doing>()
  const actions = (
    <>
      <Button variant="outlined" component={Link} to={paths.suppressions}>
        {texts.suppressions}
      </Button>
      <Button variant="outlined" component={Link} to={paths.contactPressure}>
        {texts.contactPressure}
      </Button>
      <Button variant="outlined" onClick={() => setDoing('suppress')}>
        {texts.suppress}
      </Button>
      <Button variant="outlined" onClick={() => setDoing('lift')}>
        {texts.lift}
      </Button>
      <Button variant="outlined" onClick={() => setDoing('erase')}>
        {texts.erase}
      </Button>
      <Button variant="contained" component={Link} to={customerImportPath('new')}>
        {texts.import}
      </Button>
    </>
  )
  return (
    <Page title={texts.title} intro={texts.intro} actions={actions}>
      <LookUp />
      <MarketData />
      <ImportsList />
      {doing && <PersonDialog doing={doing} onClose={() => setDoing(undefined)} />}
    </Page>
  )
}

/** What stands of the selected dealer's customers; for a market above dealers, how to choose one. */
function MarketData() {
  const { selectedMarket } = useUserState()
  if (selectedMarket?.type === 'DEALER') return <DataOf market={selectedMarket} />
  return (
    <Alert severity="info" sx={{ mb: 8 }}>
      <Typography>{marketTexts.noDealer}</Typography>
      <Switcher target={paths.customers}>
        {(open) => (
          <Button size="small" variant="outlined" onClick={open} sx={{ mt: 2 }}>
            {marketTexts.choose}
          </Button>
        )}
      </Switcher>
    </Alert>
  )
}

function DataOf({ market: { key, name } }: { market: { key: number; name: string } }) {
  const query = useOperation(
    api.customers.market,
    { params: { marketKey: String(key) } },
    { selection: false },
  )
  return (
    <Section title={marketTexts.title(name)} framed>
      {query.status === 'loading' && <TextSkeleton lines={2} />}
      {query.status === 'failed' && (
        <ErrorState
          title={marketTexts.loadFailed}
          onRetry={query.retry}
          retrying={query.isRefreshing}
        >
          {query.error}
        </ErrorState>
      )}
      {query.response && <Standing of={query.response} />}
    </Section>
  )
}

function Standing({ of: { version, households, asOf, publishedAt } }: { of: MarketCustomers }) {
  const isCounted = version > 0
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Chip
        label={isCounted ? marketTexts.counted : marketTexts.notCounted}
        color={isCounted ? 'success' : 'warning'}
        sx={{ justifySelf: 'start' }}
      />
      {isCounted ? (
        <Facts
          facts={[
            [marketTexts.households, figure(households)],
            [marketTexts.asOf, asOf && showDate(asOf as CalendarDate)],
            [marketTexts.publishedAt, publishedAt && showMoment(publishedAt)],
          ]}
        />
      ) : (
        <Typography>{marketTexts.notCountedWhy}</Typography>
      )}
    </Box>
  )
}

/** What has been imported for the selected market and the dealers below it. */
function ImportsList() {
  const opening = useOpening(importsAddress)
  return opening ? <Imports opening={opening} /> : <RowsSkeleton />
}

function Imports({ opening }: { opening: ImportsState }) {
  const { selectedMarket, selectedHierarchy } = useUserState()
  const { query, filters, setFilters, paging } = useImports(opening)
  const arrangement = useArrangement('customer-imports')
  const { text, state } = filters
  const place = selectedMarket?.name ?? selectedHierarchy?.name ?? texts.everywhere
  return (
    <Section title={texts.importsOf(place)}>
      <SavedFilters
        of={importsAddress}
        state={{ filters, sort: paging.page.sort }}
        onApply={(saved) => {
          setFilters(saved.filters)
          paging.source.sort(saved.sort)
        }}
      />
      <Grid
        label={texts.imports}
        columns={columns}
        arrangement={arrangement}
        rows={query.response?.imports ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={text || state ? texts.noneFound : texts.none}
        search={{
          initial: text,
          placeholder: texts.search,
          onSearch: (typed) => setFilters({ text: typed }),
        }}
        filters={
          <Filter<ImportState | undefined>
            label={texts.state}
            value={state}
            choices={[
              [undefined, texts.anyState],
              ...IMPORT_STATES.map((one) => [one, stateNames[one]] as const),
            ]}
            onChange={(chosen) => setFilters({ state: chosen })}
          />
        }
      />
    </Section>
  )
}

const { columns: titles } = texts

const columns: readonly GridColumn<ShownImport>[] = [
  {
    id: 'fileName',
    title: titles.file,
    value: ({ fileName }) => fileName,
    link: ({ key }) => customerImportPath(key),
    sortable: false,
    grow: 3,
    minWidth: 120,
  },
  {
    id: 'marketName',
    title: titles.market,
    value: ({ marketName }) => marketName,
    cell: ({ marketName }) => <Typography sx={twoLines}>{marketName}</Typography>,
    grow: 3,
    minWidth: 150,
    hideBelow: 'sm',
  },
  {
    id: 'uploadedAt',
    title: titles.uploadedAt,
    value: ({ uploadedAt }) => uploadedAt,
    show: ({ uploadedAt }) => showMoment(uploadedAt),
    width: 190,
    hideBelow: 'md',
  },
  {
    id: 'uploadedBy',
    title: titles.uploadedBy,
    value: ({ uploadedBy }) => uploadedBy || texts.byCommand,
    sortable: false,
    grow: 2,
    minWidth: 110,
    hideBelow: 'lg',
  },
  {
    id: 'state',
    title: titles.state,
    value: stateInWords,
    cell: (one) => <StateChip of={one} />,
    width: 196,
  },
  {
    id: 'households',
    title: titles.households,
    // Of others than these nothing is counted.
    value: ({ state, counts }) => (state === 'PUBLISHED' ? counts.households : null),
    show: ({ state, counts }) => (state === 'PUBLISHED' ? figure(counts.households) : ''),
    numeric: true,
    sortable: false,
    width: 110,
    hideBelow: 'lg',
  },
  {
    id: 'refused',
    title: titles.refused,
    value: ({ counts }) => counts.refused,
    show: ({ counts }) => figure(counts.refused),
    numeric: true,
    sortable: false,
    width: 120,
    hideBelow: 'lg',
  },
]

type Tone = 'info' | 'warning' | 'success' | 'error'

const TONES: Readonly<Record<ImportState, Tone | undefined>> = {
  UPLOADED: undefined,
  READING: 'info',
  CONFIRMING: 'warning',
  PUBLISHING: 'info',
  PUBLISHED: 'success',
  FAILED: 'error',
  CANCELLED: undefined,
  UNDOING: 'info',
  UNDONE: undefined,
}

function StateChip({ of }: { of: Pick<ShownImport, 'state' | 'bytes' | 'bytesRead'> }) {
  return <Chip label={stateInWords(of)} color={TONES[of.state]} />
}

/** How far it is, while it is being read. */
function stateInWords(one: Pick<ShownImport, 'state' | 'bytes' | 'bytesRead'>): string {
  return one.state === 'READING' ? texts.readSoFar(percentRead(one)) : stateNames[one.state]
}
