import { AUDIT_OUTCOMES, type AuditOutcome } from '@marquee/rules/audit'
import { AUDIT_KINDS, eventName } from '@marquee/rules/operation'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { api, useChange } from '../../../api/index.ts'
import { Filter } from '../../../ui/filter/index.ts'
import {
  csvOf,
  downloadText,
  Grid,
  loadingProps,
  twoLines,
  type GridColumn,
} from '../../../ui/grid/index.ts'
import { useNotifications } from '../../../ui/notifications/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { useDebouncedSearch } from '../../../ui/search-box/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import { useArrangement } from '../../../widgets/list-preferences/index.ts'
import { RowDialog } from './row-dialog.tsx'
import { kindNames, outcomeNames, texts } from './texts.ts'
import { Things, thingsText } from './things.tsx'
import { useAudit, type AuditRow, type Criteria, type AuditFilters } from './use-audit.ts'

const { columns } = texts

export function Screen() {
  const arrangement = useArrangement('audit')
  const { query, filters, setFilters, paging, criteria } = useAudit()
  const [shown, setShown] = useState<number>()
  const shownColumns = useMemo(() => columnsFor(setShown), [])
  const exporting = useExport(criteria)
  const { response } = query
  const exportAll = (
    <Button variant="outlined" disabled={exporting.isRunning} onClick={() => void exporting.run()}>
      {texts.exportAll}
    </Button>
  )
  return (
    <Page
      title={texts.title}
      intro={[texts.intro, response && sealed(response.sealedUntil)].filter(Boolean).join(' ')}
      actions={exportAll}
    >
      {response?.isCut && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {texts.isCut}
        </Alert>
      )}
      <Grid
        label={texts.rows}
        columns={shownColumns}
        arrangement={arrangement}
        rows={response?.rows ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={texts.none}
        search={{ placeholder: texts.search, onSearch: (event) => setFilters({ event }) }}
        filters={<Filters filters={filters} onChange={setFilters} />}
      />
      {shown !== undefined && <RowDialog rowKey={shown} onClose={() => setShown(undefined)} />}
    </Page>
  )
}

const sealed = (until: string | null) =>
  until === null ? texts.neverSealed : texts.sealedUntil(showMoment(until))

/** All that a search finds, as a file in which nothing is run as a formula. */
function useExport(criteria: Criteria) {
  const { notify } = useNotifications()
  const ask = useChange(api.audit.export, { selection: false })
  return {
    isRunning: ask.isRunning,
    async run() {
      const found = await ask.run({ body: { criteria } })
      if (!found) return
      downloadText(texts.fileName, csvOf(TITLES, found.rows.map(cellsOf)), 'text/csv')
      notify('success', texts.exported(found.rows.length, found.isCut))
    },
  }
}

const TITLES = [
  columns.at,
  columns.person,
  columns.event,
  columns.code,
  columns.outcome,
  columns.about,
  columns.operation,
  columns.client,
  columns.agent,
]

function cellsOf(row: AuditRow) {
  const { at, person, event, outcome, operation, client, agent } = row
  const what = [eventName(event) ?? event, event, outcomeNames[outcome], thingsText(row)]
  return [at, whoIs(person), ...what, operation, client, agent].map((value) => ({
    value,
    shown: String(value ?? ''),
  }))
}

/** Newest first, always: the log is read by the index of its time. */
const inOrder = { sortable: false } as const

const PLAIN: readonly GridColumn<AuditRow>[] = [
  {
    id: 'at',
    title: columns.at,
    width: 205,
    ...inOrder,
    hideBelow: 'sm',
    value: ({ at }) => at,
    show: ({ at }) => showMoment(at),
  },
  {
    id: 'operation',
    title: columns.operation,
    grow: 2,
    minWidth: 120,
    ...inOrder,
    value: ({ operation }) => operation,
    hideBelow: 'xl',
  },
  {
    id: 'client',
    title: columns.client,
    width: 140,
    ...inOrder,
    hideBelow: 'lg',
    value: ({ client }) => client,
  },
  {
    id: 'agent',
    title: columns.agent,
    width: 100,
    ...inOrder,
    hideBelow: 'lg',
    value: ({ agent }) => agent,
  },
]

