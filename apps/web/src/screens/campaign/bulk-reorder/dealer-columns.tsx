import Typography from '@mui/material/Typography'
import { twoLines, type GridColumn } from '../../../ui/grid/index.ts'
import type { MarketSummary } from '../../../widgets/markets/index.ts'
import { placesTexts } from './texts.ts'

const { columns } = placesTexts

/** What is kept of a dealer that is chosen. */
export type Dealer = Pick<MarketSummary, 'key' | 'name'> & Partial<MarketSummary>

export const dealerColumns: readonly GridColumn<Dealer>[] = [
  {
    id: 'name',
    title: columns.name,
    value: ({ name }) => name,
    cell: ({ name }) => <Typography sx={twoLines}>{name}</Typography>,
    grow: 4,
    minWidth: 140,
  },
  {
    id: 'sourceId',
    title: columns.id,
    value: ({ sourceId }) => sourceId?.id,
    width: 110,
    hideBelow: 'sm',
  },
  {
    id: 'city',
    title: columns.city,
    value: ({ city, countrySubdivision }) =>
      [city, countrySubdivision?.code].filter(Boolean).join(', '),
    grow: 2,
    minWidth: 120,
    hideBelow: 'sm',
  },
  {
    id: 'district',
    title: columns.district,
    value: ({ marketHierarchyByType }) => marketHierarchyByType?.district,
    sortable: false,
    grow: 2,
    minWidth: 120,
    hideBelow: 'md',
  },
]
