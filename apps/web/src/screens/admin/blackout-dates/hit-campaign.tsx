import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { accessTexts } from '@marquee/rules/access'
import { approvalReasons } from '@marquee/rules/approvals'
import type { approvals } from '@marquee/contract/approvals'
import type { AnswerOf } from '@marquee/contract/operation'
import { showDate } from '@marquee/rules/calendar'
import { campaignReasons, campaignStatusLabels } from '@marquee/rules/campaigns'
import { Link as RouterLink } from 'react-router'
import { whyNot } from '../../../api/index.ts'
import { approvalPath } from '../../../app/paths.ts'
import { hitTexts } from './texts.ts'

export type Hit = AnswerOf<typeof approvals.hit>['campaigns'][number]

/** A campaign on a closed day: whose it is, and to which day it can go, or why to none. */
export function HitCampaign({ campaign }: { campaign: Hit }) {
  const { key, name, market, status, can } = campaign
  const reason = whyNot(can.postpone, { ...accessTexts, ...campaignReasons, ...approvalReasons })
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Link component={RouterLink} to={approvalPath(key)}>
        {name}
      </Link>
      <Typography sx={{ color: 'text.secondary' }}>
        {[market, campaignStatusLabels[status]].join(' · ')}
      </Typography>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {reason ?? movesOf(campaign).join(', ')}
      </Typography>
    </Box>
  )
}

function movesOf({ next, ...now }: Hit): string[] {
  return (['mailDate', 'secondMailDate'] as const).flatMap((wave) => {
    const before = now[wave]
    const day = next?.[wave]
    if (!before || !day || before === day) return []
    return [hitTexts.becomes(showDate(before), showDate(day))]
  })
}
