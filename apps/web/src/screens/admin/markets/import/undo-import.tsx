import Button from '@mui/material/Button'
import { useState } from 'react'
import { undoTexts as texts } from './texts.ts'
import { UndoDialog } from './undo-dialog.tsx'

interface UndoImportProps {
  importKey: number
  fileName: string
  onUndone: () => void
}

/** Beside the result of an import. */
export function UndoImport({ onUndone, ...of }: UndoImportProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {texts.undo}
      </Button>
      {isOpen && <UndoDialog {...of} onClose={() => setOpen(false)} onUndone={onUndone} />}
    </>
  )
}
