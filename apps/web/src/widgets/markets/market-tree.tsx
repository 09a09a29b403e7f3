import Breadcrumbs from '@mui/material/Breadcrumbs'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { ErrorState, RowsSkeleton } from '../../ui/states/index.ts'
import type { MarketHierarchy, MarketSummary } from './answers.ts'
import { MarketRows } from './market-rows.tsx'
import { marketTexts } from './texts.ts'
import { useMarketHierarchy } from './use-market-hierarchy.ts'

interface MarketTreeProps {
  /** The top of what the person looks after. */
  top: number
  /** Where the tree is opened first. */
  start: number
  /** The market that the person works in. */
  present: number | undefined
  onChoose: (market: MarketSummary) => void
}

/** The hierarchy, one level at a time: the way down to a market, and what lies below it. */
export function MarketTree({ top, start, ...row }: MarketTreeProps) {
  const [at, setAt] = useState(start)
  const query = useMarketHierarchy(at, { keepsPrevious: true })
  const { below, go } = useFocusBelow(query.response?.marketHierarchy.market.key, setAt)
  if (query.status === 'failed') {
    return (
      <ErrorState title={marketTexts.failed} onRetry={query.retry} retrying={query.isRefreshing}>
        {query.error}
      </ErrorState>
    )
  }
  if (!query.response) return <RowsSkeleton rows={4} />
  const { market, ancestors, children } = query.response.marketHierarchy
  const above = market.key === top ? undefined : ancestors.at(-1)
  // Below a dealer there is nothing: its neighbours are what one looks for.
  if (market.type === 'DEALER' && above && market.key === at) setAt(above.key)
  return (
    <div data-stops>
      <TreePath top={top} ancestors={ancestors} present={market} onGo={go} />
      <MarketRows label={market.name} markets={[market]} {...row} />
      {children.length === 0 && (
        <Typography sx={{ color: 'text.secondary', p: 3 }}>{marketTexts.nothingBelow}</Typography>
      )}
      <div ref={below}>
        <MarketRows
          label={marketTexts.below(market.name)}
          markets={children}
          onOpen={({ key }) => go(key)}
          onUp={above && (() => go(above.key))}
          {...row}
        />
      </div>
    </div>
  )
}

/** What was pressed is gone on another level: focus goes on to the first of its rows. */
function useFocusBelow(shown: number | undefined, setAt: (key: number) => void) {
  const below = useRef<HTMLDivElement>(null)
  const nextFocus = useRef<number>(undefined)
  useEffect(() => {
    if (nextFocus.current === undefined || nextFocus.current !== shown) return
    nextFocus.current = undefined
    below.current?.querySelector<HTMLElement>('[data-stop]')?.focus()
  }, [shown])
  const go = (key: number) => {
    nextFocus.current = key
    setAt(key)
  }
  return { below, go }
}

type Step = MarketHierarchy['ancestors'][number]

interface TreePathProps {
  /** The person's own market: what lies above it can be named, but not gone to. */
  top: number
  ancestors: readonly Step[]
  present: Pick<Step, 'key' | 'name'>
  onGo: (key: number) => void
}

function TreePath({ top, ancestors, present, onGo }: TreePathProps) {
  const first =
    present.key === top ? ancestors.length : ancestors.findIndex(({ key }) => key === top)
  return (
    <Breadcrumbs
      aria-label={marketTexts.path}
      separator="›"
      sx={{ px: 3, pb: 2, typography: 'caption' }}
    >
      {ancestors.map(({ key, name }, place) =>
        place < first ? (
          <Typography key={key} variant="caption" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
        ) : (
          <Link
            key={key}
            component="button"
            type="button"
            variant="caption"
            onClick={() => onGo(key)}
          >
            {name}
          </Link>
        ),
      )}
      <Typography variant="caption" aria-current="location" sx={{ color: 'text.primary' }}>
        {present.name}
      </Typography>
    </Breadcrumbs>
  )
}
