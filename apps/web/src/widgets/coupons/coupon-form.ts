import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { partOfForm } from '../../ui/form/index.ts'
import type { CouponWords } from './coupon-words.rules.ts'

/** A coupon in a form, wherever in it the coupon is. */
export interface CouponForm extends Pick<UseFormReturn<FieldValues>, 'control'> {
  /** What stands before the names of its fields. */
  at: string
  /** As it is typed now, also where a field is not shown. */
  words: () => CouponWords
  change: (name: keyof CouponWords, value: string) => void
}

/** The coupon at a place of a form; without a place, the form's own fields are the coupon. */
export function couponIn<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  at?: string,
): CouponForm {
  const { control, getValues, setValue, clearErrors } = partOfForm<FieldValues, Values>(form)
  const before = at === undefined ? '' : `${at}.`
  return {
    control,
    at: before,
    words: () => (at === undefined ? getValues() : getValues(at)) as CouponWords,
    change: (name, value) => {
      setValue(`${before}${name}`, value, { shouldDirty: true })
      clearErrors(`${before}${name}`)
    },
  }
}

export const nameIn =
  ({ at }: CouponForm) =>
  (name: keyof CouponWords) =>
    `${at}${name}`
