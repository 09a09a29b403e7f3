import type { PersonsAction } from '@marquee/rules/sendings'
import { heldForTexts } from '@marquee/rules/sendings'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { WarningDialog } from '../../ui/warning-dialog/index.ts'
import type { Sendings } from './answers.ts'
import { texts } from './texts.ts'
import { mayMove, useMove } from './use-move.ts'

const LABELS: Readonly<Record<PersonsAction, string>> = {
  'let-go': texts.letGoAll,
  pause: texts.pauseAll,
  resume: texts.resumeAll,
  stop: texts.stopAll,
}
const IN_ORDER = ['let-go', 'pause', 'resume', 'stop'] as const

interface MoveAllProps {
  campaignKey: number
  sendings: Sendings
}

/** What this person may do about all lines; what cannot be taken back is confirmed first. */
export function MoveAll({ campaignKey, sendings }: MoveAllProps) {
  const { move, isRunning } = useMove(campaignKey)
  const [confirming, setConfirming] = useState<'let-go' | 'stop'>()
  const close = () => setConfirming(undefined)
  const possible = IN_ORDER.filter((action) => sendings.some((one) => mayMove(action, one)))
  if (possible.length === 0) return null
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      {possible.map((action) => (
        <Button
          key={action}
          variant="outlined"
          loading={isRunning}
          color={action === 'stop' ? 'error' : 'primary'}
          onClick={() =>
            action === 'stop' || action === 'let-go'
              ? setConfirming(action)
              : void move(action, sendings)
          }
        >
          {LABELS[action]}
        </Button>
      ))}
      {confirming && (
        <WarningDialog
          open
          title={confirming === 'stop' ? texts.stopTitle : texts.letGoTitle}
          question={null}
          leftLabel={texts.leave}
          rightLabel={confirming === 'stop' ? texts.stop : texts.letGo}
          busy={isRunning}
          onClose={close}
          onContinue={() => void move(confirming, sendings).then(close)}
        >
          {confirming === 'stop' ? (
            <Typography>{texts.stopBody}</Typography>
          ) : (
            <Why sendings={sendings} />
          )}
        </WarningDialog>
      )}
    </Box>
  )
}

/** Why it was held: what to think of before it goes. */
function Why({ sendings }: { sendings: Sendings }) {
  const reasons = new Set(sendings.flatMap(({ heldFor }) => heldFor ?? []))
  return [...reasons].map((reason) => <Typography key={reason}>{heldForTexts[reason]}</Typography>)
}
