import Box from '@mui/material/Box'
import { MOST_OF_WORDS } from '@marquee/rules/approvals'
import { useRef, useState } from 'react'
import { Page } from '../../ui/page/index.ts'
import { ReasonDialog } from '../../ui/reason-dialog/index.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '../../ui/states/index.ts'
import { reasonHint } from '../../widgets/approvals/index.ts'
import { DecisionBar } from './decision-bar.tsx'
import { Failures } from './failures.tsx'
import { Filters } from './filters.tsx'
import { choiceTexts, texts } from './texts.ts'
import { useChosen } from './use-chosen.ts'
import { notDecided, useDecide } from './use-decide.ts'
import { useWaiting, type Wanted } from './use-waiting.ts'
import { WaitingTable } from './waiting-list.tsx'

/** What waits for a decision, decided one by one on a page of its own, or many at once here. */
export function Screen() {
  const { asked, wanted, want, ...paging } = useWaiting()
  const chosen = useChosen()
  const { decide, isDeciding, failures, forgetFailures } = useDecide()
  const [isRejecting, setRejecting] = useState(false)
  const whole = useRef<HTMLElement>(null)
  const found = asked.response
  const act = async (reason?: string) => {
    const failed = await decide(chosen.items, reason)
    chosen.keepOnly(failed.map(({ campaign }) => campaign.key))
    return failed
  }
  // The button is gone that was pressed: who works by keyboard goes on here, and reads what failed.
  const goOn = (isAll: boolean) => whole.current?.focus({ preventScroll: isAll })
  const approve = async () => goOn((await act()).length === 0)
  const reject = async (reason: string) => {
    const failed = await act(reason)
    if (failed.length > 0) throw notDecided(failed)
  }
  const close = () => {
    setRejecting(false)
    goOn(failures.length === 0)
  }
  return (
    <Page title={texts.title} intro={texts.intro}>
      <Box component="section" ref={whole} tabIndex={-1} aria-label={texts.title} sx={below}>
        <Failures failures={isRejecting ? [] : failures} onClose={forgetFailures} />
        <Filters wanted={wanted} want={want} onTurn={chosen.clear} />
        {asked.status === 'loading' && <RowsSkeleton rows={6} />}
        {asked.status === 'failed' && (
          <ErrorState title={texts.loadFailed} onRetry={asked.retry} retrying={asked.isRefreshing}>
            {asked.error}
          </ErrorState>
        )}
        {found && found.totalElements > 0 && (
          <WaitingTable found={found} chosen={chosen} {...paging} isLocked={isDeciding} />
        )}
        {found?.totalElements === 0 && <NothingWaits {...wanted} />}
        <DecisionBar
          count={chosen.items.length}
          isDeciding={isDeciding}
          onClear={chosen.clear}
          onApprove={() => void approve()}
          onReject={() => setRejecting(true)}
        />
      </Box>
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

function NothingWaits({ waitsOn, text, kind, hierarchyId }: Wanted) {
  const isNarrowed = text !== '' || kind !== undefined || hierarchyId !== undefined
  if (isNarrowed) return <EmptyState title={texts.none}>{texts.noneWhy}</EmptyState>
  const title = waitsOn === 'ME' ? texts.nothing : texts.nothingBelow
  return <EmptyState title={title}>{texts.nothingWhy}</EmptyState>
}

/** Below the bar on top. */
const below = { outline: 'none', scrollMarginTop: '5rem' } as const
