import { JOB_STATUSES, jobStatusLabels, type JobStatus } from '@marquee/rules/reorders'
import { Filter } from '../../../../ui/filter/index.ts'
import { Grid, loadingProps } from '../../../../ui/grid/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import type { BulkReorder } from '../answers.ts'
import { itemColumns } from './item-columns.tsx'
import { itemTexts as texts } from './texts.ts'
import { useItems } from './use-items.ts'
import { WholeCsv } from './whole-csv.tsx'

/** What came of each campaign. */
export function Items({ bulk }: { bulk: BulkReorder }) {
  const { query, filters, setFilters, paging } = useItems(bulk)
  return (
    <Section title={texts.title} actions={<WholeCsv id={bulk.id} />}>
      <Grid
        label={texts.title}
        columns={itemColumns}
        rows={query.response?.items ?? []}
        rowId={({ id }) => id}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={texts.noneFound}
        search={{ placeholder: texts.search, onSearch: (text) => setFilters({ text }) }}
        filters={
          <Filter<JobStatus | undefined>
            label={texts.status}
            value={filters.status}
            choices={[
              [undefined, texts.anyStatus],
              ...JOB_STATUSES.map((one) => [one, jobStatusLabels[one]] as const),
            ]}
            onChange={(status) => setFilters({ status })}
          />
        }
      />
    </Section>
  )
}
