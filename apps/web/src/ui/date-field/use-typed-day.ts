import { useState, type ChangeEvent } from 'react'
import type { PickedDate } from './picked-date.rules.ts'
import { onlyDay, readTyped, shownDay, withSlashes } from './typed-day.rules.ts'

interface Field {
  value: PickedDate
  change: (date: PickedDate) => void
  input: { onBlur: () => void }
}

/** The text of a field of a day: as it was typed, as long as the form holds what it says. */
export function useTypedDay({ value, change, input }: Field) {
  const [{ text, held }, set] = useState({ text: shownDay(value), held: value })
  if (held !== value) {
    set({ text: readTyped(text) === value ? text : shownDay(value), held: value })
  }
  const type = (typed: string) => {
    set({ text: typed, held })
    change(readTyped(typed))
  }
  return {
    text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const isAppended =
        target.value.length > text.length && target.selectionStart === target.value.length
      const typed = onlyDay(target.value)
      type(isAppended ? withSlashes(typed) : typed)
    },
    /** Once it is left, the day stands there as days are shown. */
    leave: () => {
      const read = readTyped(text)
      if (shownDay(read) !== '') set({ text: shownDay(read), held })
      // A day that was begun elsewhere is not there any more.
      if (read !== value) change(read)
      input.onBlur()
    },
  }
}
