import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Fragment, memo, type ReactNode } from 'react'
import { haveEqualProps } from '../equal-props/index.ts'

type Fact = readonly [name: string, value: string | false | null | undefined]

interface FactsProps {
  facts: readonly Fact[]
  /** Each name beside its value, as where several lists are compared. */
  inRows?: boolean
}

/** Names and values, those without a value left out. A value may have several lines. */
export const Facts = memo(function Facts({ facts, inRows = false }: FactsProps) {
  return (
    <Box component="dl" sx={[{ m: 0, display: 'grid' }, inRows ? rows : columns]}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Box key={name} sx={hasLines(value) || isLong(value) ? needsRoom : undefined}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
              {typeof value === 'string' && breakable(value)}
            </Typography>
          </Box>
        ))}
    </Box>
  )
}, haveEqualProps)

const columns = {
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
} as const

const hasLines = (value: Fact[1]): boolean => typeof value === 'string' && value.includes('\n')

const MOST_OF_WORD = 16
const LONG_WORD = new RegExp(`\\S{${MOST_OF_WORD + 1},}`)

/** An address, as of a website: wider than half of a phone. */
const isLong = (value: Fact[1]): boolean => typeof value === 'string' && LONG_WORD.test(value)

/** A long address breaks behind its punctuation; a browser would break it within a word. */
const breakable = (value: string): ReactNode =>
  isLong(value)
    ? value.split(/(?<=[/.@?&=_-])(?=\w)/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))
    : value

/** On a phone each of its lines would else break in two. */
const needsRoom = { gridColumn: { xs: '1 / -1', sm: 'auto' } } as const

const rows = {
  columnGap: 4,
  rowGap: 2,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  '& > div': { display: 'contents' },
} as const
