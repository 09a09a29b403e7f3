import Typography from '@mui/material/Typography'
import { api, loadEveryPage, useOperation } from '../../../../api/index.ts'
import { builderPath } from '../../../../app/paths.ts'
import { twoLines } from '../../../../ui/grid/index.ts'
import {
  everyItem,
  itemColumns,
  JobItems,
  useJobItems,
} from '../../../../widgets/reorders/index.ts'
import type { BulkReorder, ReorderItem } from '../answers.ts'
import { whyOf } from '../outcome.rules.ts'
import { itemTexts as texts } from './texts.ts'

const CHANGED_AT_END = [api.reorders.searchItems, api.reorders.search, api.campaigns.search]

type Column = 'marketName' | 'campaignName' | 'status'

/** What came of each campaign. */
export function Items({ bulk }: { bulk: Pick<BulkReorder, 'key' | 'status'> }) {
  const list = useJobItems<Column>(bulk, CHANGED_AT_END)
  const query = useOperation(api.reorders.searchItems, list.request, list.options)
  return (
    <JobItems
      list={list}
      query={query}
      items={query.response?.items}
      columns={columns}
      texts={texts}
      load={() => loadEveryPage(api.reorders.searchItems, everyItem(bulk.key), 'items')}
    />
  )
}

const columns = itemColumns<ReorderItem>({
  named: [
    {
      id: 'campaignName',
      title: texts.campaign,
      value: ({ campaignName }) => campaignName,
      link: ({ campaignKey }) => builderPath(campaignKey, 'confirmation'),
      grow: 3,
      minWidth: 120,
    },
    {
      id: 'marketName',
      title: texts.market,
      value: ({ marketName }) => marketName,
      cell: ({ marketName }) => <Typography sx={twoLines}>{marketName}</Typography>,
      grow: 3,
      minWidth: 110,
      hideBelow: 'sm',
    },
  ],
  made: texts.draft,
  madeOf: ({ newCampaignKey }) => newCampaignKey,
  openOf: ({ campaignName, marketName }) => texts.openOf(campaignName, marketName),
  whyOf,
})
