import { heldForTexts } from '@marquee/rules/sendings'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { WarningDialog } from '../../ui/warning-dialog/index.ts'
import { mayMove, MoveOne, pieceName, useMove } from '../../widgets/sendings/index.ts'
import type { OnItsWay } from './answers.ts'
import { texts } from './texts.ts'

/** Pauses, resumes or lets go what a person may. */
export function RowActions({ row }: { row: OnItsWay }) {
  return mayMove('let-go', row) ? (
    <LetGo row={row} />
  ) : (
    <MoveOne campaignKey={row.campaignKey} sending={row} />
  )
}

/** Asked once, with what to think of before it leaves. */
function LetGo({ row }: { row: OnItsWay }) {
  const { move, isRunning } = useMove(row.campaignKey)
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-label={texts.letGoOf(pieceName(row), row.market.name)}
        onClick={() => setAsking(true)}
      >
        {texts.letGo}
      </Button>
      {isAsking && (
        <WarningDialog
          open
          title={texts.letGoTitle}
          question={null}
          leftLabel={texts.leave}
          rightLabel={texts.letGo}
          busy={isRunning}
          onClose={close}
          onContinue={() => void move('let-go', [row]).then(close)}
        >
          {row.heldFor && <Typography>{heldForTexts[row.heldFor]}</Typography>}
        </WarningDialog>
      )}
    </>
  )
}
