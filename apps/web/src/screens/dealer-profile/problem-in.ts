import { profileProblems, type ProfileField } from '@marquee/rules/market-profiles'
import type { UseFormReturn } from 'react-hook-form'
import { fieldsOf, type ProfileValues } from './profile-values.rules.ts'

/** The rules of one field: what the server would say about it, asked of the form as it stands. */
export const problemIn = ({ getValues }: UseFormReturn<ProfileValues>, field: ProfileField) => [
  () => profileProblems(fieldsOf(getValues()))[field],
]
