import { useEffect } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { mendedNames, namesOfErrors } from '../../../../ui/form/index.ts'
import { useDetails } from './details.ts'

/** Takes back what is mended elsewhere: a mail date by another channel. Stands alone, as it hears every key. */
export function Mending() {
  const { form, judge } = useDetails()
  const { control, clearErrors, getValues } = form
  const values = useWatch({ control })
  const { errors } = useFormState({ control })
  useEffect(() => {
    if (namesOfErrors(errors).length === 0) return
    const mended = mendedNames(errors, judge.current(getValues()))
    if (mended.length > 0) clearErrors(mended as ['name'])
  }, [clearErrors, getValues, judge, errors, values])
  return null
}
