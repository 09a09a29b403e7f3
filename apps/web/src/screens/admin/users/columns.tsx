import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { PERMISSIONS } from '@marquee/rules/access'
import { twoLines, type GridColumn } from '../../../ui/grid/index.ts'
import { levelNames } from '../../../widgets/user-state/index.ts'
import type { Person } from './answers.ts'
import { PersonActions, type PersonActing } from './person-actions.tsx'
import { StatusChip } from './status-chip.tsx'
import { statusNames, texts } from './texts.ts'

const { columns } = texts

const PLAIN: readonly GridColumn<Person>[] = [
  {
    id: 'email',
    title: columns.email,
    value: ({ email }) => email,
    grow: 5,
    minWidth: 160,
    hideBelow: 'md',
  },
  {
    id: 'level',
    title: columns.level,
    value: ({ level }) => levelNames[level],
    width: 100,
    hideBelow: 'sm',
  },
  {
    id: 'home',
    title: columns.home,
    value: ({ home }) => home.name,
    grow: 4,
    minWidth: 150,
    hideBelow: 'sm',
  },
  {
    id: 'permissions',
    title: columns.permissions,
    value: ({ permissions }) => permissions.length,
    show: ({ permissions }) => howMany(permissions.length),
    width: 120,
    sortable: false,
    hideBelow: 'lg',
  },
  {
    id: 'status',
    title: columns.status,
    value: ({ status }) => statusNames[status],
    cell: ({ status }) => <StatusChip status={status} />,
    width: 124,
  },
]

export function columnsFor(acting: PersonActing): GridColumn<Person>[] {
  return [
    {
      id: 'name',
      title: columns.name,
      value: ({ name }) => name,
      cell: (person) => <Name person={person} onChange={acting.onChange} />,
      grow: 3,
      minWidth: 106,
    },
    ...PLAIN,
    {
      id: 'actions',
      title: columns.actions,
      value: () => null,
      cell: (person) => <PersonActions person={person} {...acting} />,
      width: 96,
      sortable: false,
      notInCsv: true,
    },
  ]
}

function howMany(count: number): string {
  if (count === 0) return texts.none
  return count === PERMISSIONS.length ? texts.all : `${count} / ${PERMISSIONS.length}`
}

/** A click on the name changes the person, where that is allowed. */
function Name({ person, onChange }: { person: Person } & Pick<PersonActing, 'onChange'>) {
  if (!person.can.change.ok) return <Typography sx={twoLines}>{person.name}</Typography>
  return (
    <Link component="button" type="button" onClick={() => onChange(person)} sx={twoLines}>
      {person.name}
    </Link>
  )
}
