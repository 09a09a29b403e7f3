import { categoryNames } from '@marquee/rules/templates'
import { useParams } from 'react-router'
import { api, loadEveryPage, useChange, useOperation } from '../../../../api/index.ts'
import { catalogPath, enrollManyPath } from '../../../../app/paths.ts'
import {
  everyItem,
  JobPage,
  ofOneJob,
  retrying,
  type Made,
} from '../../../../widgets/reorders/index.ts'
import { Dealers } from './dealers.tsx'
import { madeTexts, texts } from './texts.ts'

/** Many dealers who are enrolled at once: how far it is, and what came of each. */
export function Screen() {
  const { id = '' } = useParams()
  const query = useOperation(api.enrollments.read, { params: { id } }, ofOneJob)
  const retry = useChange(
    api.enrollments.retry,
    retrying([api.enrollments.read, api.enrollments.searchDealers, api.enrollments.search]),
  )
  const template = query.response?.templateKey
  return (
    <JobPage
      query={query}
      texts={texts}
      toAll={catalogPath(categoryNames.ANNUAL_SEASONAL.browsingSlug)}
      back={template === undefined ? undefined : { to: enrollManyPath(template), name: texts.back }}
      intro={({ startedBy, templateName }) => texts.startedBy(startedBy, templateName)}
      retry={retry}
      made={{ texts: madeTexts, load: madeBy, touches: api.enrollments.searchDealers }}
    >
      {(bulk) => <Dealers key={bulk.key} bulk={bulk} />}
    </JobPage>
  )
}

async function madeBy(bulkKey: number): Promise<Made[]> {
  const request = everyItem(bulkKey, 'COMPLETED')
  const dealers = await loadEveryPage(api.enrollments.searchDealers, request, 'dealers')
  return dealers.map(({ enrollmentKey, enrollmentStatus, marketName }) => ({
    key: enrollmentKey,
    status: enrollmentStatus,
    name: marketName,
  }))
}
