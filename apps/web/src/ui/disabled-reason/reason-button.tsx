import Button, { type ButtonProps } from '@mui/material/Button'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { DisabledReason } from './disabled-reason.tsx'

interface ReasonButtonProps extends Omit<ButtonProps, 'disabled' | 'title'> {
  /** What a mouse that rests on it reads, while it can be pressed. */
  hint?: string
  /** Why it cannot be pressed now; it can where this is missing. */
  reason?: string
}

/** A button that says why it is disabled. */
export function ReasonButton({ reason, hint, sx, ...button }: ReasonButtonProps) {
  return (
    <DisabledReason reason={reason}>
      <HintedButton
        {...button}
        hint={reason === undefined ? hint : undefined}
        sx={[...(Array.isArray(sx) ? sx : [sx]), reason !== undefined && blocked]}
      />
    </DisabledReason>
  )
}

/** The tooltip around it gives it a title of its own, and does not take one from its child. */
const HintedButton = ({ hint, title, ...button }: ButtonProps & { hint: string | undefined }) => (
  <Button {...button} title={hint ?? title} />
)

const asBlocked = {
  color: 'text.disabled',
  bgcolor: 'background.sunken',
  borderColor: 'divider',
  boxShadow: 'none',
  cursor: 'not-allowed',
}

const blocked = { ...asBlocked, '&:hover': asBlocked }

interface ReasonLinkProps extends Omit<ComponentProps<typeof ReasonButton>, 'type' | 'onClick'> {
  to: string
}

/** A link that looks like a button; where it may not be followed, a button that says why. */
export function ReasonLink({ to, reason, ...button }: ReasonLinkProps) {
  return reason === undefined ? (
    <Button component={Link} to={to} {...button} />
  ) : (
    <ReasonButton reason={reason} {...button} />
  )
}
