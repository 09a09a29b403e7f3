import Box from '@mui/material/Box'
import { useState } from 'react'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'

export interface Undoing {
  /** What the choice would undo, a line each. */
  undoes: readonly string[]
  go: () => void
}

interface UndoDialogProps {
  undoing: Undoing | undefined
  onClose: () => void
}

/** Asks before a choice undoes other work. */
export function UndoDialog({ undoing, onClose }: UndoDialogProps) {
  return (
    <WarningDialog
      open={undoing !== undefined}
      onClose={onClose}
      onContinue={() => {
        undoing?.go()
        onClose()
      }}
    >
      <Box component="ul" sx={{ m: 0, pl: 4, overflowWrap: 'anywhere' }}>
        {undoing?.undoes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </WarningDialog>
  )
}

interface UndoQuestion {
  undoing: Undoing | undefined
  /** Runs the choice at once where it undoes nothing. */
  confirm: (undoing: Undoing) => void
  close: () => void
}

export function useUndoDialog(): UndoQuestion {
  const [undoing, setUndoing] = useState<Undoing>()
  return {
    undoing,
    confirm: (undoing) => (undoing.undoes.length === 0 ? undoing.go() : setUndoing(undoing)),
    close: () => setUndoing(undefined),
  }
}
