import type { AnswerOf } from '@marquee/contract/operation'
import type { keptEmails } from '@marquee/contract/kept-emails'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { twoLines, type GridColumn } from '../../../../ui/grid/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import { texts } from './texts.ts'

type KeptEmail = AnswerOf<typeof keptEmails.search>['emails'][number]

const { columns } = texts

const PLAIN: readonly GridColumn<KeptEmail>[] = [
  {
    id: 'to',
    title: columns.to,
    value: ({ to }) => to,
    grow: 3,
    minWidth: 150,
    sortable: false,
  },
  {
    id: 'campaign',
    title: columns.campaign,
    value: ({ campaign }) => campaign.name,
    cell: ({ campaign }) => <Typography sx={twoLines}>{campaign.name}</Typography>,
    grow: 3,
    minWidth: 130,
    sortable: false,
    hideBelow: 'md',
  },
  {
    id: 'dealer',
    title: columns.dealer,
    value: ({ dealer }) => dealer,
    cell: ({ dealer }) => <Typography sx={twoLines}>{dealer}</Typography>,
    grow: 2,
    minWidth: 130,
    sortable: false,
    hideBelow: 'lg',
  },
  {
    id: 'step',
    title: columns.step,
    value: stepOf,
    cell: (email) => <Typography sx={twoLines}>{stepOf(email)}</Typography>,
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
    width: 190,
    sortable: false,
    hideBelow: 'sm',
  },
]

export const columnsFor = (onShow: (key: number) => void): GridColumn<KeptEmail>[] => [
  {
    id: 'subject',
    title: columns.subject,
    value: ({ subject }) => subject,
    cell: ({ key, subject }) => (
      <Link component="button" type="button" onClick={() => onShow(key)} sx={twoLines}>
        {subject}
      </Link>
    ),
    grow: 4,
    minWidth: 150,
    sortable: false,
  },
  ...PLAIN,
]

export function stepOf({ step, wave, isSeed }: Pick<KeptEmail, 'step' | 'wave' | 'isSeed'>) {
  const parts = [step, texts.wave(wave)]
  return (isSeed ? [...parts, texts.seed] : parts).join(' · ')
}
