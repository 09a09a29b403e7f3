import Box from '@mui/material/Box'
import { CountingNumber } from '../../../../ui/counting/index.ts'
import { AudiencePart } from './audience-part.tsx'
import { useAudience } from './audience.ts'
import { bucketNames, outcomeTexts as texts } from './texts.ts'
import { waterfallRows } from './waterfall-rows.rules.ts'

/** From all customers to those who are chosen: what each reason takes away, and what is left. */
export function Waterfall() {
  const { breakdown } = useAudience()
  const { totalHouseholds, totalSize } = breakdown
  const shareOf = (count: number) => (totalHouseholds === 0 ? 0 : count / totalHouseholds)
  return (
    <AudiencePart title={texts.way}>
      <Box component="table" sx={look}>
        <tbody>
          <Row name={texts.everybody} count={totalHouseholds} from={0} to={1} isStrong />
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
          <Row name={texts.left} count={totalSize} from={0} to={shareOf(totalSize)} isStrong />
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
