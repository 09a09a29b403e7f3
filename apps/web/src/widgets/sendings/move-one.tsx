import Button from '@mui/material/Button'
import type { Listed } from './answers.ts'
import { pieceName } from './in-words.rules.ts'
import { texts } from './texts.ts'
import { mayMove, useMove } from './use-move.ts'

interface MoveOneProps {
  campaignKey: number
  sending: Listed
}

/** Pauses one line, or resumes it. */
export function MoveOne({ campaignKey, sending }: MoveOneProps) {
  const { move, isRunning } = useMove(campaignKey)
  const action = PAUSING.find((one) => mayMove(one, sending))
  if (!action) return null
  return (
    <Button
      size="small"
      variant="text"
      loading={isRunning}
      aria-label={`${texts[action]}: ${pieceName(sending)}, ${sending.market.name}`}
      onClick={() => void move(action, [sending])}
    >
      {texts[action]}
    </Button>
  )
}

const PAUSING = ['pause', 'resume'] as const
