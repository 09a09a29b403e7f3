import { useEffect, type RefObject } from 'react'
import { focusField } from '../../../../ui/form/index.ts'
import type { Place } from './place.ts'

const HEADING = 'h2[tabindex]'

/** Gives focus to the field that somebody wants to be in, once its pane is there. */
export function useFieldFocus(form: RefObject<HTMLFormElement | null>, place: Place): void {
  useEffect(() => {
    const { current } = form
    if (current && place.field !== undefined) focusField(current, place.field)
    if (current && place.isTop) current.querySelector<HTMLElement>(HEADING)?.focus()
  }, [form, place])
}
