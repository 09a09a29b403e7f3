import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { builderReasons, type BuilderStep } from '@marquee/rules/builder'
import { Link as RouterLink } from 'react-router'
import { StateMark } from '../../../../ui/panes/index.ts'
import type { CampaignStep } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { stepNames } from '../texts.ts'
import { texts } from './texts.ts'

/** To the creative and the coupons of a touchpoint, and what is missing there. */
export function StepLinks({ step }: { step: CampaignStep }) {
  const { flow, pathTo } = useBuilder()
  const own = flow.steps.filter(({ stepKey }) => stepKey === step.key)
  return (
    <Box component="ul" sx={list}>
      {own.map((one) => (
        <Box component="li" key={one.place} sx={{ display: 'flex', gap: 2 }}>
          <StateMark state={one.isDone ? 'complete' : 'todo'} />
          <Box sx={{ minWidth: 0 }}>
            <Link
              component={RouterLink}
              to={pathTo(one.place)}
              aria-label={`${stepNames[one.type]}: ${step.name}`}
            >
              {stepNames[one.type]}
            </Link>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {stateOf(one)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function stateOf({ isDone, blocked, missing, type }: BuilderStep): string {
  if (blocked !== null) return builderReasons[blocked]
  const own = missing.filter(({ code }) => code === CODES[type as keyof typeof CODES])
  return isDone || own.length === 0 ? texts.done : own.map(({ text }) => text).join(' ')
}

/** A creative whose coupons are missing is chosen all the same. */
const CODES = {
  CREATIVE_SELECTION: 'builder.creative',
  COUPON_CUSTOMIZATION: 'builder.coupons',
} as const

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  rowGap: 3,
  mt: 4,
  mb: 0,
  p: 0,
  listStyle: 'none',
} as const
