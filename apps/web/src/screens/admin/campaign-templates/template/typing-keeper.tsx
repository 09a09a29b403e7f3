import { useEffect, useRef } from 'react'
import { useFormState, type UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { UnsavedGuard } from '../../../../ui/unsaved-guard/index.ts'
import type { Template } from '../answers.ts'
import type { TypingPlace } from './kept-typing.ts'
import type { Place } from './place.ts'
import type { TemplateValues } from './template-values.rules.ts'

interface TypingKeeperProps {
  form: UseFormReturn<TemplateValues>
  base: Template | undefined
  kept: TypingPlace
  place: Place
}

const PAUSE_MS = 500

/** Keeps what is typed until it is saved, and asks before it is left behind. */
export function TypingKeeper({ form, base, kept, place }: TypingKeeperProps) {
  const { isDirty, isSubmitting } = useFormState({ control: form.control })
  const { pathname } = useLocation()
  // The next screen may load for a while; nothing is kept any more meanwhile.
  const isLeft = useRef(false)
  useEffect(() => {
    if (!isDirty) return undefined
    let pause: ReturnType<typeof setTimeout> | undefined
    const keepSoon = () => {
      clearTimeout(pause)
      pause = setTimeout(() => {
        if (!isLeft.current) kept.keep({ base, values: form.getValues(), place })
      }, PAUSE_MS)
    }
    keepSoon()
    const stop = form.subscribe({ formState: { values: true }, callback: keepSoon })
    return () => {
      clearTimeout(pause)
      stop()
    }
  }, [form, base, kept, place, isDirty])
  const wasDirty = useRef(false)
  useEffect(() => {
    // Saved, or taken back key by key.
    if (wasDirty.current && !isDirty) kept.drop()
    wasDirty.current = isDirty
  }, [kept, isDirty])
  const leave = () => {
    isLeft.current = true
    kept.drop()
  }
  return (
    <UnsavedGuard
      isUnsaved={isDirty && !isSubmitting}
      allows={(to) => to === pathname || to.startsWith(`${paths.couponLibrary}/`)}
      onLeave={leave}
    />
  )
}
