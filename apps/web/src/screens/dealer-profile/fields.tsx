import { profileProblems, type ProfileField } from '@marquee/rules/market-profiles'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { fieldsOf, type ProfileValues } from './profile.rules.ts'

export interface PartProps {
  form: UseFormReturn<ProfileValues>
  /** Nothing of it may be changed. */
  isFixed: boolean
}

/** Short fields side by side where there is room for them. */
export function Fields({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 4,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  )
}

/** The rules of one field: what the server would report about it, applied to the form's present values. */
export const problemIn = ({ getValues }: UseFormReturn<ProfileValues>, field: ProfileField) => [
  () => profileProblems(fieldsOf(getValues()))[field],
]
