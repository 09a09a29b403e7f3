import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { twoLines, type GridColumn } from '../../../ui/grid/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import type { AuditRow } from './answers.ts'
import { OutcomeChip } from './outcome-chip.tsx'
import { outcomeNames, texts } from './texts.ts'

const { columns } = texts

/** Newest first, always: the log is read by the index of its time. */
const inOrder = { sortable: false } as const

const PLAIN: readonly GridColumn<AuditRow>[] = [
  {
    id: 'at',
    title: columns.at,
    width: 205,
    ...inOrder,
    hideBelow: 'sm',
    value: ({ at }) => at,
    show: ({ at }) => showMoment(at),
  },
  {
    id: 'object',
    title: columns.object,
    width: 90,
    numeric: true,
    ...inOrder,
    value: ({ object }) => object,
    hideBelow: 'md',
  },
  {
    id: 'operation',
    title: columns.operation,
    grow: 2,
    minWidth: 120,
    ...inOrder,
    value: ({ operation }) => operation,
    hideBelow: 'lg',
  },
  {
    id: 'client',
    title: columns.client,
    width: 140,
    ...inOrder,
    hideBelow: 'lg',
    value: ({ client }) => client,
  },
  {
    id: 'agent',
    title: columns.agent,
    width: 100,
    ...inOrder,
    hideBelow: 'lg',
    value: ({ agent }) => agent,
  },
]

export const columnsFor = (onShow: (key: number) => void): GridColumn<AuditRow>[] => [
  {
    id: 'event',
    title: columns.event,
    grow: 3,
    minWidth: 120,
    ...inOrder,
    value: ({ event }) => event,
    cell: ({ key, event }) => (
      <Link component="button" type="button" onClick={() => onShow(key)} sx={twoLines}>
        {event}
      </Link>
    ),
  },
  {
    id: 'person',
    title: columns.person,
    grow: 2,
    minWidth: 100,
    ...inOrder,
    value: ({ person }) => whoIs(person),
    cell: ({ person }) => <Typography sx={twoLines}>{whoIs(person)}</Typography>,
  },
  {
    id: 'outcome',
    title: columns.outcome,
    width: 110,
    ...inOrder,
    value: ({ outcome }) => outcomeNames[outcome],
    cell: ({ outcome }) => <OutcomeChip outcome={outcome} />,
  },
  ...PLAIN,
]

const whoIs = (person: AuditRow['person']): string =>
  person ? (person.name ?? texts.outOfSight(person.key)) : texts.program
