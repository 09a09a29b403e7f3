import type { AnswerOf } from '@marquee/contract/operation'
import type { mailReturns } from '@marquee/contract/mail-returns'
import Link from '@mui/material/Link'
import { twoLines, type GridColumn } from '../../../../ui/grid/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import { texts } from './texts.ts'

type Report = AnswerOf<typeof mailReturns.searchUnread>['reports'][number]

const { columns } = texts

const PLAIN: readonly GridColumn<Report>[] = [
  {
    id: 'from',
    title: columns.from,
    value: ({ from }) => from,
    grow: 3,
    minWidth: 170,
    sortable: false,
    hideBelow: 'md',
  },
  {
    id: 'campaign',
    title: columns.campaign,
    value: ({ sent }) => sent?.campaign.name ?? texts.unknown,
    grow: 3,
    minWidth: 130,
    sortable: false,
  },
  {
    id: 'dealer',
    title: columns.dealer,
    value: ({ sent }) => sent?.dealer ?? texts.unknown,
    grow: 2,
    minWidth: 130,
    sortable: false,
    hideBelow: 'lg',
  },
  {
    id: 'arrivedAt',
    title: columns.arrivedAt,
    value: ({ arrivedAt }) => arrivedAt,
    show: ({ arrivedAt }) => showMoment(arrivedAt),
    width: 205,
    sortable: false,
    hideBelow: 'sm',
  },
]

export const columnsFor = (onShow: (key: number) => void): GridColumn<Report>[] => [
  {
    id: 'subject',
    title: columns.subject,
    value: ({ subject }) => subject,
    cell: ({ key, subject }) => (
      <Link component="button" type="button" onClick={() => onShow(key)} sx={twoLines}>
        {nameOf(subject)}
      </Link>
    ),
    grow: 4,
    minWidth: 170,
    sortable: false,
  },
  ...PLAIN,
]

export const nameOf = (subject: string): string => (subject === '' ? texts.noSubject : subject)

export function stepOf({ step, wave, isSeed }: NonNullable<Report['sent']>): string {
  const parts = [step, texts.wave(wave)]
  return (isSeed === true ? [...parts, texts.seed] : parts).join(' · ')
}
