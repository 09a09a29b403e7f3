import Tooltip from '@mui/material/Tooltip'
import { cloneElement, useId, type ReactElement, type SyntheticEvent } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'

interface Blockable {
  'aria-disabled'?: boolean
  'aria-describedby'?: string
  onClick?: (event: SyntheticEvent) => void
  href?: string
}

interface DisabledReasonProps {
  /** Why this cannot be used now; without it the child is left alone. */
  reason: string | undefined
  /** A button, a menu item, a link: something that takes focus and is clicked. */
  children: ReactElement<Blockable>
}

/**
 * Blocks its child without hiding it from the keyboard: a `disabled` button takes no focus, so that its
 * reason could not be reached.
 */
export function DisabledReason({ reason, children }: DisabledReasonProps) {
  const id = useId()
  if (reason === undefined) return children
  return (
    <>
      <Tooltip title={reason} describeChild>
        {cloneElement(children, {
          'aria-disabled': true,
          'aria-describedby': id,
          onClick: block,
          ...('href' in children.props && { href: undefined }),
        })}
      </Tooltip>
      <VisuallyHidden id={id}>{reason}</VisuallyHidden>
    </>
  )
}

function block(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
