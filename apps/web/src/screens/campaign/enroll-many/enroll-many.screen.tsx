import { categoryNames, hasTrait } from '@marquee/rules/templates'
import { useParams } from 'react-router'
import { api, useOperation } from '../../../api/index.ts'
import {
  bulkEnrollmentPath,
  catalogPath,
  catalogTemplatePath,
  enrollManyPath,
} from '../../../app/paths.ts'
import {
  Grid,
  loadingProps,
  useFilters,
  useGridPage,
  type GridColumn,
} from '../../../ui/grid/index.ts'
import { Page, Section } from '../../../ui/page/index.ts'
import { EmptyState, NotLoaded, RowsSkeleton } from '../../../ui/states/index.ts'
import { AGAIN_MS, jobColumns } from '../../../widgets/reorders/index.ts'
import { useArrangement } from '../../../widgets/list-preferences/index.ts'
import { NoMarket, useUserState } from '../../../widgets/user-state/index.ts'
import type { BulkEnrollment } from './answers.ts'
import { earlierTexts, texts } from './texts.ts'
import { TrialPart } from './trial-part.tsx'

/** Many dealers are enrolled in a year: tried first, and started. */
export function Screen() {
  const { templateKey = '' } = useParams()
  const { selectedMarket } = useUserState()
  if (selectedMarket) return <EnrollManyIn templateKey={templateKey} />
  return (
    <Page title={texts.title}>
      <NoMarket target={enrollManyPath(Number(templateKey))}>{texts.intro}</NoMarket>
    </Page>
  )
}

const years = catalogPath(categoryNames.ANNUAL_SEASONAL.browsingSlug)

function EnrollManyIn({ templateKey }: { templateKey: string }) {
  const query = useOperation(api.templates.read, { params: { key: templateKey } })
  const { response: template, status } = query
  if (!template)
    return (
      <Page title={texts.title}>
        <NotLoaded
          isLoading={status === 'loading'}
          failed={status === 'failed' ? query : undefined}
          texts={texts}
          to={years}
        >
          <RowsSkeleton />
        </NotLoaded>
      </Page>
    )
  const { key, name, category } = template
  const back = { to: catalogTemplatePath(categoryNames[category].browsingSlug, key), name }
  if (!hasTrait(category, 'year'))
    return (
      <Page title={texts.title} back={back}>
        <EmptyState title={texts.notAYear}>{texts.notAYearWhy}</EmptyState>
      </Page>
    )
  return (
    <Page title={texts.of(name)} back={back} intro={texts.intro}>
      <TrialPart template={template} />
      <EarlierEnrollments />
    </Page>
  )
}

/** What was started in the selected market and below, the newest first. */
function EarlierEnrollments() {
  const arrangement = useArrangement('bulk-enrollments')
  const paging = useGridPage()
  const { filters, setFilters } = useFilters(paging, { text: '' })
  const { page, size } = paging.page
  const query = useOperation(
    api.enrollments.search,
    { query: { query: filters.text || undefined }, body: { page, size } },
    {
      keepsPrevious: true,
      again: (reply) =>
        reply?.bulkEnrollments.some(({ status }) => status === 'PENDING') ? AGAIN_MS : undefined,
    },
  )
  return (
    <Section title={earlierTexts.title}>
      <Grid
        label={earlierTexts.title}
        columns={earlierColumns}
        arrangement={arrangement}
        rows={query.response?.bulkEnrollments ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={filters.text ? earlierTexts.noneFound : earlierTexts.none}
        search={{ placeholder: earlierTexts.search, onSearch: (text) => setFilters({ text }) }}
      />
    </Section>
  )
}

const [startedAt, ...rest] = jobColumns(earlierTexts.columns, bulkEnrollmentPath)

const ofTemplate: GridColumn<BulkEnrollment> = {
  id: 'template',
  title: earlierTexts.template,
  value: ({ templateName }) => templateName,
  sortable: false,
  grow: 3,
  minWidth: 140,
  hideBelow: 'sm',
}

const earlierColumns: readonly GridColumn<BulkEnrollment>[] = [
  ...(startedAt ? [startedAt] : []),
  ofTemplate,
  ...rest,
]
