import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { audienceTexts } from '@marquee/rules/audience'
import { showDate } from '@marquee/rules/calendar'
import { channelNames } from '@marquee/rules/channels'
import { showCount, showMoney } from '@marquee/rules/money'
import { memo, useId } from 'react'
import { sheet } from '../../../../ui/page/index.ts'
import { CountingNumber, useBefore, useDebouncedText } from '../../../../ui/counting/index.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden/index.ts'
import type { Breakdown, WaterfallBucket } from './answers.ts'
import { AudiencePart } from './audience-part.tsx'
import { WhoIsThis } from './members/who-is-this.tsx'
import { ShareBar } from './share-bar.tsx'
import { bucketNames, outcomeTexts, texts } from './texts.ts'
import { useAudience } from './use-audience.ts'

interface OutcomeProps {
  /** What is shown is not yet what is chosen: a change waits, or is being counted. */
  isBehind: boolean
  /** Why the numbers are not those of what is chosen. */
  error: string | undefined
  onRetry: () => void
}

/** What the choices come to: how many, for how much, by which way, and why not the others. */
export function Outcome({ isBehind, error, onRetry }: OutcomeProps) {
  const { breakdown } = useAudience()
  const id = useId()
  const { asOf } = breakdown.dataStamp
  return (
    <Box component="section" aria-labelledby={id} sx={framed}>
      <Typography variant="h3" id={id}>
        {outcomeTexts.title}
      </Typography>
      {error && (
        <Alert
          severity="error"
          sx={{ mt: 3 }}
          action={
            <Button size="small" onClick={onRetry}>
              {texts.again}
            </Button>
          }
        >
          {error}
        </Alert>
      )}
      <Headline isBehind={isBehind} />
      <InDetail />
      <Typography variant="caption" component="p" sx={{ mt: 6, color: 'text.secondary' }}>
        <strong>{asOf ? texts.asOf(showDate(asOf)) : texts.noStamp}</strong> {texts.help}
      </Typography>
    </Box>
  )
}

/** Only another count draws it again, not that there will be one. */
const InDetail = memo(function InDetail() {
  return (
    <Box sx={{ mt: 6 }}>
      <ChannelsTable />
      <Waterfall />
      <WhoIsThis />
    </Box>
  )
})

const framed = { ...sheet, p: 4 } as const

/** How many and how much. What it was before stays beside it until the next change. */
const Headline = memo(function Headline({ isBehind }: Pick<OutcomeProps, 'isBehind'>) {
  const { breakdown } = useAudience()
  const { totalSize, totalAvailable, totalHouseholds, estimatedCost } = breakdown
  const { costWithoutDiscount, totalDiscount } = breakdown
  const announced = useDebouncedText(
    outcomeTexts.announced(showCount(totalSize), showMoney(estimatedCost)),
    !isBehind,
  )
  return (
    <Box>
      <Box aria-hidden sx={{ height: '0.25rem', mb: 3 }}>
        {isBehind && <LinearProgress sx={{ height: 1 }} aria-label={audienceTexts.determining} />}
      </Box>
      <Figure value={totalSize} unit={outcomeTexts.households} />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 4 }}>
        {outcomeTexts.reach(showCount(totalAvailable), showCount(totalHouseholds))}
      </Typography>
      <Figure value={estimatedCost} show={showMoney} unit={outcomeTexts.cost} />
      {totalDiscount > 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <s>{showMoney(costWithoutDiscount)}</s>{' '}
          <Box component="span" sx={{ color: 'success.main' }}>
            {outcomeTexts.saved(showMoney(totalDiscount))}
          </Box>
        </Typography>
      )}
      <Unorderable {...breakdown} />
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
    </Box>
  )
})

/** What is chosen, or was suggested, cannot be ordered as it is. */
function Unorderable({ totalSize, estimatedCost, minimumOrderValue }: Breakdown) {
  const isBelow = minimumOrderValue !== null && estimatedCost < minimumOrderValue
  if (totalSize > 0 && !isBelow) return null
  return (
    <Alert severity="warning" sx={{ mt: 3 }}>
      {totalSize === 0
        ? outcomeTexts.empty
        : outcomeTexts.minimum(showMoney(minimumOrderValue ?? 0))}
    </Alert>
  )
}

