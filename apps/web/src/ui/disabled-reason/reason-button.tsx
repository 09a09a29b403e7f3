import Button, { type ButtonProps } from '@mui/material/Button'
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
