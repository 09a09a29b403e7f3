import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { builderPath } from '../../../app/paths.ts'
import { twoLines, type GridColumn } from '../../../ui/grid/index.ts'
import type { Difference } from './answers.ts'
import { outcomeOf, whyOf, type Outcome } from './outcome.rules.ts'
import { checkTexts } from './texts.ts'

const { columns, outcomes } = checkTexts
const TONES = { made: 'success', noted: 'warning', refused: 'error' } as const

export const differenceColumns: readonly GridColumn<Difference>[] = [
  {
    id: 'campaignName',
    title: columns.campaign,
    value: ({ campaignName }) => campaignName,
    link: ({ campaignKey }) => builderPath(campaignKey, 'confirmation'),
    grow: 3,
    minWidth: 120,
  },
  {
    id: 'marketName',
    title: columns.market,
    value: ({ marketName }) => marketName,
    cell: ({ marketName }) => <Typography sx={twoLines}>{marketName}</Typography>,
    grow: 3,
    minWidth: 120,
  },
  {
    id: 'outcome',
    title: columns.outcome,
    value: (row) => outcomes[outcomeOf(row)],
    cell: (row) => <OutcomeChip outcome={outcomeOf(row)} />,
    width: 150,
    hideBelow: 'sm',
  },
  {
    id: 'why',
    title: columns.why,
    value: whyOf,
    cell: (row) => (
      <Typography title={whyOf(row)} sx={twoLines}>
        {whyOf(row)}
      </Typography>
    ),
    grow: 5,
    minWidth: 200,
  },
]

function OutcomeChip({ outcome }: { outcome: Outcome }) {
  return <Chip label={outcomes[outcome]} color={TONES[outcome]} />
}
