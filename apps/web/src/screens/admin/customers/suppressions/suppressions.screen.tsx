import { GIVEN_REASONS, SUPPRESSION_CHANNELS, SUPPRESSION_SOURCES } from '@marquee/rules/customers'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { api, useChange } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { Filter } from '../../../../ui/filter/index.ts'
import { csvOf, downloadText, Grid, loadingProps } from '../../../../ui/grid/index.ts'
import { useNotifications } from '../../../../ui/notifications/index.ts'
import { Page } from '../../../../ui/page/index.ts'
import { useArrangement } from '../../../../widgets/list-preferences/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import { byOf, columnsFor, whoOf, whyOf } from './columns.tsx'
import { LiftDialog } from './lift-dialog.tsx'
import { texts } from './texts.ts'
import {
  useSuppressions,
  type Criteria,
  type ListedSuppression,
  type SuppressionFilters,
} from './use-suppressions.ts'

/** Whom the selected market and those below must not write to, why, and from where that came. */
export function Screen() {
  const arrangement = useArrangement('suppressions')
  const { selectedMarket, selectedHierarchy } = useUserState()
  const { query, filters, setFilters, paging, criteria } = useSuppressions()
  const [lifting, setLifting] = useState<ListedSuppression>()
  const columns = useMemo(() => columnsFor(setLifting), [])
  const exporting = useExport(criteria)
  const place = selectedMarket?.name ?? selectedHierarchy?.name ?? texts.everywhere
  const isNarrowed = Object.values(criteria).some((one) => one !== undefined)
  return (
    <Page
      title={texts.title}
      intro={texts.intro(place)}
      actions={
        <>
          <Button component={Link} to={paths.importSuppressions} variant="outlined">
            {texts.importFile}
          </Button>
          <Button
            variant="outlined"
            disabled={exporting.isRunning}
            onClick={() => void exporting.run()}
          >
            {texts.exportAll}
          </Button>
        </>
      }
    >
      <Grid
        label={texts.list}
        columns={columns}
        arrangement={arrangement}
        rows={query.response?.suppressions ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={isNarrowed ? texts.noneFound : texts.none}
        search={{ placeholder: texts.search, onSearch: (email) => setFilters({ email }) }}
        filters={<Filters filters={filters} onChange={setFilters} />}
      />
      {lifting && <LiftDialog of={lifting} onClose={() => setLifting(undefined)} />}
    </Page>
  )
}

interface FiltersProps {
  filters: SuppressionFilters
  onChange: (changed: Partial<SuppressionFilters>) => void
}

const REASONS = [...GIVEN_REASONS, 'ERASED'] as const

function Filters({ filters, onChange }: FiltersProps) {
  return (
    <>
      <Filter
        label={texts.channel}
        value={filters.channel}
        choices={[
          [undefined, texts.anyChannel],
          ...SUPPRESSION_CHANNELS.map((one) => [one, texts.channels[one]] as const),
        ]}
        onChange={(channel) => onChange({ channel })}
      />
      <Filter
        label={texts.reason}
        value={filters.reason}
        choices={[
          [undefined, texts.anyReason],
          ...REASONS.map((one) => [one, texts.reasons[one]] as const),
        ]}
        onChange={(reason) => onChange({ reason })}
      />
      <Filter
        label={texts.source}
        value={filters.source}
        choices={[
          [undefined, texts.anySource],
          ...SUPPRESSION_SOURCES.map((one) => [one, texts.sources[one]] as const),
        ]}
        onChange={(source) => onChange({ source })}
      />
    </>
  )
}

/** All that the filters name, as a file in which nothing is run as a formula. */
function useExport(criteria: Criteria) {
  const { notify } = useNotifications()
  const exported = useChange(api.customers.exportSuppressions)
  return {
    isRunning: exported.isRunning,
    async run() {
      const found = await exported.run({ body: { criteria } })
      if (!found) return
      const { suppressions, isCut } = found
      downloadText(texts.fileName, csvOf(TITLES, suppressions.map(cellsOf)), 'text/csv')
      notify('success', texts.exported(suppressions.length, isCut))
    },
  }
}

const { lift: _, ...exportedTitles } = texts.columns

const TITLES = Object.values(exportedTitles)

/** In the order of the titles. */
function cellsOf(one: ListedSuppression) {
  const { channel, reason, source, marketName, campaignName, at } = one
  return [
    whoOf(one),
    texts.channels[channel],
    texts.reasons[reason],
    texts.sources[source],
    whyOf(one),
    marketName,
    campaignName ?? '',
    byOf(one),
    at,
  ].map((value) => ({ value, shown: value }))
}
