import { ChoosingDialog } from '../../../../ui/choosing-dialog/index.ts'
import { ChoiceBar, Grid, standingOf } from '../../../../ui/grid/index.ts'
import type { MarketGroup } from '../answers.ts'
import { dealerColumns } from './dealer-columns.tsx'
import { MOST_AT_ONCE } from './in-parts.rules.ts'
import { addTexts, dealerTexts } from './texts.ts'
import { useAddDealers } from './use-add-dealers.ts'
import { dealerId, useCandidates } from './use-candidates.ts'

interface AddDealersDialogProps {
  group: MarketGroup
  onClose: () => void
}

/** Chooses among all that may join: one by one, or all that a search finds. */
export function AddDealersDialog({ group, onClose }: AddDealersDialogProps) {
  const { asked, rows, paging, text, search, chosen } = useCandidates(group)
  const { add, error, isRunning } = useAddDealers(group)
  const { choice, count } = chosen
  const leftOut = choice.all?.except.size ?? 0
  // What failed is told above the buttons, and everything stays as it was chosen.
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
        total={asked.response?.totalElements}
        {...standingOf(asked)}
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
