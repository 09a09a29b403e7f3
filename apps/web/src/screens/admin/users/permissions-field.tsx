import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { PERMISSIONS, type Permission } from '@marquee/rules/access'
import { personReasons } from '@marquee/rules/people'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from '../../../ui/form/index.ts'
import { permissionGroups } from '../../../widgets/people/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { PermissionChoice } from './permission-choice.tsx'

/** The permissions in groups, each in plain words; those one does not hold cannot be given. */
export function PermissionsField<Values extends FieldValues>(
  props: FieldProps<Values, Permission[]>,
) {
  const field = useField<Values, Permission[]>(props)
  const own = useUserState().permissions
  const toggle = (permission: Permission, on: boolean) =>
    field.change(
      PERMISSIONS.filter((each) => (each === permission ? on : field.value.includes(each))),
    )
  const isMissing = permissionGroups.some(({ permissions }) =>
    permissions.some((permission) => !own.includes(permission)),
  )
  return (
    <FormControl {...field.place} component="fieldset" fullWidth error={field.invalid}>
      <FormLabel component="legend" sx={{ typography: 'h3', color: 'text.primary', mb: 1 }}>
        {props.label}
      </FormLabel>
      {isMissing && <FormHelperText>{personReasons['person.permission-not-yours']}</FormHelperText>}
      <Box sx={{ columns: { sm: 2 }, columnGap: 6, mt: 3 }}>
        {permissionGroups.map(({ name, permissions }) => (
          <FormControl
            key={name}
            component="fieldset"
            sx={{ display: 'flex', breakInside: 'avoid', pb: 4 }}
          >
            <FormLabel
              component="legend"
              sx={{ typography: 'subtitle2', color: 'text.secondary', mb: 1 }}
            >
              {name}
            </FormLabel>
            {permissions.map((permission) => (
              <PermissionChoice
                key={permission}
                permission={permission}
                isGiven={field.value.includes(permission)}
                isMine={own.includes(permission)}
                onChange={(on) => toggle(permission, on)}
              />
            ))}
          </FormControl>
        ))}
      </Box>
    </FormControl>
  )
}
