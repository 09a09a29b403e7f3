import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import type { CampaignStatus } from '@marquee/rules/campaigns'
import { showMoney } from '@marquee/rules/money'
import { SEASONS } from '@marquee/rules/templates'
import { useId, type ReactNode } from 'react'
import { sheet } from '../../ui/page/index.ts'
import { Facts } from '../../ui/facts/index.ts'
import { Loading } from '../../ui/states/index.ts'
import { StatusChip } from '../campaigns/index.ts'
import { seasonTexts as texts } from './texts.ts'

/** The seasons of a year side by side. */
export function SeasonCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={cards}>
      {children}
    </Box>
  )
}

interface SeasonCardProps {
  name: string
  note?: string
  /** Undefined where the dealer does not take part in it. */
  status: CampaignStatus | undefined
  picture: ReactNode
  mailDate: CalendarDate | null
  /** In cents; null while nobody is in the audience, undefined where the dealer does not take part in it. */
  cost: number | null | undefined
  /** What is ordered is no estimate any more. */
  isOrdered: boolean
  /** How it stands, and what can be done with it. */
  children: ReactNode
}

/** A season of a dealer's year: its piece, when it is mailed and what it costs. */
export function SeasonCard(props: SeasonCardProps) {
  const { name, note, status, picture, mailDate, cost, isOrdered, children } = props
  const id = useId()
  return (
    <Box component="li" aria-labelledby={id} sx={card}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'start' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" id={id}>
            {name}
          </Typography>
          {note && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          )}
        </Box>
        {status && <StatusChip status={status} />}
      </Box>
      {picture}
      <Facts
        facts={[
          [texts.mailDate, mailDate ? showDate(mailDate) : texts.noDate],
          [isOrdered ? texts.ordered : texts.cost, cost === undefined ? undefined : inWords(cost)],
        ]}
      />
      {children}
    </Box>
  )
}

const inWords = (cost: number | null) => (cost === null ? texts.noAudience : showMoney(cost))

/** While the seasons are on their way. */
export function SeasonCardsSkeleton() {
  return (
    <Loading>
      <Box sx={cards}>
        {SEASONS.map((season) => (
          <Box key={season} sx={card}>
            <Skeleton width="50%" />
            <Skeleton variant="rectangular" height="9rem" sx={{ borderRadius: 1 }} />
            <Skeleton width="80%" />
            <Skeleton width="40%" />
          </Box>
        ))}
      </Box>
    </Loading>
  )
}

const cards = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
} as const

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  p: 4,
  ...sheet,
} as const
