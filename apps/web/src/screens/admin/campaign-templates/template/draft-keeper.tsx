import { useEffect } from 'react'
import { useFormState, type UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { UnsavedGuard } from '../../../../ui/unsaved-guard/index.ts'
import type { Template } from '../answers.ts'
import type { Drafts } from './drafts.ts'
import type { Place } from './place.ts'
import type { TemplateValues } from './template-values.rules.ts'

interface DraftKeeperProps {
  form: UseFormReturn<TemplateValues>
  base: Template | undefined
  drafts: Drafts
  place: Place
}

const PAUSE_MS = 500

/** Keeps what is typed until it is saved, and asks before it is left behind. */
export function DraftKeeper({ form, base, drafts, place }: DraftKeeperProps) {
  const { isDirty, isSubmitting } = useFormState({ control: form.control })
  const { pathname } = useLocation()
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(pause)
        pause = setTimeout(() => {
          if (form.formState.isDirty) drafts.keep({ base, values: form.getValues(), place })
        }, PAUSE_MS)
      },
    })
    return () => {
      clearTimeout(pause)
      stop()
    }
  }, [form, base, drafts, place])
  return (
    <UnsavedGuard
      isUnsaved={isDirty && !isSubmitting}
      allows={(to) => to === pathname || to.startsWith(`${paths.couponLibrary}/`)}
      onLeave={drafts.drop}
    />
  )
}
