import { useParams } from 'react-router'
import { api, loadEveryPage, useChange, useOperation } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { Page } from '../../../../ui/page/index.ts'
import { FormSkeleton, NotLoaded } from '../../../../ui/states/index.ts'
import {
  AGAIN_MS,
  DeleteMade,
  JobProgress,
  RetryFailed,
  type Made,
} from '../../../../widgets/reorders/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import type { BulkReorder } from '../answers.ts'
import { LARGEST_PAGE } from '../use-choose-all.ts'
import { Items } from './items.tsx'
import { deleteTexts, texts } from './texts.ts'

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
      intro={bulk && texts.startedBy(bulk.startedBy, bulk.mailDate)}
    >
      {bulk ? (
        <>
          <Progress bulk={bulk} isStale={query.failure !== undefined} />
          <Items key={bulk.key} bulk={bulk} />
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

interface ProgressProps {
  bulk: BulkReorder
  /** The latest state could not be loaded. */
  isStale: boolean
}

function Progress({ bulk, isStale }: ProgressProps) {
  const { key, can, retryable } = bulk
  const change = useChange(api.reorders.retry, {
    refreshes: [api.reorders.read, api.reorders.searchItems, api.reorders.search],
    success: texts.retried,
    fails: false,
    selection: false,
  })
  const actions = (
    <>
      <DeleteMade
        job={bulk}
        texts={deleteTexts}
        load={() => madeBy(key)}
        touches={api.reorders.searchItems}
      />
      {can.retry.ok && (
        <RetryFailed
          isRunning={change.isRunning}
          retry={() => change.attempt({ params: { id: String(key) }, query: {} })}
        >
          {texts.retry(retryable)}
        </RetryFailed>
      )}
    </>
  )
  return <JobProgress job={bulk} texts={texts} isStale={isStale} actions={actions} />
}

async function madeBy(bulkKey: number): Promise<Made[]> {
  const query = { status: 'COMPLETED' as const }
  const request = { params: { id: String(bulkKey) }, query, body: { size: LARGEST_PAGE } }
  const items = await loadEveryPage(api.reorders.searchItems, request, 'items')
  return items.map(({ newCampaignKey, newCampaignStatus, campaignName, marketName }) => ({
    key: newCampaignKey,
    status: newCampaignStatus,
    name: deleteTexts.named(campaignName, marketName),
  }))
}
