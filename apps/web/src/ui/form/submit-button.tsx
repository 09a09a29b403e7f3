import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { ReasonButton } from '../disabled-reason/index.ts'
import { SEND_KEYS } from './form-frame.tsx'
import { useSubmitState } from './use-form.ts'

const sendKeysHint = 'Ctrl Enter'

interface SubmitButtonProps<Values extends FieldValues> extends ComponentProps<
  typeof ReasonButton
> {
  control: Control<Values>
  /** It was sent, and what comes next is on its way. */
  isLeaving?: boolean
}

/** Sends its form, and shows that it is being sent. */
export function SubmitButton<Values extends FieldValues>({
  control,
  isLeaving = false,
  ...button
}: SubmitButtonProps<Values>) {
  const isSubmitting = useSubmitState(control) === 'submitting'
  const loading = isSubmitting || isLeaving
  return (
    <ReasonButton
      type="submit"
      variant="contained"
      loading={loading}
      aria-keyshortcuts={SEND_KEYS}
      hint={sendKeysHint}
      {...button}
    />
  )
}

interface SaveBarProps<Values extends FieldValues> {
  control: Control<Values>
  /** Why there is nothing to save, or why the person may not save it. */
  reason: string | undefined
  /** What the button says. */
  save: string
  /** It is being saved by another way than the form's own. */
  isSaving?: boolean
  /** Whether all is saved. */
  note?: ReactNode
  /** Another way to leave the form. */
  children?: ReactNode
  sx?: SxProps<Theme>
}

/** Stays in sight below a form that is longer than the window. */
export function SaveBar<Values extends FieldValues>(props: SaveBarProps<Values>) {
  const { control, reason, save, isSaving, note, children, sx } = props
  return (
    <Box sx={[bar, ...(Array.isArray(sx) ? sx : [sx])]}>
      {note !== undefined && (
        <Typography role="status" sx={{ flex: '1 1 auto', color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
      {children}
      <SubmitButton control={control} reason={reason} isLeaving={isSaving}>
        {save}
      </SubmitButton>
    </Box>
  )
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 3,

  justifyContent: 'flex-end',
  py: 3,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const
