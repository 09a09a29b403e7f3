import Link from '@mui/material/Link'
import type { outbox } from '@marquee/contract/outbox'
import type { AnswerOf } from '@marquee/contract/operation'
import { twoLines, type GridColumn } from '../../../ui/grid/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import { stateNames, texts } from './texts.ts'

type Email = AnswerOf<typeof outbox.search>['emails'][number]

const { columns } = texts

const PLAIN: readonly GridColumn<Email>[] = [
  {
    id: 'to',
    title: columns.to,
    value: ({ to }) => to,
    grow: 3,
    minWidth: 150,
    sortable: false,
    hideBelow: 'sm',
  },
  {
    id: 'state',
    title: columns.state,
    value: ({ state }) => stateNames[state],
    width: 120,
    sortable: false,
  },
  {
    id: 'madeAt',
    title: columns.madeAt,
    value: ({ madeAt }) => madeAt,
    show: ({ madeAt }) => showMoment(madeAt),
    width: 205,
    sortable: false,
    hideBelow: 'md',
  },
  {
    id: 'answer',
    title: columns.answer,
    value: ({ answer }) => answer,
    grow: 2,
    minWidth: 130,
    sortable: false,
    hideBelow: 'lg',
  },
]

export const columnsFor = (onShow: (key: number) => void): GridColumn<Email>[] => [
  {
    id: 'subject',
    title: columns.subject,
    value: ({ subject }) => subject,
    cell: ({ key, subject }) => (
      <Link component="button" type="button" onClick={() => onShow(key)} sx={twoLines}>
        {subject}
      </Link>
    ),
    grow: 5,
    minWidth: 170,
    sortable: false,
  },
  ...PLAIN,
]
