import { useState } from 'react'
import { useFormState, type Control, type FieldValues } from 'react-hook-form'
import { namesOfErrors } from '../form/index.ts'

/** Of the items of a list one is open at a time; after a failed attempt the first in which something is wrong. */
export function useOpenItem<Values extends FieldValues>(
  control: Control<Values>,
  list: string,
  first?: string,
) {
  const { errors, submitCount } = useFormState({ control })
  const [open, setOpen] = useState(first)
  const [answered, setAnswered] = useState(submitCount)
  if (submitCount !== answered) {
    setAnswered(submitCount)
    const item = new RegExp(`^(${list}\\.\\d+)\\.`)
    const [, wrong] = namesOfErrors(errors).flatMap((name) => item.exec(name) ?? [])
    if (wrong !== undefined) setOpen(wrong)
  }
  return {
    isOpen: (item: string) => item === open,
    toggle: (item: string) => setOpen(item === open ? undefined : item),
    move: (from: string, to: string) => open === from && setOpen(to),
  }
}
