import FormControl from '@mui/material/FormControl'
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
export function GroupBox({ label, place, help, children, ...control }: GroupBoxProps) {
  const helpId = useId()
  return (
    <FormControl
      {...place}
      {...control}
      component="fieldset"
      sx={{ minWidth: 0 }}
      aria-describedby={help ? helpId : undefined}
    >
      <FormLabel component="legend" sx={{ typography: 'subtitle2', color: 'text.primary', mb: 1 }}>
        {label}
      </FormLabel>
      {children}
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  )
}