interface FigureProps {
  value: number
  unit: string
  show?: (value: number) => string
}

function Figure({ value, unit, show = showCount }: FigureProps) {
  const before = useBefore(value)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
      <Typography component="span" variant="figure">
        <CountingNumber value={value} show={show} />
      </Typography>
      <Typography component="span">{unit}</Typography>
      <Typography
        component="span"
        variant="caption"
        sx={{ color: 'text.secondary', width: 1, minHeight: '1rem' }}
      >
        {before !== undefined && before !== value && outcomeTexts.was(show(before))}
      </Typography>
    </Box>
  )
}

/** What goes out by each channel, and what it costs. */
function ChannelsTable() {
  const { audienceByChannel } = useAudience().breakdown
  const most = Math.max(1, ...audienceByChannel.map(({ pieces }) => pieces))
  return (
    <AudiencePart title={outcomeTexts.pieces}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
        {audienceByChannel.map(({ channel, pieces, cost }) => (
          <Box key={channel} sx={line}>
            <dt>{channelNames[channel]}</dt>
            <dd>
              <CountingNumber value={pieces} />
            </dd>
            <dd>
              <CountingNumber value={cost} show={showMoney} />
            </dd>
            <Box component="dd" aria-hidden sx={{ gridColumn: '1 / -1' }}>
              <ShareBar share={pieces / most} />
            </Box>
          </Box>
        ))}
      </Box>
    </AudiencePart>
  )
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 5.5rem',
  rowGap: 1,
  '& dd': { m: 0, textAlign: 'right' },
} as const

/** From all customers to those who are chosen: what each reason takes away, and what is left. */
function Waterfall() {
  const { breakdown } = useAudience()
  const { totalHouseholds, totalSize } = breakdown
  const shareOf = (count: number) => (totalHouseholds === 0 ? 0 : count / totalHouseholds)
  return (
    <AudiencePart title={outcomeTexts.way}>
      <Box component="table" sx={look}>
        <tbody>
          <Row name={outcomeTexts.everybody} count={totalHouseholds} from={0} to={1} isStrong />
          {waterfallRows(breakdown)
            .filter(({ count }) => count > 0)
            .map(({ bucket, count, left }) => (
              <Row
                key={bucket}
                name={bucketNames[bucket]}
                count={-count}
                from={shareOf(left)}
                to={shareOf(left + count)}
              />
            ))}
          <Row
            name={outcomeTexts.left}
            count={totalSize}
            from={0}
            to={shareOf(totalSize)}
            isStrong
          />
        </tbody>
      </Box>
    </AudiencePart>
  )
}

interface RowProps {
  name: string
  count: number
  /** Where its bar begins and ends, of all customers. */
  from: number
  to: number
  isStrong?: boolean
}

function Row({ name, count, from, to, isStrong = false }: RowProps) {
  return (
    <Box component="tr" sx={isStrong ? { fontWeight: 'fontWeightBold' } : undefined}>
      <th scope="row">{name}</th>
      <td>
        <CountingNumber value={count} show={withSign} />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            bottom: 0,
            height: '0.25rem',
            borderRadius: 0.5,
            left: `${from * 100}%`,
            width: `${Math.max(to - from, 0.005) * 100}%`,
            bgcolor: isStrong ? 'primary.main' : 'line',
            transition: 'left 100ms ease-out, width 100ms ease-out',
          }}
        />
      </td>
    </Box>
  )
}

const withSign = (count: number): string => count.toLocaleString('en-US').replace('-', '−')

const look = {
  width: 1,
  display: 'block',
  '& tbody': { display: 'grid', gap: 1 },
  '& tr': {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    pb: 1.5,
  },
  '& th, & td': { p: 0, textAlign: 'left', fontWeight: 'inherit' },
} as const

interface WaterfallRow {
  bucket: WaterfallBucket
  count: number
  /** How many are left after it. */
  left: number
}

/** From all customers to those who are chosen, a row for each reason that takes some away. */
export function waterfallRows({
  totalHouseholds,
  waterfall,
}: Pick<Breakdown, 'totalHouseholds' | 'waterfall'>): WaterfallRow[] {
  let left = totalHouseholds
  return waterfall.map(({ bucket, count }) => {
    left -= count
    return { bucket, count, left }
  })
}
