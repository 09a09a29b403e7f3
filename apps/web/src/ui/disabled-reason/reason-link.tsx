import Button from '@mui/material/Button'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { ReasonButton } from './reason-button.tsx'

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
