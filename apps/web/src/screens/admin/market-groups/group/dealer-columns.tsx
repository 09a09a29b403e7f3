import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { twoLines, type GridColumn } from '../../../../ui/grid/index.ts'
import type { GroupDealer } from '../answers.ts'
import { RemoveButton } from './remove-button.tsx'
import { dealerTexts } from './texts.ts'

const { columns, statuses } = dealerTexts

/** The columns that identify dealers, in the group and among those to add. */
export const dealerColumns: readonly GridColumn<GroupDealer>[] = [
  {
    id: 'marketName',
    title: columns.name,
    value: ({ marketName }) => marketName,
    cell: ({ marketName }) => <Typography sx={twoLines}>{marketName}</Typography>,
    grow: 5,
    minWidth: 140,
  },
  {
    id: 'sourceId',
    title: columns.id,
    value: ({ sourceId }) => sourceId.id,
    width: 104,
    hideBelow: 'sm',
  },
  {
    id: 'city',
    title: columns.city,
    value: ({ city, countrySubdivision }) =>
      [city, countrySubdivision?.code].filter(Boolean).join(', '),
    grow: 3,
    minWidth: 130,
    hideBelow: 'sm',
  },
  {
    id: 'district',
    title: columns.district,
    value: ({ marketHierarchyByType }) => marketHierarchyByType.district,
    grow: 3,
    minWidth: 130,
    hideBelow: 'md',
  },
  {
    id: 'zone',
    title: columns.zone,
    value: ({ marketHierarchyByType }) => marketHierarchyByType.zone,
    grow: 2,
    minWidth: 110,
    sortable: false,
    hideBelow: 'lg',
  },
]

/** Only where closed dealers may stand. */
export const statusColumn: GridColumn<GroupDealer> = {
  id: 'status',
  title: columns.status,
  value: ({ status }) => statuses[status],
  cell: ({ status }) => <StatusChip status={status} />,
  width: 96,
  sortable: false,
  hideBelow: 'sm',
}

function StatusChip({ status }: Pick<GroupDealer, 'status'>) {
  const tone = status === 'ACTIVE' ? 'success' : 'secondary'
  return <Chip label={statuses[status]} sx={{ color: `${tone}.main`, bgcolor: `${tone}.tint` }} />
}

export function removeColumn(
  onRemove: (dealer: GroupDealer) => Promise<boolean>,
): GridColumn<GroupDealer> {
  return {
    id: 'actions',
    title: columns.actions,
    value: () => null,
    cell: (dealer) => (
      <RemoveButton
        label={dealerTexts.remove(dealer.marketName)}
        onRemove={() => onRemove(dealer)}
      />
    ),
    width: 80,
    sortable: false,
    notInCsv: true,
  }
}
