import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { MOST_OF_WORDS, WAITING_KINDS } from '@marquee/rules/approvals'
import { useRef, useState } from 'react'
import { Failures } from '../../ui/failures/index.ts'
import { Filter, useVisit } from '../../ui/filter/index.ts'
import { Actions, Page } from '../../ui/page/index.ts'
import { ReasonDialog } from '../../ui/reason-dialog/index.ts'
import { DebouncedSearchBox } from '../../ui/search-box/index.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '../../ui/states/index.ts'
import { WarningDialog } from '../../ui/warning-dialog/index.ts'
import { BarFrame, reasonHint } from '../../widgets/approvals/index.ts'
import { BrandFilter } from '../../widgets/user-state/index.ts'
import type { Waiting } from './answers.ts'
import { ORDERS, type WaitingFilters } from './filters.rules.ts'
import { choiceTexts, outcomeTexts, texts } from './texts.ts'
import { useChosen } from './use-chosen.ts'
import { sumInWords } from './sum.rules.ts'
import { notDecided, useDecide, type Failure } from './use-decide.ts'
import { useWaiting, type WaitingList } from './use-waiting.ts'
import { WaitingTable } from './waiting-list.tsx'

/** What waits for a decision, decided one by one on a page of its own, or many at once here. */
export function Screen() {
  // A link to the list starts with the filters of that link.
  return <WaitingPart key={useVisit()} />
}

function WaitingPart() {
  const { query, filters, setFilters, ...paging } = useWaiting()
  const chosen = useChosen()
  const { decide, isDeciding, failures, forgetFailures } = useDecide()
  const [isRejecting, setRejecting] = useState(false)
  const [isApproving, setApproving] = useState(false)
  const whole = useRef<HTMLElement>(null)
  const failed = useRef<HTMLDivElement>(null)
  const found = query.response
  const act = async (reason?: string) => {
    const left = await decide(chosen.items, reason)
    chosen.keepOnly(left.flatMap(({ campaign, isChanged }) => (isChanged ? [] : campaign.key)))
    return left
  }
  // The pressed button is gone: focus moves here, for people who use the keyboard; to what failed, so that it is seen.
  const goOn = (isAll: boolean) =>
    isAll ? whole.current?.focus({ preventScroll: true }) : failed.current?.focus()
  const approve = async () => {
    const left = await act()
    setApproving(false)
    goOn(left.length === 0)
  }
  const reject = async (reason: string) => {
    const left = await act(reason)
    if (left.length > 0) throw notDecided(left)
  }
  const close = () => {
    setRejecting(false)
    goOn(failures.length === 0)
  }
  return (
    <Page title={texts.title} intro={texts.intro}>
      <Box component="section" ref={whole} tabIndex={-1} aria-label={texts.title} sx={section}>
        <Box ref={failed} tabIndex={-1} sx={section}>
          <Failures
            title={outcomeTexts.failed(failures.length)}
            failures={isRejecting ? [] : failures.map(byCampaign)}
            onClose={forgetFailures}
          />
        </Box>
        <Filters filters={filters} setFilters={setFilters} onTurn={chosen.clear} />
        {query.status === 'loading' && <RowsSkeleton rows={6} />}
        {query.status === 'failed' && (
          <ErrorState title={texts.loadFailed} onRetry={query.retry} retrying={query.isRefreshing}>
            {query.error}
          </ErrorState>
        )}
        {found && found.totalElements > 0 && (
          <WaitingTable
            found={found}
            filters={filters}
            chosen={chosen}
            {...paging}
            isLocked={isDeciding}
          />
        )}
        {found?.totalElements === 0 && <NothingWaits {...filters} />}
        <DecisionBar
          count={chosen.items.length}
          isDeciding={isDeciding}
          onClear={chosen.clear}
          onApprove={() => setApproving(true)}
          onReject={() => setRejecting(true)}
        />
      </Box>
      {isApproving && (
        <ApproveQuestion
          chosen={chosen.items}
          busy={isDeciding}
          onClose={() => setApproving(false)}
          onContinue={() => void approve()}
        />
      )}
      {isRejecting && (
        <ReasonDialog
          title={choiceTexts.reject(chosen.items.length)}
          hint={reasonHint}
          most={MOST_OF_WORDS}
          onDecide={reject}
          onClose={close}
        />
      )}
    </Page>
  )
}

