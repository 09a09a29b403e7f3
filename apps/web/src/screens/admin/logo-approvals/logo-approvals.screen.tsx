import Box from '@mui/material/Box'
import { MOST_OF_REJECTION } from '@marquee/rules/market-profiles'
import { useRef, useState } from 'react'
import { Page } from '../../../ui/page/index.ts'
import { ReasonDialog } from '../../../ui/reason-dialog/index.ts'
import { CardsSkeleton, EmptyState, ErrorState } from '../../../ui/states/index.ts'
import { rejectHint } from '../../../widgets/market-profiles/index.ts'
import { DecisionBar } from './decision-bar.tsx'
import { Failures } from './failures.tsx'
import { Filters } from './filters.tsx'
import { LogoList } from './logo-list.tsx'
import { choiceTexts, texts } from './texts.ts'
import { useChosen } from './use-chosen.ts'
import { notDecided, useDecideLogos } from './use-decide-logos.ts'
import { useLogos } from './use-logos.ts'

/** The logos that markets hand in, decided one by one or many at once. */
export function Screen() {
  const { asked, wanted, want, ...paging } = useLogos()
  const chosen = useChosen()
  const { decide, progress, failures, forgetFailures } = useDecideLogos((logos) =>
    chosen.choose(logos, false),
  )
  const [isRejecting, setRejecting] = useState(false)
  const found = asked.response
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
        <Failures failures={progress || isRejecting ? [] : failures} onClose={forgetFailures} />
        <Filters wanted={wanted} want={want} />
        {asked.status === 'loading' && <CardsSkeleton cards={8} />}
        {asked.status === 'failed' && (
          <ErrorState title={texts.loadFailed} onRetry={asked.retry} retrying={asked.isRefreshing}>
            {asked.error}
          </ErrorState>
        )}
        {found && found.totalElements > 0 && (
          <LogoList
            found={found}
            chosen={chosen}
            {...paging}
            isLocked={progress !== undefined}
            onStale={asked.retry}
          />
        )}
        {found?.totalElements === 0 && <NoLogos isSearching={wanted.text !== ''} {...wanted} />}
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
