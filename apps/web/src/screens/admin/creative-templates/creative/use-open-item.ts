import { useState } from 'react'
import { useFormState, type Control } from 'react-hook-form'
import { namesOfErrors } from '../../../../ui/form/index.ts'
import type { CreativeValues } from './creative-values.rules.ts'

/** Of the items of a list one is open at a time; after a failed attempt the first in which something is wrong. */
export function useOpenItem(control: Control<CreativeValues>, list: 'fields' | 'variations') {
  const { errors, submitCount } = useFormState({ control })
  const [open, setOpen] = useState<string>()
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
