import { categoryNames, hasTrait } from '@marquee/rules/templates'
import { useParams } from 'react-router'
import { api, useOperation } from '../../../api/index.ts'
import {
  bulkEnrollmentPath,
  catalogPath,
  catalogTemplatePath,
  enrollManyPath,
} from '../../../app/paths.ts'
import { Page } from '../../../ui/page/index.ts'
import { EmptyState, NotLoaded, RowsSkeleton } from '../../../ui/states/index.ts'
import {
  againWhile,
  jobColumns,
  StartedJobs,
  useStartedJobs,
} from '../../../widgets/reorders/index.ts'
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

/** What was started in the selected market and below. */
function EarlierEnrollments() {
  const list = useStartedJobs()
  const query = useOperation(api.enrollments.search, list.request, {
    keepsPrevious: true,
    again: (reply) => againWhile(reply?.bulkEnrollments),
  })
  return (
    <StartedJobs
      name="bulk-enrollments"
      list={list}
      query={query}
      jobs={query.response?.bulkEnrollments}
      columns={earlierColumns}
      texts={earlierTexts}
    />
  )
}

const earlierColumns = jobColumns<BulkEnrollment>({
  pathOf: bulkEnrollmentPath,
  made: earlierTexts.made,
  named: [
    {
      id: 'template',
      title: earlierTexts.template,
      value: ({ templateName }) => templateName,
      sortable: false,
      grow: 3,
      minWidth: 140,
      hideBelow: 'sm',
    },
  ],
})
