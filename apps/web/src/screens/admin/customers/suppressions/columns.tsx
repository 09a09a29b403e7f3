import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { customerPath } from '../../../../app/paths.ts'
import { twoLines, type GridColumn } from '../../../../ui/grid/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import { texts } from './texts.ts'
import type { ListedSuppression } from './use-suppressions.ts'

const { columns: titles } = texts

/** Who it is, as far as that can still be said. */
export const whoOf = ({ person, isKnown }: ListedSuppression): string => {
  if (person) return person.email ? `${person.name} (${person.email})` : person.name
  return isKnown ? texts.known : texts.unknown
}

export const whyOf = ({ why }: ListedSuppression): string => (why === null ? '' : texts.whys[why])

/** A recipient has no account: the row says that it was they. */
export const byOf = ({ by, source }: ListedSuppression): string =>
  by === '' && source !== 'ADMINISTRATOR' ? texts.recipient : by

const PLAIN: readonly GridColumn<ListedSuppression>[] = [
  {
    id: 'channel',
    title: titles.channel,
    value: ({ channel }) => texts.channels[channel],
    sortable: false,
    width: 130,
    hideBelow: 'md',
  },
  {
    id: 'reason',
    title: titles.reason,
    value: ({ reason }) => texts.reasons[reason],
    cell: ({ reason }) => <Typography sx={twoLines}>{texts.reasons[reason]}</Typography>,
    sortable: false,
    grow: 2,
    minWidth: 110,
    hideBelow: 'sm',
  },
  {
    id: 'source',
    title: titles.source,
    value: ({ source }) => texts.sources[source],
    sortable: false,
    width: 150,
    hideBelow: 'md',
  },
  {
    id: 'why',
    title: titles.why,
    value: whyOf,
    sortable: false,
    width: 150,
    hideBelow: 'xl',
  },
  {
    id: 'market',
    title: titles.market,
    value: ({ marketName }) => marketName,
    cell: ({ marketName }) => <Typography sx={twoLines}>{marketName}</Typography>,
    sortable: false,
    grow: 2,
    minWidth: 140,
    hideBelow: 'lg',
  },
  {
    id: 'campaign',
    title: titles.campaign,
    value: ({ campaignName }) => campaignName ?? '',
    sortable: false,
    grow: 2,
    minWidth: 120,
    hideBelow: 'xl',
  },
  {
    id: 'by',
    title: titles.by,
    value: byOf,
    sortable: false,
    width: 140,
    hideBelow: 'xl',
  },
  {
    id: 'at',
    title: titles.at,
    value: ({ at }) => at,
    show: ({ at }) => showMoment(at),
    width: 190,
    hideBelow: 'md',
  },
]

function Who({ of }: { of: ListedSuppression }) {
  const { person } = of
  if (!person) return <Typography sx={twoLines}>{whoOf(of)}</Typography>
  return (
    <Link
      component={RouterLink}
      to={customerPath(person.marketKey, person.household)}
      sx={twoLines}
    >
      {whoOf(of)}
    </Link>
  )
}

export const columnsFor = (
  onLift: (one: ListedSuppression) => void,
): GridColumn<ListedSuppression>[] => [
  {
    id: 'person',
    title: titles.person,
    value: whoOf,
    cell: (one) => <Who of={one} />,
    sortable: false,
    grow: 3,
    minWidth: 130,
  },
  ...PLAIN,
  {
    id: 'lift',
    title: titles.lift,
    value: () => '',
    cell: (one) =>
      one.can.lift.ok && (
        <Button
          size="small"
          variant="outlined"
          aria-label={texts.liftOf(whoOf(one))}
          onClick={() => onLift(one)}
        >
          {texts.lift}
        </Button>
      ),
    sortable: false,
    width: 132,
  },
]
