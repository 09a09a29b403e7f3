import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, loadEveryPage, useOperation } from '../../../api/index.ts'
import { ChoosingDialog } from '../../../ui/choosing-dialog/index.ts'
import { DateField } from '../../../ui/date-field/index.ts'
import { Form, RadioGroupField, SubmitButton } from '../../../ui/form/index.ts'
import {
  ChoiceBar,
  Grid,
  loadingProps,
  twoLines,
  useChoice,
  useFilters,
  useGridPage,
  type GridColumn,
} from '../../../ui/grid/index.ts'
import { Section } from '../../../ui/page/index.ts'
import { useToday } from '../../../widgets/calendar/index.ts'
import type { MarketSummary } from '../../../widgets/markets/index.ts'
import { checkTexts, placesTexts as texts } from './texts.ts'
import { LARGEST_PAGE, useChooseAll } from './use-choose-all.ts'
import type { Plan } from './use-plan.ts'

interface PlacesPartProps {
  plan: Plan
  isChecking: boolean
  onCheck: () => void
}

/** For which markets the campaigns are reordered, and when they are mailed. */
export function PlacesPart({ plan, isChecking, onCheck }: PlacesPartProps) {
  const { form, dealers, setDealers, isChosen, request } = plan
  const { control } = form
  const [isChoosing, setChoosing] = useState(false)
  const today = useToday(undefined)
  const campaigns = request.campaignKeys.length
  return (
    <Section title={texts.title} framed>
      <Form form={form} label={texts.form} onSubmit={async () => onCheck()}>
        <Box sx={columns}>
          <div>
            <RadioGroupField
              control={control}
              name="places"
              label={texts.places}
              choices={[
                { value: 'OWN', label: texts.own },
                { value: 'CHOSEN', label: texts.chosen },
              ]}
            />
            {isChosen && (
              <Box sx={{ mt: 2, pl: 8 }}>
                <Typography role="status">{texts.count(dealers.size)}</Typography>
                {campaigns > 0 && dealers.size > 0 && (
                  <Typography sx={{ color: 'text.secondary' }}>
                    {texts.product(campaigns, dealers.size)}
                  </Typography>
                )}
                <Button variant="outlined" onClick={() => setChoosing(true)} sx={{ mt: 2 }}>
                  {texts.choose}
                </Button>
              </Box>
            )}
          </div>
          <DateField
            control={control}
            name="mailDate"
            label={texts.mailDate}
            hint={texts.mailDateHint}
            earliest={today}
          />
        </Box>
        <SubmitButton
          control={control}
          reason={plan.whyNotCheck}
          loading={isChecking}
          sx={{ mt: 4 }}
        >
          {checkTexts.check}
        </SubmitButton>
      </Form>
      {isChoosing && (
        <DealersDialog
          chosen={dealers}
          onClose={() => setChoosing(false)}
          onChoose={(those) => {
            setDealers(those)
            setChoosing(false)
          }}
        />
      )}
    </Section>
  )
}

const columns = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 20rem)' },
} as const

interface DealersDialogProps {
  /** Keys and names of those that are chosen already. */
  chosen: ReadonlyMap<number, string>
  onChoose: (dealers: ReadonlyMap<number, string>) => void
  onClose: () => void
}

/** Chooses dealers, over all pages of what is found. */
function DealersDialog({ chosen: before, onChoose, onClose }: DealersDialogProps) {
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

type Column = 'name' | 'sourceId' | 'city'

const dealerKey = ({ key }: Dealer) => key

/** One page of the dealers in the person's scope, and those that are chosen over all pages. */
function useDealers(before: ReadonlyMap<number, string>) {
  const paging = useGridPage<Column>({ sort: [{ id: 'name', direction: 'ASCENDING' }] })
  const { filters, setFilters } = useFilters(paging, { text: '' })
  const { text } = filters
  const { page, size, sort } = paging.page
  const criteria = { type: 'DEALER' as const, ...(text && { text }) }
  const query = useOperation(
    api.markets.search,
    { body: { criteria, page, size, sort } },
    { keepsPrevious: true },
  )
  const rows: readonly Dealer[] = query.response?.markets ?? []
  const total = query.isRefreshing ? undefined : query.response?.totalElements
  const initial = [...before].map(([key, name]) => ({ key, name }))
  const chosen = useChoice<Dealer>({ rows, rowId: dealerKey, initial })
  const load = () =>
    loadEveryPage(api.markets.search, { body: { criteria, size: LARGEST_PAGE } }, 'markets')
  const all = useChooseAll<Dealer>({ text, total, load }, chosen)
  return {
    query,
    rows,
    paging,
    text,
    chosen: { ...chosen, all },
    search: (typed: string) => setFilters({ text: typed }),
  }
}

/** Of a chosen dealer only the key and the name are stored. */
type Dealer = Pick<MarketSummary, 'key' | 'name'> & Partial<MarketSummary>

const dealerColumns: readonly GridColumn<Dealer>[] = [
  {
    id: 'name',
    title: texts.columns.name,
    value: ({ name }) => name,
    cell: ({ name }) => <Typography sx={twoLines}>{name}</Typography>,
    grow: 4,
    minWidth: 140,
  },
  {
    id: 'sourceId',
    title: texts.columns.id,
    value: ({ sourceId }) => sourceId?.id,
    width: 110,
    hideBelow: 'sm',
  },
  {
    id: 'city',
    title: texts.columns.city,
    value: ({ city, countrySubdivision }) =>
      [city, countrySubdivision?.code].filter(Boolean).join(', '),
    grow: 2,
    minWidth: 120,
    hideBelow: 'sm',
  },
  {
    id: 'district',
    title: texts.columns.district,
    value: ({ marketHierarchyByType }) => marketHierarchyByType?.district,
    sortable: false,
    grow: 2,
    minWidth: 120,
    hideBelow: 'md',
  },
]
