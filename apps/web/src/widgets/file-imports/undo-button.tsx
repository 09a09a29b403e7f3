import Button from '@mui/material/Button'
import { useState, type ComponentType } from 'react'
import type { QuestionProps } from './question-props.ts'
import { undoTexts as texts } from './texts.ts'

interface UndoButtonProps extends Omit<QuestionProps, 'onClose'> {
  question: ComponentType<QuestionProps>
}

/** Beside the result of an import. */
export function UndoButton({ question: Question, ...of }: UndoButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {texts.undo}
      </Button>
      {isOpen && <Question {...of} onClose={() => setOpen(false)} />}
    </>
  )
}
