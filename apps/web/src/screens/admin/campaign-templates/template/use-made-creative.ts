import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useToday } from '../../../../widgets/calendar/index.ts'
import type { PlaceState } from './place.ts'
import { keyIn, withMadeCreative } from './step-creatives.rules.ts'
import { useCreatives } from './use-creatives.ts'
import { useTakenCodes } from './use-taken-codes.ts'
import type { TemplateForm } from './use-template-form.ts'

/**
 * Adds the creative that was made on the way to the step from which its author left, as soon as it is known which
 * codes are free, and leads to its coupons.
 */
export function useMadeCreative(
  { form, base, restored }: TemplateForm,
  { show }: PlaceState,
): void {
  const [search] = useSearchParams()
  // The address loses it at once, so that a reload of the page does not add it once more.
  const [made] = useState(() => {
    const key = restored && keyIn(search, 'creative')
    return key ? { key, name: search.get('name') ?? '', field: restored.place.field } : undefined
  })
  const isAdded = useRef(false)
  const brand = made ? (restored?.values.hierarchyId ?? '') : ''
  const { creatives, status } = useCreatives(brand)
  const { taken, isLoading } = useTakenCodes(brand, base?.key)
  const year = Number(useToday(undefined).slice(0, 4))
  const isReady = made && status !== 'loading' && !isLoading
  const { getValues, reset } = form
  useEffect(() => {
    if (!isReady || isAdded.current) return
    isAdded.current = true
    const before = getValues()
    const values = withMadeCreative(before, made.field, made, { year, taken, creatives })
    if (values === before) return
    reset(values, { keepDefaultValues: true })
    show(`creativeTemplates.${values.creativeTemplates.length - 1}.defaultCoupons`)
  }, [isReady, made, creatives, taken, year, getValues, reset, show])
}
