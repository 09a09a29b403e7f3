import { useDeferredValue, useEffect, useMemo } from 'react'
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import { mendedNames, namesOfErrors } from '../../../../ui/form/index.ts'
import type { PaneState } from '../../../../ui/panes/index.ts'
import { paneOf, PANES, type PaneId } from './problem-places.rules.ts'
import type { TemplateValues } from './template-values.rules.ts'
import { problemsIn } from './values-problems.rules.ts'

/**
 * How each pane stands: what is wrong is red once it has been told at its field; before that it is
 * only still to do.
 */
export function usePaneStates(form: UseFormReturn<TemplateValues>): Record<PaneId, PaneState> {
  const { control } = form
  // All of it is judged after what is typed is on the screen.
  const values = useDeferredValue(useWatch({ control }) as TemplateValues)
  const problems = useMemo(() => problemsIn(values), [values])
  const { errors } = useFormState({ control })
  useMending(form, errors, values)
  const told = new Set(namesOfErrors(errors).map(paneOf))
  const missing = new Set(Object.keys(problems).map(paneOf))
  const stateOf = (pane: PaneId): PaneState => {
    if (pane === 'review') return missing.size === 0 ? 'complete' : 'todo'
    if (told.has(pane)) return 'problems'
    return missing.has(pane) ? 'todo' : 'complete'
  }
  return Object.fromEntries(PANES.map((pane) => [pane, stateOf(pane)])) as Record<PaneId, PaneState>
}

/** A problem may be mended elsewhere: two equal codes by changing the other one. */
function useMending(form: UseFormReturn<TemplateValues>, errors: object, values: TemplateValues) {
  const { clearErrors, getValues } = form
  useEffect(() => {
    if (namesOfErrors(errors).length === 0) return
    // Not what is judged above: errors may be about what was typed since.
    const mended = mendedNames(errors, problemsIn(getValues()))
    if (mended.length > 0) clearErrors(mended as ['name'])
  }, [clearErrors, getValues, errors, values])
}
