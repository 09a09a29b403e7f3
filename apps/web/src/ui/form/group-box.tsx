import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId, type ReactNode } from 'react'

export interface GroupBoxProps {
  label: ReactNode
  required?: boolean
  error?: boolean
  disabled?: boolean
  help?: ReactNode
  place?: object
  children: ReactNode
}

/** A question with several controls below it. */
export function GroupBox(props: GroupBoxProps) {
  const { label, required, error, disabled, help, place, children } = props
  const helpId = useId()
  return (
    <Box
      {...place}
      component="fieldset"
      aria-describedby={help ? helpId : undefined}
      sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, m: 0, p: 0, border: 0 }}
    >
      <FormLabel
        component="legend"
        required={required}
        error={error}
        disabled={disabled}
        sx={{ typography: 'subtitle2', color: 'text.primary', mb: 1 }}
      >
        {label}
      </FormLabel>
      {children}
      {help && (
        <FormHelperText id={helpId} error={error} disabled={disabled}>
          {help}
        </FormHelperText>
      )}
    </Box>
  )
}
