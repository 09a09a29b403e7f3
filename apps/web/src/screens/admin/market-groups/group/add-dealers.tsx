import { useSearchParams } from 'react-router'
import { api, useChange, useOperation, whyNot } from '../../../../api/index.ts'
import { ChoosingDialog } from '../../../../ui/choosing-dialog/index.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import {
  ChoiceBar,
  Grid,
  loadingProps,
  useChoice,
  useGridPage,
  useFilters,
  type Choice,
} from '../../../../ui/grid/index.ts'
import { useNotifications } from '../../../../ui/notifications/index.ts'
import { groupPart } from '../address.ts'
import type { GroupDealer, MarketGroup } from '../answers.ts'
import { reasons } from '../texts.ts'
import { dealerColumns } from './dealer-columns.tsx'
import { inParts, MOST_AT_ONCE } from './in-parts.rules.ts'
import { addTexts, dealerTexts } from './texts.ts'

/** The way to more dealers; a group that was just created comes here with it open. */
export function AddDealers({ group }: { group: MarketGroup }) {
  const [inAddress, setInAddress] = useSearchParams()
  const { can } = group
  const open = () => setInAddress(groupPart.adding, { preventScrollReset: true })
  const close = () => setInAddress('', { replace: true, preventScrollReset: true })
  return (
    <>
      <ReasonButton variant="contained" reason={whyNot(can.change, reasons)} onClick={open}>
        {dealerTexts.add}
      </ReasonButton>
      {inAddress.has(groupPart.adding) && can.change.ok && (
        <AddDealersDialog group={group} onClose={close} />
      )}
    </>
  )
}

interface AddDealersDialogProps {
  group: MarketGroup
  onClose: () => void
}

/** Chooses among all that may join: one by one, or all that a search finds. */
function AddDealersDialog({ group, onClose }: AddDealersDialogProps) {
  const { query, rows, paging, text, search, chosen } = useCandidates(group)
  const { add, error, isRunning } = useAddDealers(group)
  const { choice, count } = chosen
  const leftOut = choice.all?.except.size ?? 0
  // A failure is shown above the buttons, and the choice stays as it was.
  const act = () => add(choice).then(onClose, () => undefined)
  return (
    <ChoosingDialog
      width="lg"
      title={addTexts.title(group.name)}
      does={addTexts.add(count)}
      reason={whyNotAdd(count, leftOut)}
      error={error && addTexts.failed(error)}
      isRunning={isRunning}
      onDo={() => void act()}
      onClose={onClose}
    >
      <Grid
        label={addTexts.label}
        columns={dealerColumns}
        rows={rows}
        rowId={dealerId}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={text ? addTexts.noneFound : addTexts.none}
        search={{ placeholder: addTexts.search, onSearch: search }}
        selection={chosen.selection}
        bar={<ChoiceBar {...chosen} things={dealerTexts.things} />}
      />
    </ChoosingDialog>
  )
}

function whyNotAdd(count: number, leftOut: number): string | undefined {
  if (count === 0) return addTexts.chooseFirst
  return leftOut > MOST_AT_ONCE ? addTexts.tooManyLeftOut(MOST_AT_ONCE) : undefined
}

type Column = 'marketName' | 'sourceId' | 'city' | 'district'

const dealerId = ({ marketId }: GroupDealer) => marketId

/** One page of the dealers that may join the group, and which of them are chosen over all pages. */
function useCandidates({ key }: MarketGroup) {
  const paging = useGridPage<Column>({ sort: [{ id: 'marketName', direction: 'ASCENDING' }] })
  const { filters, setFilters } = useFilters(paging, { text: '' })
  const { text } = filters
  const { page, size, sort } = paging.page
  const criteria = text ? { text } : {}
  const query = useOperation(
    api.marketGroups.candidates,
    {
      params: { id: String(key) },
      body: { criteria, page, size, sort },
    },
    { selection: false, keepsPrevious: true },
  )
  const rows = query.response?.markets ?? []
  // What the search before this one found is no count of this one.
  const total = query.isRefreshing ? undefined : query.response?.totalElements
  const chosen = useChoice({ rows, rowId: dealerId, found: { text, total, finds: findsDealer } })
  const search = (typed: string) => setFilters({ text: typed })
  return { query, rows, paging, text, search, chosen }
}

type Sought = Pick<GroupDealer, 'marketName' | 'sourceId' | 'city'>

/** Would the server's search for a part of name, dealer id or city find this dealer? */
function findsDealer({ marketName, sourceId, city }: Sought, text: string): boolean {
  const searched = text.trim().toLowerCase()
  return [marketName, sourceId.id, city ?? ''].some((each) => each.toLowerCase().includes(searched))
}

/** Adds what is chosen, in as many calls as it takes; adding a dealer twice does no harm. */
function useAddDealers(group: MarketGroup) {
  const { notify } = useNotifications()
  const change = useChange(api.marketGroups.addDealers, {
    refreshes: [api.marketGroups.details, api.marketGroups.list, api.marketGroups.candidates],
    fails: false,
    selection: false,
  })
  const params = { id: String(group.key) }
  const { hierarchyId } = group

  const add = async ({ named, all }: Choice<GroupDealer>) => {
    let after = group
    if (all) {
      const criteria = all.text ? { text: all.text } : {}
      const excludedMarketIds = [...all.except].map(Number)
      const query = { hierarchyId, isSelectAll: 'true' } as const
      after = await change.attempt({ params, query, body: { criteria, excludedMarketIds } })
    }
    for (const part of inParts([...named.keys()])) {
      const markets = part.map((id) => ({ marketId: Number(id) }))
      after = await change.attempt({ params, query: { hierarchyId }, body: { markets } })
    }
    notify('success', addTexts.added(after.marketCount - group.marketCount, group.name))
  }
  return { add, error: change.error, isRunning: change.isRunning }
}
