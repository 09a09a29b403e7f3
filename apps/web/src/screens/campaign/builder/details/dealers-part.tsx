import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { dealerRows, detailsLabel, detailsTexts, searchDealers } from '@marquee/rules/campaigns'
import { useCallback, useMemo, useState, type KeyboardEvent } from 'react'
import { Grid } from '../../../../ui/grid/index.ts'
import { useField } from '../../../../ui/form/index.ts'
import { ClosedDealers } from './closed-dealers.tsx'
import { dealerColumns } from './dealer-columns.ts'
import { DealersBar } from './dealers-bar.tsx'
import { useDetails } from './details.ts'
import type { DetailsValues } from './details-values.rules.ts'
import { FundedByAssociation } from './funded-by-association.tsx'
import { Part } from '../part.tsx'
import { texts } from './texts.ts'

const NAME = 'selectedMarketKeys'
const { title, search } = detailsTexts.dealers

export function DealersPart() {
  const { form, around } = useDetails()
  const { response, status, error, retry } = around.dealers
  const all = useMemo(() => dealerRows(response?.childMarkets ?? []), [response])
  const [text, setText] = useState('')
  const found = useMemo(() => searchDealers(all, text), [all, text])
  const field = useField<DetailsValues, number[]>({
    ...{ control: form.control, name: NAME, label: detailsLabel(NAME) },
  })
  const { value, change } = field
  const ids = useMemo(() => new Set<number | string>(value), [value])
  const choose = useCallback(
    (chosen: ReadonlySet<number | string>) => change([...chosen].map(Number)),
    [change],
  )
  return (
    <Part title={title}>
      <FundedByAssociation />
      <Box {...field.place} onKeyDown={keepFromSending}>
        <Grid
          label={title}
          columns={dealerColumns}
          rows={found}
          rowId={rowId}
          loading={status === 'loading'}
          error={error}
          onRetry={retry}
          whenEmpty={whenEmpty(status === 'idle', all.length)}
          search={{ placeholder: search, onSearch: setText }}
          selection={{ ids, onChange: choose }}
          bar={<DealersBar {...{ all, found, selected: value }} onChange={change} />}
        />
      </Box>
      {field.message && <FormHelperText error>{field.message}</FormHelperText>}
      <ClosedDealers />
    </Part>
  )
}

const rowId = ({ id }: { id: number }) => id

function whenEmpty(isGroupMissing: boolean, all: number): string {
  if (isGroupMissing) return texts.dealers.groupFirst
  return all === 0 ? texts.dealers.noneOffered : texts.dealers.noneFound
}

/** Enter in the search looks at once; it does not save the campaign. */
function keepFromSending(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
