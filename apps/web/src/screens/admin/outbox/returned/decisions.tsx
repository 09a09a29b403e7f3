import type { AnswerOf } from '@marquee/contract/operation'
import type { mailReturns } from '@marquee/contract/mail-returns'
import {
  undecidableReasons,
  UNREAD_DECISIONS,
  type UnreadDecision,
} from '@marquee/rules/mail-returns'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { api, useChange } from '../../../../api/index.ts'
import { decisionTexts, outcomeTexts, texts } from './texts.ts'

interface DecisionsProps {
  reportKey: number
  can: AnswerOf<typeof mailReturns.readUnread>['can']
  onDecided: () => void
}

/** What it may mean, each with what follows from it. */
export function Decisions({ reportKey, can, onDecided }: DecisionsProps) {
  const id = useId()
  const change = useChange(api.mailReturns.decideUnread, {
    success: ({ outcome }) => outcomeTexts[outcome],
    selection: false,
    refreshes: [api.mailReturns.searchUnread, api.sendings.ofCampaign],
  })
  const offered = UNREAD_DECISIONS.filter((decision) => can.count.ok || decision === 'nothing')
  async function decide(decision: UnreadDecision) {
    const params = { key: String(reportKey) }
    if (await change.run({ params, body: { decision } })) onDecided()
  }
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={{ display: 'grid', gap: 4 }}>
      <Typography id={`${id}-title`} variant="h3">
        {texts.question}
      </Typography>
      {!can.count.ok && <Alert severity="info">{undecidableReasons[can.count.reason]}</Alert>}
      {offered.map((decision) => (
        <Box key={decision} sx={choice}>
          <Button
            variant="outlined"
            disabled={change.isRunning}
            aria-describedby={`${id}-${decision}`}
            onClick={() => void decide(decision)}
          >
            {decisionTexts[decision].name}
          </Button>
          <Typography
            id={`${id}-${decision}`}
            variant="body2"
            sx={{ color: 'text.secondary', alignSelf: 'center' }}
          >
            {decisionTexts[decision].does}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

const choice = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '13rem minmax(0, 1fr)' },
} as const
