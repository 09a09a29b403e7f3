import { reorders } from '@marquee/contract/reorders'
import { bind } from '../platform/use-case.ts'
import {
  readBulkReorder,
  readDifferences,
  searchBulkReorders,
  searchReorderItems,
} from './read-bulk-reorders.use-case.ts'
import { reorderCampaign, reorderForMarket } from './reorder-campaign.use-case.ts'
import { retryBulkReorder, startBulkReorder } from './start-bulk-reorder.use-case.ts'

export const reordersRoutes = bind(reorders, {
  reorder: reorderCampaign,
  reorderForMarket,
  differences: readDifferences,
  start: startBulkReorder,
  search: searchBulkReorders,
  read: readBulkReorder,
  searchItems: searchReorderItems,
  retry: retryBulkReorder,
})
