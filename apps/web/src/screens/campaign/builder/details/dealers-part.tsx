import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import {
  areAllSelected,
  dealerRows,
  detailsLabel,
  detailsTexts,
  searchDealers,
  selectAllDealers,
  type DealerRow,
} from '@marquee/rules/campaigns'
import { showPhone } from '@marquee/rules/phone'
import { templateReasons } from '@marquee/rules/templates'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useField } from '../../../../ui/form/index.ts'
import { sheet } from '../../../../ui/page/index.ts'
import { DebouncedSearchBox } from '../../../../ui/search-box/index.ts'
import { ErrorState, RowsSkeleton } from '../../../../ui/states/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import { Part } from '../part.tsx'
import { DealersTable } from './dealers-table.tsx'
import { sortedDealers, orderBy, type DealerOrder } from './dealers.rules.ts'
import type { DetailsValues } from './details.rules.ts'
import { texts } from './texts.ts'
import { useDetails, type GroupDealer } from './use-details.ts'

const NAME = 'selectedMarketKeys'
const { title, search } = detailsTexts.dealers

/** A plain table: the grid takes too long to show other rows after each search. */
export function DealersPart() {
  const { form, around } = useDetails()
  const { response, status, error, retry } = around.dealers
  const [order, setOrder] = useState<DealerOrder>({ by: 'dealerName', isDescending: false })
  const all = useMemo(
    () => sortedDealers(dealerRows(response?.childMarkets ?? []), order),
    [response, order],
  )
  const [text, setText] = useState('')
  const [page, setPage] = useState(0)
  const found = useMemo(() => searchDealers(all, text), [all, text])
  const field = useField<DetailsValues, number[]>({
    control: form.control,
    name: NAME,
    label: detailsLabel(NAME),
  })
  const { value, change } = field
  return (
    <Part title={title}>
      <FundedByAssociation />
      <Box {...field.place} onKeyDown={keepFromSending} sx={framed}>
        <Box sx={{ p: 3 }}>
          <DebouncedSearchBox
            cancelOnEscape
            placeholder={search}
            sx={wide}
            onSearch={(query) => {
              setText(query)
              setPage(0)
            }}
          />
        </Box>
        <DealersBar all={all} found={found} selected={value} onChange={change} />
        {status === 'loading' && <RowsSkeleton rows={6} />}
        {status === 'failed' && (
          <ErrorState title={texts.listFailed} onRetry={retry}>
            {error}
          </ErrorState>
        )}
        <DealersTable
          found={found}
          order={order}
          page={page}
          selected={value}
          onPage={setPage}
          whenEmpty={whenEmpty(status, all.length)}
          onOrder={(column) => setOrder((known) => orderBy(known, column))}
          onChange={change}
        />
      </Box>
      {field.message && <FormHelperText error>{field.message}</FormHelperText>}
      <ClosedDealers />
    </Part>
  )
}

function whenEmpty(status: string, all: number): string | undefined {
  if (status === 'idle') return texts.dealers.groupFirst
  if (status !== 'succeeded') return undefined
  return all === 0 ? texts.dealers.noneOffered : texts.dealers.noneFound
}

/** Enter in the search box searches at once; it does not save the campaign. */
function keepFromSending(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

const wide = { width: { xs: '100%', sm: '20rem' } }

const framed = { ...sheet, overflow: 'hidden' } as const

/** Where the association pays, it decides which dealers take part. */
function FundedByAssociation() {
  const { form } = useDetails()
  const { support } = useUserState()
  const funding = useWatch({ control: form.control, name: 'metroCampaign.fundingType' })
  if (funding !== 'DAA_FUNDING') return null
  return (
    <Alert severity="info" sx={{ mb: 4 }}>
      {detailsTexts.dealers.allEligible(showPhone(support.phone), support.email)}
    </Alert>
  )
}

interface DealersBarProps {
  /** The dealers that are offered, and those of them that the search finds. */
  all: readonly DealerRow[]
  found: readonly DealerRow[]
  selected: readonly number[]
  onChange: (selected: number[]) => void
}

/** How many dealers are selected, and a button that selects all that are found, or none of them. */
function DealersBar({ all, found, selected, onChange }: DealersBarProps) {
  const offered = new Set(all.map(({ id }) => id))
  const stillOffered = selected.filter((key) => offered.has(key))
  const notOffered = all.length === 0 ? 0 : selected.length - stillOffered.length
  const isWhole = areAllSelected(selected, found)
  return (
    <Box sx={bar}>
      <Typography role="status" sx={{ flex: '1 1 auto', fontWeight: 'fontWeightMedium' }}>
        {all.length > 0 && texts.dealers.chosen(stillOffered.length, all.length)}
      </Typography>
      <Button
        size="small"
        variant={isWhole ? 'contained' : 'outlined'}
        aria-pressed={isWhole}
        disabled={found.length === 0}
        onClick={() => onChange(selectAllDealers(selected, found))}
      >
        {detailsTexts.dealers.selectAll}
      </Button>
      {notOffered > 0 && (
        <Box sx={{ flexBasis: '100%' }}>
          {texts.dealers.left(notOffered)}{' '}
          <Button size="small" onClick={() => onChange(stillOffered)}>
            {texts.dealers.removeLeft}
          </Button>
        </Box>
      )}
    </Box>
  )
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 4,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
} as const

const MOST_NAMED = 20

/** The dealers of the group that cannot be selected, and why. */
function ClosedDealers() {
  const { response } = useDetails().around.dealers
  const closed = (response?.childMarkets ?? []).filter(({ isSelectable }) => !isSelectable)
  if (closed.length === 0) return null
  const more = closed.length - MOST_NAMED
  return (
    <Box component="details" sx={{ mt: 3, color: 'text.secondary' }}>
      <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content' }}>
        {texts.dealers.closed(closed.length)}
      </Box>
      <Box component="ul" sx={{ my: 1, pl: 4 }}>
        {closed.slice(0, MOST_NAMED).map((dealer) => (
          <li key={dealer.market.key}>{`${dealer.market.name}: ${reasonOf(dealer)}`}</li>
        ))}
      </Box>
      {more > 0 && <Typography>{texts.dealers.moreClosed(more)}</Typography>}
    </Box>
  )
}

const reasons: Readonly<Record<string, string>> = templateReasons

const reasonOf = ({ reason }: GroupDealer) => reasons[reason ?? ''] ?? reason ?? ''
