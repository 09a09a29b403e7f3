import Box from '@mui/material/Box'
import { useState, type FormEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
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
        onKeyDown={sendByKeys}
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

/** What the keys below press, as assistive technology names them. */
export const SEND_KEYS = 'Control+Enter'

const SENDS = `[aria-keyshortcuts="${SEND_KEYS}"]`

/** From anywhere in a form its button is pressed by Ctrl and Enter, without a way to it through all fields. */
function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, repeat, target, currentTarget } = event
  if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat) return
  // The keys of a dialog inside this form arrive here as well.
  if (!(target instanceof Node) || !currentTarget.contains(target)) return
  const button = currentTarget.querySelector<HTMLButtonElement>(SENDS)
  if (!button) return
  event.preventDefault()
  button.click()
}

/** Enter in a date field sends the form past its button, which may say why it cannot be pressed. */
function isBlocked({ nativeEvent }: FormEvent): boolean {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter?.getAttribute('aria-disabled') === 'true'
}