interface ApproveQuestionProps {
  chosen: readonly Waiting[]
  busy: boolean
  onClose: () => void
  onContinue: () => void
}

/** Says what is bought by the press before it is. */
function ApproveQuestion({ chosen, ...question }: ApproveQuestionProps) {
  const count = chosen.length
  return (
    <WarningDialog
      {...question}
      open
      title={choiceTexts.question(count)}
      question={null}
      leftLabel={choiceTexts.notYet}
      rightLabel={choiceTexts.approve(count)}
    >
      {sumInWords(chosen).map((words) => (
        <Typography key={words} sx={{ mt: 1 }}>
          {words}
        </Typography>
      ))}
    </WarningDialog>
  )
}

function NothingWaits({ waitsOn, text, kind, hierarchyId }: WaitingFilters) {
  const isNarrowed = text !== '' || kind !== undefined || hierarchyId !== undefined
  if (isNarrowed) return <EmptyState title={texts.none}>{texts.noneWhy}</EmptyState>
  const title = waitsOn === 'ME' ? texts.nothing : texts.nothingBelow
  return <EmptyState title={title}>{texts.nothingWhy}</EmptyState>
}

/** Below the bar on top. */
const section = { outline: 'none', scrollMarginTop: '5rem' } as const

const byCampaign = ({ campaign: { key }, words }: Failure) => ({ key, words })

interface FiltersProps extends Pick<WaitingList, 'filters' | 'setFilters'> {
  /** Another list is shown. */
  onTurn: () => void
}

function Filters({ filters, setFilters, onTurn }: FiltersProps) {
  const turn = (waitsOn: WaitingFilters['waitsOn']) => {
    onTurn()
    setFilters({ waitsOn })
  }
  return (
    <>
      <Tabs
        value={filters.waitsOn}
        onChange={(_, waitsOn: WaitingFilters['waitsOn']) => turn(waitsOn)}
        aria-label={texts.waitsOn}
        sx={{ mb: 4, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="ME" label={texts.waits.ME} />
        <Tab value="BELOW" label={texts.waits.BELOW} />
      </Tabs>
      {filters.waitsOn === 'BELOW' && <Typography sx={{ mb: 4 }}>{texts.belowWhy}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
        <DebouncedSearchBox
          initial={filters.text}
          placeholder={texts.search}
          onSearch={(text) => setFilters({ text })}
          sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}
        />
        <Filter<Waiting['kind'] | undefined>
          label={texts.kind}
          value={filters.kind}
          choices={[
            [undefined, texts.anyKind],
            ...WAITING_KINDS.map((kind) => [kind, texts.kinds[kind]] as const),
          ]}
          onChange={(kind) => setFilters({ kind })}
        />
        <BrandFilter
          value={filters.hierarchyId}
          onChange={(hierarchyId) => setFilters({ hierarchyId })}
        />
        <Filter<WaitingFilters['order']>
          label={texts.order}
          value={filters.order}
          choices={ORDERS.map((order) => [order, texts.orders[order]])}
          onChange={(order) => setFilters({ order })}
        />
      </Box>
    </>
  )
}

interface DecisionBarProps {
  count: number
  isDeciding: boolean
  onClear: () => void
  onApprove: () => void
  onReject: () => void
}

/** What can be done with what is chosen; stays in sight. */
function DecisionBar(props: DecisionBarProps) {
  const { count, isDeciding, onClear, onApprove, onReject } = props
  if (count === 0) return null
  return (
    <BarFrame>
      <Typography role="status" sx={{ fontWeight: 'fontWeightMedium' }}>
        {choiceTexts.chosen(count)}
      </Typography>
      <Actions>
        <Button onClick={onClear} disabled={isDeciding}>
          {choiceTexts.clear}
        </Button>
        <Button variant="outlined" onClick={onReject} disabled={isDeciding}>
          {choiceTexts.reject(count)}
        </Button>
        <Button variant="contained" onClick={onApprove} loading={isDeciding}>
          {choiceTexts.approve(count)}
        </Button>
      </Actions>
    </BarFrame>
  )
}
