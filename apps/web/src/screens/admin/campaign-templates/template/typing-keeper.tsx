import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { useLocation } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { UnsavedGuard } from '../../../../ui/unsaved-guard/index.ts'
import type { Place } from './place.ts'
import { changedPanes } from './problems.rules.ts'
import { paneNames } from './texts.ts'
import { useUnsaved } from './unsaved.tsx'
import type { TemplateForm } from './use-template-form.ts'

interface TypingKeeperProps {
  editing: TemplateForm
  place: Place
}

const PAUSE_MS = 500

/** One comes back from them to what was typed. */
const EDITORS = [paths.couponLibrary, paths.creativeTemplates]

/** Stores what is typed until it is saved, and asks before it is left behind. */
export function TypingKeeper({ editing, place }: TypingKeeperProps) {
  const { form, base, draft, kept } = editing
  const { isDirty, isSubmitting, defaultValues } = useFormState({ control: form.control })
  const { pathname } = useLocation()
  // The next screen may take a while to load; nothing is stored any more meanwhile.
  const isLeft = useRef(false)
  useEffect(() => {
    if (!isDirty) return undefined
    let pause: ReturnType<typeof setTimeout> | undefined
    const keepSoon = () => {
      clearTimeout(pause)
      pause = setTimeout(() => {
        if (!isLeft.current) kept.keep({ base, draft, values: form.getValues(), place })
      }, PAUSE_MS)
    }
    keepSoon()
    const stop = form.subscribe({ formState: { values: true }, callback: keepSoon })
    return () => {
      clearTimeout(pause)
      stop()
    }
  }, [form, base, draft, kept, place, isDirty])
  const [, setUnsaved] = useUnsaved()
  useEffect(() => setUnsaved(isDirty), [setUnsaved, isDirty])
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
      allows={(to) => to === pathname || EDITORS.some((path) => to.startsWith(`${path}/`))}
      parts={() =>
        changedPanes(form.getValues(), defaultValues ?? {}).map((pane) => paneNames[pane])
      }
      onLeave={leave}
    />
  )
}
