import { useParams } from 'react-router'
import { api, loadEveryPage, useChange, useOperation } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import {
  everyItem,
  JobPage,
  ofOneJob,
  retrying,
  type Made,
} from '../../../../widgets/reorders/index.ts'
import { Items } from './items.tsx'
import { draftOf, madeTexts, texts } from './texts.ts'

/** One bulk reorder: how far it is, and what came of each campaign. */
export function Screen() {
  const { id = '' } = useParams()
  const query = useOperation(api.reorders.read, { params: { id } }, ofOneJob)
  const retry = useChange(
    api.reorders.retry,
    retrying([api.reorders.read, api.reorders.searchItems, api.reorders.search]),
  )
  return (
    <JobPage
      query={query}
      texts={texts}
      toAll={paths.bulkReorder}
      back={{ to: paths.bulkReorder, name: texts.back }}
      intro={({ startedBy, mailDate }) => texts.startedBy(startedBy, mailDate)}
      retry={retry}
      made={{ texts: madeTexts, load: madeBy, touches: api.reorders.searchItems }}
    >
      {(bulk) => <Items key={bulk.key} bulk={bulk} />}
    </JobPage>
  )
}

async function madeBy(bulkKey: number): Promise<Made[]> {
  const request = everyItem(bulkKey, 'COMPLETED')
  const items = await loadEveryPage(api.reorders.searchItems, request, 'items')
  return items.map(({ newCampaignKey, newCampaignStatus, campaignName, marketName }) => ({
    key: newCampaignKey,
    status: newCampaignStatus,
    name: draftOf(campaignName, marketName),
  }))
}
