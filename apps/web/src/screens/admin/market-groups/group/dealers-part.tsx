import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, useChange } from '../../../../api/index.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { ChoiceBar, Grid, loadingProps, useChoice } from '../../../../ui/grid/index.ts'
import { useNotifications } from '../../../../ui/notifications/index.ts'
import { DebouncedSearchBox } from '../../../../ui/search-box/index.ts'
import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import type { GroupDealer, MarketGroup } from '../answers.ts'
import { dealerColumns, removeColumn, statusColumn } from './dealer-columns.tsx'
import { inParts } from './in-parts.rules.ts'
import { dealerTexts } from './texts.ts'
import { useDealers } from './use-dealers.ts'

const rowId = ({ marketId }: GroupDealer) => marketId

/** The dealers of a group, and taking them out. */
export function DealersPart({ group }: { group: MarketGroup }) {
  const { query, filters, setFilters, paging } = useDealers(String(group.key))
  const rows = query.response?.markets ?? []
  const chosen = useChoice({ rows, rowId })
  const { remove, isRunning } = useRemoveDealers(group)
  const [isAsking, setAsking] = useState(false)
  const mayChange = group.can.change.ok
  const mayChoose = mayChange && group.marketCount > 0
  const isNarrowed = filters.marketName !== '' || filters.marketId !== ''

  const removeOne = async ({ marketId }: GroupDealer) => {
    const isDone = await remove([marketId])
    if (isDone) chosen.forget(marketId)
    return isDone
  }
  const removeChosen = async () => {
    const isDone = await remove([...chosen.choice.named.keys()].map(Number))
    setAsking(false)
    if (isDone) chosen.clear()
  }
  return (
    <>
      <Grid
        label={dealerTexts.label}
        columns={[...dealerColumns, statusColumn, ...(mayChange ? [removeColumn(removeOne)] : [])]}
        rows={rows}
        rowId={rowId}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={isNarrowed ? dealerTexts.noneFound : dealerTexts.none}
        search={{
          placeholder: dealerTexts.searchName,
          onSearch: (marketName) => setFilters({ marketName }),
        }}
        filters={
          <DebouncedSearchBox
            cancelOnEscape
            placeholder={dealerTexts.searchId}
            onSearch={(marketId) => setFilters({ marketId })}
            sx={{ flex: '0 1 10rem' }}
          />
        }
        selection={mayChoose ? chosen.selection : undefined}
        bar={
          mayChoose && (
            <ChoiceBar {...chosen} things={dealerTexts.things}>
              <ReasonButton
                size="small"
                reason={chosen.count === 0 ? dealerTexts.chooseFirst : undefined}
                onClick={() => setAsking(true)}
              >
                {dealerTexts.removeChosen}
              </ReasonButton>
            </ChoiceBar>
          )
        }
      />
      {isAsking && (
        <RemoveDialog
          group={group}
          count={chosen.count}
          isRunning={isRunning}
          onClose={() => setAsking(false)}
          onContinue={() => void removeChosen()}
        />
      )}
    </>
  )
}

/** Takes dealers out of the group, in as many calls as it takes; answers whether that worked. */
function useRemoveDealers({ key, name, hierarchyId }: MarketGroup) {
  const { notify } = useNotifications()
  const change = useChange(api.marketGroups.removeMarket, {
    refreshes: [api.marketGroups.details, api.marketGroups.list, api.marketGroups.candidates],
    selection: false,
  })
  const remove = async (keys: readonly number[]): Promise<boolean> => {
    for (const part of inParts(keys)) {
      const markets = part.map((marketId) => ({ marketId }))
      const params = { id: String(key) }
      const answer = await change.run({ params, query: { hierarchyId }, body: { markets } })
      if (!answer) return false
    }
    notify('success', dealerTexts.removed(keys.length, name))
    return true
  }
  return { remove, isRunning: change.isRunning }
}

interface RemoveDialogProps {
  group: MarketGroup
  count: number
  isRunning: boolean
  onClose: () => void
  onContinue: () => void
}

/** Asks before several dealers are taken out at once. */
function RemoveDialog({ group, count, isRunning, ...answers }: RemoveDialogProps) {
  return (
    <WarningDialog open title={dealerTexts.removeTitle(count)} busy={isRunning} {...answers}>
      <Typography>{dealerTexts.removeBody(group.name)}</Typography>
    </WarningDialog>
  )
}
