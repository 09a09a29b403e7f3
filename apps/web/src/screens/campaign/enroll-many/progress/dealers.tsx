import Typography from '@mui/material/Typography'
import { api, loadEveryPage, useOperation } from '../../../../api/index.ts'
import { twoLines } from '../../../../ui/grid/index.ts'
import {
  everyItem,
  itemColumns,
  JobItems,
  useJobItems,
} from '../../../../widgets/reorders/index.ts'
import type { BulkEnrollment, EnrolledDealer } from '../answers.ts'
import { dealerTexts as texts } from './texts.ts'

const CHANGED_AT_END = [
  api.enrollments.searchDealers,
  api.enrollments.search,
  api.campaigns.search,
  api.annual.searchYears,
]

type Column = 'marketName' | 'status'

/** What came of each dealer. */
export function Dealers({ bulk }: { bulk: Pick<BulkEnrollment, 'key' | 'status'> }) {
  const list = useJobItems<Column>(bulk, CHANGED_AT_END)
  const query = useOperation(api.enrollments.searchDealers, list.request, list.options)
  return (
    <JobItems
      list={list}
      query={query}
      items={query.response?.dealers}
      columns={columns}
      texts={texts}
      load={() => loadEveryPage(api.enrollments.searchDealers, everyItem(bulk.key), 'dealers')}
    />
  )
}

const columns = itemColumns<EnrolledDealer>({
  named: [
    {
      id: 'marketName',
      title: texts.dealer,
      value: ({ marketName }) => marketName,
      cell: ({ marketName }) => <Typography sx={twoLines}>{marketName}</Typography>,
      grow: 3,
      minWidth: 140,
    },
  ],
  made: texts.year,
  madeOf: ({ enrollmentKey }) => enrollmentKey,
  openOf: ({ marketName }) => texts.openOf(marketName),
  whyOf: ({ message }) => message,
})
