import Box from '@mui/material/Box'
import { useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { FormContext, newFormParts, type FormParts } from './form-context.ts'

interface FormFrameProps {
  /** What the form knows of its fields; its own where no one else needs it. */
  parts?: FormParts
  element: RefObject<HTMLFormElement | null>
  /** For those who hear the page. */
  label?: string
  /** Nothing in it can be changed or pressed. */
  inert?: boolean
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}

/** What fields need around them; the caller shows a failed attempt. */
export function FormFrame({ parts, element, label, inert, onSubmit, children }: FormFrameProps) {
  const [own] = useState(newFormParts)
  return (
    <FormContext value={parts ?? own}>
      <Box
        component="form"
        noValidate
        ref={element}
        aria-label={label}
        inert={inert}
        onSubmit={(event) => {
          // The events of a form in a dialog inside this one arrive here as well.
          if (event.target !== event.currentTarget) return
          if (isBlocked(event)) event.preventDefault()
          else onSubmit(event)
        }}
      >
        {children}
      </Box>
    </FormContext>
  )
}

/** Enter in a date field sends the form past its button, which may say why it cannot be pressed. */
function isBlocked({ nativeEvent }: FormEvent): boolean {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter?.getAttribute('aria-disabled') === 'true'
}
