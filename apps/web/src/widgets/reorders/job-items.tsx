import { JOB_STATUSES, jobStatusLabels, type JobStatus } from '@marquee/rules/reorders'
import { Filter } from '../../ui/filter/index.ts'
import { DownloadAll, Grid, loadingProps, type GridColumn } from '../../ui/grid/index.ts'
import { Section } from '../../ui/page/index.ts'
import { itemTexts } from './job-texts.ts'
import type { useJobItems } from './use-job-items.ts'

interface JobItemsProps<Item extends { key: number }> {
  list: Pick<ReturnType<typeof useJobItems>, 'paging' | 'filters' | 'setFilters'>
  query: Parameters<typeof loadingProps>[0] & { response: { totalElements: number } | undefined }
  /** Of the page that is shown. */
  items: readonly Item[] | undefined
  columns: readonly GridColumn<Item>[]
  texts: { title: string; search: string; noneFound: string }
  /** Those of all pages, for the file. */
  load: () => Promise<readonly Item[]>
}

/** What came of each. */
export function JobItems<Item extends { key: number }>(props: JobItemsProps<Item>) {
  const { list, query, items, columns, texts, load } = props
  const { paging, filters, setFilters } = list
  return (
    <Section title={texts.title} actions={<DownloadAll columns={columns} load={load} />}>
      <Grid
        label={texts.title}
        columns={columns}
        rows={items ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={texts.noneFound}
        search={{ placeholder: texts.search, onSearch: (text) => setFilters({ text }) }}
        filters={
          <Filter<JobStatus | undefined>
            label={itemTexts.status}
            value={filters.status}
            choices={[
              [undefined, itemTexts.anyStatus],
              ...JOB_STATUSES.map((one) => [one, jobStatusLabels[one]] as const),
            ]}
            onChange={(status) => setFilters({ status })}
          />
        }
      />
    </Section>
  )
}
