import { api, useOperation } from '../../../api/index.ts'
import { Grid, loadingProps, useGridPage, useFilters } from '../../../ui/grid/index.ts'
import { Section } from '../../../ui/page/index.ts'
import { earlierColumns } from './earlier-columns.tsx'
import { earlierTexts as texts } from './texts.ts'

const AGAIN_MS = 1_000

/** Bulk reorders of the selected market and below, the newest first. */
export function Earlier() {
  const paging = useGridPage()
  const { filters, setFilters } = useFilters(paging, { text: '' })
  const { page, size } = paging.page
  const query = useOperation(
    api.reorders.search,
    { query: { ...(filters.text && { query: filters.text }) }, body: { page, size } },
    {
      keepsPrevious: true,
      again: (answer) =>
        answer?.bulkReorders.some(({ status }) => status === 'PENDING') ? AGAIN_MS : undefined,
    },
  )
  return (
    <Section title={texts.title}>
      <Grid
        label={texts.title}
        columns={earlierColumns}
        rows={query.response?.bulkReorders ?? []}
        rowId={({ id }) => id}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={filters.text ? texts.noneFound : texts.none}
        search={{ placeholder: texts.search, onSearch: (text) => setFilters({ text }) }}
      />
    </Section>
  )
}
