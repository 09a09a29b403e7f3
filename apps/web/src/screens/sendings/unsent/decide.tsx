import Button, { type ButtonProps } from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import type { UnsentPiece } from './answers.ts'
import { texts } from './texts.ts'
import { useDecide } from './use-decide.ts'

interface DecideProps extends Pick<ButtonProps, 'size' | 'variant' | 'aria-label'> {
  sendingKey: number
  label: string
  /** Missing: all of which it is not known. */
  pieces?: readonly UnsentPiece[] | undefined
}

/** Asked once, as whoever has got it would get it twice. */
export function SendAgain({ sendingKey, label, pieces, ...button }: DecideProps) {
  const { decide, isRunning } = useDecide(sendingKey, 'send-again')
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <WarningDialog
          open
          title={texts.sendAgainTitle}
          question={null}
          leftLabel={texts.leave}
          rightLabel={texts.sendAgain}
          busy={isRunning}
          onClose={close}
          onContinue={() => void decide(pieces).then(close)}
        >
          <Typography>{texts.sendAgainBody}</Typography>
        </WarningDialog>
      )}
    </>
  )
}

export function CountAsSent({ sendingKey, label, pieces, ...button }: DecideProps) {
  const { decide, isRunning } = useDecide(sendingKey, 'count-as-sent')
  return (
    <Button {...button} loading={isRunning} onClick={() => void decide(pieces)}>
      {label}
    </Button>
  )
}
