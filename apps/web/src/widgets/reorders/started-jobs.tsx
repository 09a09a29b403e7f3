import {
  Grid,
  loadingProps,
  useFilters,
  useGridPage,
  type GridColumn,
} from '../../ui/grid/index.ts'
import { Section } from '../../ui/page/index.ts'
import { useArrangement } from '../list-preferences/index.ts'

/** Which of the jobs that were started are looked at, ready for a query. */
export function useStartedJobs() {
  const paging = useGridPage()
  const { filters, setFilters } = useFilters(paging, { text: '' })
  const { page, size } = paging.page
  return {
    paging,
    filters,
    setFilters,
    request: { query: { query: filters.text || undefined }, body: { page, size } },
  }
}

interface StartedJobsProps<Job extends { key: number }> {
  /** Under which name a person's arrangement of the columns is kept. */
  name: Parameters<typeof useArrangement>[0]
  list: ReturnType<typeof useStartedJobs>
  query: Parameters<typeof loadingProps>[0] & { response: { totalElements: number } | undefined }
  /** Of the page that is shown. */
  jobs: readonly Job[] | undefined
  columns: readonly GridColumn<Job>[]
  texts: { title: string; search: string; none: string; noneFound: string }
}

/** What was started in the selected market and below, the newest first. */
export function StartedJobs<Job extends { key: number }>(props: StartedJobsProps<Job>) {
  const { name, list, query, jobs, columns, texts } = props
  const { paging, filters, setFilters } = list
  const arrangement = useArrangement(name)
  return (
    <Section title={texts.title}>
      <Grid
        label={texts.title}
        columns={columns}
        arrangement={arrangement}
        rows={jobs ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={filters.text ? texts.noneFound : texts.none}
        search={{ placeholder: texts.search, onSearch: (text) => setFilters({ text }) }}
      />
    </Section>
  )
}
