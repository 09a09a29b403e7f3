import Tooltip from '@mui/material/Tooltip'
import { cloneElement, useId, type ReactElement, type SyntheticEvent } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'

interface Blockable {
  'aria-disabled'?: boolean
  'aria-describedby'?: string
  onClick?: (event: SyntheticEvent) => void
  href?: string | undefined
}

interface DisabledReasonProps {
  /** Why this cannot be used now; without it the child is left alone. */
  reason: string | undefined
  /** A button, a menu item, a link: something that takes focus and is clicked. */
  children: ReactElement<Blockable>
}

/**
 * Blocks its child without hiding it from the keyboard: a `disabled` button takes no focus, so that its
 * reason could not be reached. It stays the same element when it is blocked or free again, and keeps the focus.
 */
export function DisabledReason({ reason, children }: DisabledReasonProps) {
  const id = useId()
  const isBlocked = reason !== undefined
  return (
    <>
      <Tooltip title={reason ?? ''} describeChild>
        {isBlocked ? cloneElement(children, blocked(id, children.props)) : children}
      </Tooltip>
      {isBlocked && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </>
  )
}

const blocked = (id: string, props: Blockable): Blockable => ({
  'aria-disabled': true,
  'aria-describedby': id,
  onClick: block,
  ...('href' in props && { href: undefined }),
})

function block(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
