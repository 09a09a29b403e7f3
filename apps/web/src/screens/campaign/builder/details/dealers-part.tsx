import FormHelperText from '@mui/material/FormHelperText'
import Box from '@mui/material/Box'
import { dealerRows, detailsLabel, detailsTexts, searchDealers } from '@marquee/rules/campaigns'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { useField } from '../../../../ui/form/index.ts'
import { DebouncedSearchBox } from '../../../../ui/search-box/index.ts'
import { ErrorState, RowsSkeleton } from '../../../../ui/states/index.ts'
import { ClosedDealers } from './closed-dealers.tsx'
import { DealersBar } from './dealers-bar.tsx'
import { DealersTable } from './dealers-table.tsx'
import { useDetails } from './details.ts'
import type { DetailsValues } from './details-values.rules.ts'
import { FundedByAssociation } from './funded-by-association.tsx'
import { Part } from '../part.tsx'
import { sortedDealers, turned, type DealerOrder } from './sorted-dealers.rules.ts'
import { texts } from './texts.ts'

const NAME = 'selectedMarketKeys'
const { title, search } = detailsTexts.dealers

/** A table of its own: the grid takes too long to show other rows after each search. */
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
      <Box {...field.place} onKeyDown={keepFromSending} sx={sheet}>
        <Box sx={{ p: 3 }}>
          <DebouncedSearchBox
            cancelOnEscape
            placeholder={search}
            sx={wide}
            onSearch={(wanted) => {
              setText(wanted)
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
          onOrder={(column) => setOrder((known) => turned(known, column))}
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

/** Enter in the search looks at once; it does not save the campaign. */
function keepFromSending(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

const wide = { width: { xs: '100%', sm: '20rem' } }

const sheet = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const
