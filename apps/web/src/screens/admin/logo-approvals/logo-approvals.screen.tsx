import { MOST_OF_REJECTION, SHOWN_LOGO_STATUSES } from '@marquee/rules/market-profiles'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { Failures } from '../../../ui/failures/index.ts'
import { Filter } from '../../../ui/filter/index.ts'
import { Actions, Page } from '../../../ui/page/index.ts'
import { ReasonDialog } from '../../../ui/reason-dialog/index.ts'
import { DebouncedSearchBox } from '../../../ui/search-box/index.ts'
import { CardsSkeleton, EmptyState, ErrorState } from '../../../ui/states/index.ts'
import { logoStatusNames, rejectHint } from '../../../widgets/market-profiles/index.ts'
import { LogoList } from './logo-list.tsx'
import { choiceTexts, outcomeTexts, texts } from './texts.ts'
import { useChosen, type Chosen } from './use-chosen.ts'
import {
  logosIn,
  notDecided,
  useDecideLogos,
  type Deciding,
  type Failure,
} from './use-decide-logos.ts'
import { useLogos, type Logos, type LogoFilters } from './use-logos.ts'

/** The logos that markets hand in, decided one by one or many at once. */
export function Screen() {
  const { query, filters, setFilters, ...paging } = useLogos()
  const chosen = useChosen()
  const { decide, progress, failures, forgetFailures } = useDecideLogos((logos) =>
    chosen.choose(logos, false),
  )
  const [isRejecting, setRejecting] = useState(false)
  const found = query.response
  const { logos } = chosen
  const whole = useRef<HTMLElement>(null)
  // The button is gone that was pressed: who works by keyboard goes on here, and reads what failed.
  const goOn = (isAll: boolean) => whole.current?.focus({ preventScroll: isAll })
  const approve = async () => goOn((await decide(logos)).length === 0)
  const reject = async (reason: string) => {
    const failed = await decide(logos, reason)
    if (failed.length > 0) throw notDecided(failed)
  }
  const close = () => {
    setRejecting(false)
    goOn(failures.length === 0)
  }
  return (
    <Page title={texts.title} intro={texts.intro}>
      <Box
        component="section"
        ref={whole}
        tabIndex={-1}
        aria-label={texts.title}
        // Below the bar on top.
        sx={{ outline: 'none', scrollMarginTop: '5rem' }}
      >
        <Failures
          title={outcomeTexts.failed(logosIn(failures))}
          failures={progress || isRejecting ? [] : failures.map(byMarket)}
          onClose={forgetFailures}
        />
        <Filters filters={filters} setFilters={setFilters} />
        {query.status === 'loading' && <CardsSkeleton cards={8} />}
        {query.status === 'failed' && (
          <ErrorState title={texts.loadFailed} onRetry={query.retry} retrying={query.isRefreshing}>
            {query.error}
          </ErrorState>
        )}
        {found && found.totalElements > 0 && (
          <LogoList
            found={found}
            chosen={chosen}
            {...paging}
            isLocked={progress !== undefined}
            onStale={query.retry}
          />
        )}
        {found?.totalElements === 0 && <NoLogos isSearching={filters.text !== ''} {...filters} />}
        <DecisionBar
          chosen={chosen}
          progress={progress}
          onApprove={() => void approve()}
          onReject={() => setRejecting(true)}
        />
      </Box>
      {isRejecting && (
        <ReasonDialog
          title={choiceTexts.reject(logos.length)}
          hint={rejectHint}
          most={MOST_OF_REJECTION}
          onDecide={reject}
          onClose={close}
        />
      )}
    </Page>
  )
}

function NoLogos({ isSearching, status }: { isSearching: boolean; status: string }) {
  const waits = status === 'PENDING' && !isSearching
  return (
    <EmptyState title={waits ? texts.nothingWaits : texts.noneFound}>
      {waits ? texts.nothingWaitsWhy : texts.noneFoundWhy}
    </EmptyState>
  )
}

interface DecisionBarProps extends Pick<Deciding, 'progress'> {
  chosen: Chosen
  onApprove: () => void
  onReject: () => void
}

/** What can be done with the chosen logos, and how far it is done; stays in sight. */
function DecisionBar({ chosen, progress, onApprove, onReject }: DecisionBarProps) {
  const count = chosen.logos.length
  if (count === 0 && !progress) return null
  return (
    <Box sx={bar}>
      {progress ? (
        <Progress {...progress} />
      ) : (
        <>
          <Typography role="status" sx={{ fontWeight: 'fontWeightMedium' }}>
            {choiceTexts.chosen(count)}
          </Typography>
          <Actions>
            <Button onClick={chosen.clear}>{choiceTexts.clear}</Button>
            <Button variant="outlined" onClick={onReject}>
              {choiceTexts.reject(count)}
            </Button>
            <Button variant="contained" onClick={onApprove}>
              {choiceTexts.approve(count)}
            </Button>
          </Actions>
        </>
      )}
    </Box>
  )
}

function Progress({ done, total }: NonNullable<Deciding['progress']>) {
  return (
    <Box sx={{ flex: 1, py: 2 }}>
      <Typography role="status">{outcomeTexts.progress(done, total)}</Typography>
      <LinearProgress
        variant="determinate"
        aria-label={outcomeTexts.progressName}
        value={(100 * done) / total}
        sx={{ mt: 1 }}
      />
    </Box>
  )
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 2,
  mt: 6,
  py: 3,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
}

const byMarket = ({ marketKey, marketName, message }: Failure) => ({
  key: marketKey,
  words: outcomeTexts.failure(marketName, message),
})

const ORDERS = ['oldest', 'newest', 'market'] as const

function Filters({ filters, setFilters }: Pick<Logos, 'filters' | 'setFilters'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
      <DebouncedSearchBox
        placeholder={texts.search}
        onSearch={(text) => setFilters({ text })}
        sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}
      />
      <Filter<LogoFilters['status']>
        label={texts.status}
        value={filters.status}
        choices={SHOWN_LOGO_STATUSES.map((status) => [status, logoStatusNames[status]])}
        onChange={(status) =>
          setFilters({ status, order: status === 'PENDING' ? 'oldest' : 'newest' })
        }
      />
      <Filter<LogoFilters['order']>
        label={texts.order}
        value={filters.order}
        choices={ORDERS.map((order) => [order, texts.orders[order]])}
        onChange={(order) => setFilters({ order })}
      />
    </Box>
  )
}