const columnsFor = (onShow: (key: number) => void): GridColumn<AuditRow>[] => [
  {
    id: 'event',
    title: columns.event,
    grow: 3,
    minWidth: 120,
    ...inOrder,
    value: ({ event }) => event,
    cell: ({ key, event }) => (
      <Link component="button" type="button" onClick={() => onShow(key)} sx={twoLines}>
        {eventName(event) ?? event}
      </Link>
    ),
  },
  {
    id: 'person',
    title: columns.person,
    grow: 2,
    minWidth: 100,
    ...inOrder,
    value: ({ person }) => whoIs(person),
    cell: ({ person }) => <Typography sx={twoLines}>{whoIs(person)}</Typography>,
  },
  {
    id: 'about',
    title: columns.about,
    grow: 4,
    minWidth: 140,
    ...inOrder,
    value: thingsText,
    cell: ({ about, aboutCount }) => <Things about={about} aboutCount={aboutCount} inTwoLines />,
  },
  {
    id: 'outcome',
    title: columns.outcome,
    width: 110,
    ...inOrder,
    hideBelow: 'sm',
    value: ({ outcome }) => outcomeNames[outcome],
    cell: ({ outcome }) => <OutcomeChip outcome={outcome} />,
  },
  ...PLAIN,
]

const whoIs = (person: AuditRow['person']): string =>
  person ? (person.name ?? texts.outOfSight(person.key)) : texts.program

const TONES = { done: 'success', denied: 'error', refused: 'warning' } as const

function OutcomeChip({ outcome }: { outcome: AuditOutcome }) {
  const tone = TONES[outcome]
  return (
    <Chip label={outcomeNames[outcome]} sx={{ color: `${tone}.main`, bgcolor: `${tone}.tint` }} />
  )
}

interface FiltersProps {
  filters: AuditFilters
  onChange: (part: Partial<AuditFilters>) => void
}

/** By person, what it is about, day and outcome; a day is one of the home market. */
function Filters({ filters, onChange }: FiltersProps) {
  const typed = (name: 'who' | 'key' | 'from' | 'to') => ({
    label: texts[name],
    initial: filters[name],
    onType: (text: string) => onChange({ [name]: text }),
  })
  return (
    <>
      <TypedFilter {...typed('who')} />
      <Filter
        label={texts.kind}
        value={filters.kind}
        choices={[
          [undefined, texts.anyKind],
          ...AUDIT_KINDS.map((kind) => [kind, kindNames[kind]] as const),
        ]}
        onChange={(kind) => onChange({ kind })}
      />
      <TypedFilter {...typed('key')} inputMode="numeric" />
      <TypedFilter {...typed('from')} type="date" />
      <TypedFilter {...typed('to')} type="date" />
      <Filter
        label={texts.outcome}
        value={filters.outcome}
        choices={[
          [undefined, texts.anyOutcome],
          ...AUDIT_OUTCOMES.map((outcome) => [outcome, outcomeNames[outcome]] as const),
        ]}
        onChange={(outcome) => onChange({ outcome })}
      />
    </>
  )
}

interface TypedFilterProps {
  label: string
  type?: 'text' | 'date'
  inputMode?: 'numeric'
  /** What stands there at first. */
  initial: string
  /** What is typed, once typing has paused. */
  onType: (text: string) => void
}

/** Holds what is typed, so that a key press draws no row again. */
function TypedFilter({ type = 'text', label, inputMode, initial, onType }: TypedFilterProps) {
  const { text, change } = useDebouncedSearch(initial, onType)
  return (
    <TextField
      type={type}
      label={label}
      size="small"
      value={text}
      onChange={({ target }) => change(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode } }}
      sx={{ width: type === 'date' ? '10rem' : '8.5rem' }}
    />
  )
}
