import Box from '@mui/material/Box'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'

export interface Undoing {
  /** What of somebody's work is lost, a line each. */
  undoes: readonly string[]
  go: () => void
}

interface UndoDialogProps {
  asked: Undoing | undefined
  onSettled: () => void
}

/** Says what a choice undoes before it does. */
export function UndoDialog({ asked, onSettled }: UndoDialogProps) {
  return (
    <WarningDialog
      open={asked !== undefined}
      onClose={onSettled}
      onContinue={() => {
        asked?.go()
        onSettled()
      }}
    >
      <Box component="ul" sx={{ m: 0, pl: 4, overflowWrap: 'anywhere' }}>
        {asked?.undoes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </WarningDialog>
  )
}
