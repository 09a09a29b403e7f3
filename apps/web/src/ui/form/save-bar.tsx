import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { SubmitButton } from './submit-button.tsx'

interface SaveBarProps<Values extends FieldValues> {
  control: Control<Values>
  /** Why there is nothing to save, or nobody to save it. */
  reason: string | undefined
  /** What the button says. */
  save: string
  /** Whether all is saved. */
  note?: ReactNode
  /** Another way to leave the form. */
  children?: ReactNode
  sx?: SxProps<Theme>
}

/** Stays in sight below a form that is longer than the window. */
export function SaveBar<Values extends FieldValues>(props: SaveBarProps<Values>) {
  const { control, reason, save, note, children, sx } = props
  return (
    <Box sx={[bar, ...(Array.isArray(sx) ? sx : [sx])]}>
      {note !== undefined && (
        <Typography role="status" sx={{ flex: '1 1 auto', color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
      {children}
      <SubmitButton control={control} reason={reason}>
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
