import { suppressedForNames, unsentStateNames } from '@marquee/rules/sendings'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { customerPath } from '../../../app/paths.ts'
import { twoLines, type GridColumn } from '../../../ui/grid/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import type { Unsent, UnsentPiece } from './answers.ts'
import { CountAsSent, SendAgain } from './decide.tsx'
import { texts } from './texts.ts'

const { columns } = texts

const whoOf = ({ recipient, isSeed, name }: UnsentPiece): string =>
  name ?? (isSeed ? texts.seed : texts.customer(recipient))

const whyOf = ({ reason, answer }: UnsentPiece): string =>
  [reason && suppressedForNames[reason], answer && texts.said(answer)].filter(Boolean).join(' · ')

const PLAIN: readonly GridColumn<UnsentPiece>[] = [
  {
    id: 'state',
    title: columns.state,
    value: ({ state }) => unsentStateNames[state],
    cell: ({ state }) => <Box sx={twoLines}>{unsentStateNames[state]}</Box>,
    grow: 2,
    minWidth: 150,
    sortable: false,
  },
  {
    id: 'why',
    title: columns.why,
    value: whyOf,
    cell: (piece) => <Box sx={twoLines}>{whyOf(piece)}</Box>,
    grow: 4,
    minWidth: 120,
    sortable: false,
    hideBelow: 'sm',
  },
  {
    id: 'tries',
    title: columns.tries,
    value: ({ tries }) => tries,
    numeric: true,
    width: 80,
    sortable: false,
    hideBelow: 'lg',
  },
  {
    id: 'changedAt',
    title: columns.changedAt,
    value: ({ changedAt }) => changedAt,
    show: ({ changedAt }) => showMoment(changedAt),
    width: 190,
    sortable: false,
    hideBelow: 'lg',
  },
]

export const columnsFor = ({ sending, can }: Unsent): GridColumn<UnsentPiece>[] => [
  {
    id: 'who',
    title: columns.who,
    value: whoOf,
    cell: (piece) => <Who piece={piece} marketKey={sending.market.key} />,
    grow: 3,
    minWidth: 120,
    sortable: false,
  },
  ...PLAIN,
  {
    id: 'actions',
    title: columns.actions,
    value: () => null,
    cell: (piece) => piece.state === 'unknown' && <Deciding piece={piece} of={{ sending, can }} />,
    width: 230,
    sortable: false,
    notInCsv: true,
    hideBelow: 'md',
  },
]

/** Customers are named to those who may look them up, and lead to what is known of them. */
function Who({ piece, marketKey }: { piece: UnsentPiece; marketKey: number }) {
  if (piece.isSeed || piece.name === null) return whoOf(piece)
  return (
    <Link component={RouterLink} to={customerPath(marketKey, piece.recipient)} sx={twoLines}>
      {piece.name}
    </Link>
  )
}

function Deciding({ piece, of }: { piece: UnsentPiece; of: Pick<Unsent, 'sending' | 'can'> }) {
  const { sending, can } = of
  const common = {
    sendingKey: sending.key,
    pieces: [piece],
    size: 'small',
    variant: 'text',
  } as const
  return (
    <>
      {can.sendAgain.ok && (
        <SendAgain
          {...common}
          label={texts.sendAgain}
          aria-label={texts.sendAgainTo(whoOf(piece))}
        />
      )}
      {can.countAsSent.ok && (
        <CountAsSent
          {...common}
          label={texts.countAsSent}
          aria-label={texts.countAsSentTo(whoOf(piece))}
        />
      )}
    </>
  )
}
