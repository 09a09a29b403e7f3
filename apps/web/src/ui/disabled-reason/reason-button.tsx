import Button, { type ButtonProps } from '@mui/material/Button'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { DisabledReason } from './disabled-reason.tsx'

interface ReasonButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why it cannot be pressed now; it can where this is missing. */
  reason?: string
}

/** A button that says why it is disabled. */
export function ReasonButton({ reason, sx, ...button }: ReasonButtonProps) {
  return (
    <DisabledReason reason={reason}>
      <Button
        {...button}
        sx={[...(Array.isArray(sx) ? sx : [sx]), reason !== undefined && blocked]}
      />
    </DisabledReason>
  )
}

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
