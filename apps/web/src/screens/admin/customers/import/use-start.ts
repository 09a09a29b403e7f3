import type { ImportMapping } from '@marquee/rules/customers'
import { api, useChange } from '../../../../api/index.ts'

/** Starts an import; a refusal is thrown, for the form to show. */
export function useStart(key: number): (mapping: ImportMapping) => Promise<unknown> {
  const change = useChange(api.customers.start, {
    refreshes: [api.customers.read, api.customers.search],
    fails: false,
    selection: false,
  })
  return (mapping) => change.attempt({ params: { id: String(key) }, body: { mapping } })
}
