import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import type { Permission } from '@marquee/rules/access'
import { permissionTexts } from '../../../widgets/people/index.ts'

interface PermissionChoiceProps {
  permission: Permission
  isGiven: boolean
  /** Nobody hands out what they do not hold. */
  isMine: boolean
  onChange: (on: boolean) => void
}

export function PermissionChoice({ permission, isGiven, isMine, onChange }: PermissionChoiceProps) {
  const { name, allows } = permissionTexts[permission]
  return (
    <FormControlLabel
      disabled={!isMine}
      sx={{ alignItems: 'flex-start', mb: 2 }}
      control={<Checkbox checked={isGiven} onChange={(_, on) => onChange(on)} sx={{ mt: -1 }} />}
      label={
        <>
          {name}
          <Typography component="span" variant="caption" sx={{ display: 'block', opacity: 0.85 }}>
            {allows}
          </Typography>
        </>
      }
    />
  )
}
