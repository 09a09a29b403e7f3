import { useParams } from 'react-router'
import { api, useOperation } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { Page } from '../../../../ui/page/index.ts'
import { FormSkeleton, NotLoaded } from '../../../../ui/states/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import { Items } from './items.tsx'
import { Progress } from './progress.tsx'
import { texts } from './texts.ts'
import { AGAIN_MS } from './use-items.ts'

/** One bulk reorder: how far it is, and what came of each campaign. */
export function Screen() {
  const { id = '' } = useParams()
  const query = useOperation(
    api.reorders.read,
    { params: { id } },
    {
      selection: false,
      again: (bulk) => (bulk?.status === 'PENDING' ? AGAIN_MS : undefined),
    },
  )
  const { response: bulk, status } = query
  return (
    <Page
      title={bulk ? texts.of(showMoment(bulk.startedAt)) : texts.title}
      back={{ to: paths.bulkReorder, name: texts.back }}
      intro={bulk && texts.startedBy(bulk.startedBy, bulk.deploymentDate)}
    >
      {bulk ? (
        <>
          <Progress bulk={bulk} isStale={query.failure !== undefined} />
          <Items key={bulk.id} bulk={bulk} />
        </>
      ) : (
        <NotLoaded
          isLoading={status === 'loading'}
          failed={status === 'failed' ? query : undefined}
          texts={texts}
          to={paths.bulkReorder}
        >
          <FormSkeleton fields={4} />
        </NotLoaded>
      )}
    </Page>
  )
}
