import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { stateIn, type ListAddress, type ListState } from './address.rules.ts'
import { useListPreferences } from './use-list-preferences.ts'

/**
 * With what a list opens: what the address names; else the saved filters with which the person wants it to
 * open. Undefined until they are there: without them other rows would be shown first.
 */
export function useOpening<Filters, Column extends string>(
  of: ListAddress<Filters, Column>,
): ListState<Filters, Column> | undefined {
  const [params] = useSearchParams()
  const { isLoading, savedFilters } = useListPreferences(of.list)
  // Once it is open it stays open, though they are loaded again where they could not be had.
  const [isOpen, setOpen] = useState(false)
  const named = params.toString()
  const mayOpen = isOpen || named !== '' || !isLoading
  if (mayOpen && !isOpen) setOpen(true)
  if (!mayOpen) return undefined
  if (named !== '') return stateIn(of, named)
  return stateIn(of, savedFilters.find(({ opensFirst }) => opensFirst)?.address ?? '')
}
