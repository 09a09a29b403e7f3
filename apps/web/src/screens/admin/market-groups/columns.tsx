import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { whyNot } from '../../../api/index.ts'
import { marketGroupPath } from '../../../app/paths.ts'
import { DisabledReason } from '../../../ui/disabled-reason/index.ts'
import type { GridColumn } from '../../../ui/grid/index.ts'
import type { MarketGroup } from './answers.ts'
import { reasons, texts } from './texts.ts'

const { columns } = texts

const PLAIN: readonly GridColumn<MarketGroup>[] = [
  {
    id: 'marketCount',
    title: columns.dealers,
    value: ({ marketCount }) => marketCount,
    show: ({ marketCount }) => marketCount.toLocaleString('en-US'),
    numeric: true,
    width: 92,
  },
  {
    id: 'users',
    title: columns.users,
    value: ({ users }) => users.map(({ name }) => name).join('; '),
    show: usersOf,
    grow: 2,
    minWidth: 160,
    sortable: false,
    hideBelow: 'md',
  },
]

interface Acting {
  onDelete: (group: MarketGroup) => void
  /** Only for those who look after several brands. */
  brandName?: (hierarchyId: string) => string | undefined
}

export function columnsFor({ onDelete, brandName }: Acting): GridColumn<MarketGroup>[] {
  const brand: GridColumn<MarketGroup> = {
    id: 'brand',
    title: columns.brand,
    value: ({ hierarchyId }) => brandName?.(hierarchyId),
    width: 120,
    sortable: false,
    hideBelow: 'sm',
  }
  return [
    {
      id: 'name',
      title: columns.name,
      value: ({ name }) => name,
      link: ({ key }) => marketGroupPath(key),
      grow: 3,
      minWidth: 120,
    },
    ...(brandName ? [brand] : []),
    ...PLAIN,
    {
      id: 'actions',
      title: columns.actions,
      value: () => null,
      cell: (group) => <DeleteButton group={group} onDelete={onDelete} />,
      width: 80,
      sortable: false,
      notInCsv: true,
    },
  ]
}

function usersOf({ users: [first, ...others] }: MarketGroup): string {
  return first ? texts.andMore(first.name, others.length) : texts.nobody
}

function DeleteButton({ group, onDelete }: { group: MarketGroup } & Pick<Acting, 'onDelete'>) {
  return (
    <DisabledReason reason={whyNot(group.can.change, reasons)}>
      <IconButton
        edge="start"
        size="small"
        aria-label={texts.delete(group.name)}
        onClick={() => onDelete(group)}
      >
        <DeleteOutlined />
      </IconButton>
    </DisabledReason>
  )
}
