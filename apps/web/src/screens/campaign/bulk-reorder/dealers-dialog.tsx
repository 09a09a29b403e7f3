import { ChoosingDialog } from '../../../ui/choosing-dialog/index.ts'
import { ChoiceBar, Grid, loadingProps } from '../../../ui/grid/index.ts'
import { dealerColumns } from './dealer-columns.tsx'
import { placesTexts as texts } from './texts.ts'
import { dealerKey, useDealers } from './use-dealers.ts'

interface DealersDialogProps {
  /** Keys and names of those that are chosen already. */
  chosen: ReadonlyMap<number, string>
  onChoose: (dealers: ReadonlyMap<number, string>) => void
  onClose: () => void
}

/** Chooses dealers, over all pages of what is found. */
export function DealersDialog({ chosen: before, onChoose, onClose }: DealersDialogProps) {
  const { query, rows, paging, text, search, chosen } = useDealers(before)
  const { named } = chosen.choice
  const choose = () =>
    onChoose(new Map([...named.values()].map(({ key, name }) => [key, name] as const)))
  return (
    <ChoosingDialog
      width="lg"
      title={texts.dialog}
      does={texts.use(chosen.count)}
      reason={chosen.count === 0 ? texts.chooseFirst : undefined}
      isRunning={false}
      onDo={choose}
      onClose={onClose}
    >
      <Grid
        label={texts.label}
        columns={dealerColumns}
        rows={rows}
        rowId={dealerKey}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={text ? texts.noneFound : undefined}
        search={{ placeholder: texts.search, onSearch: search }}
        selection={chosen.selection}
        bar={<ChoiceBar {...chosen} things={texts.things} />}
      />
    </ChoosingDialog>
  )
}
