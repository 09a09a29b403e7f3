import type { listPreferences } from '@marquee/contract/list-preferences'
import { addFilter } from '@marquee/rules/list-preferences'
import { accept } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { presentFilter } from './list-preferences.present.ts'
import { savedFiltersStore } from './saved-filters.store.ts'

export const saveFilter: UseCase<typeof listPreferences.saveFilter> = async (call) => {
  const { params, body, person, use, announce } = call
  const filters = use(savedFiltersStore)
  await filters.hold(person.key)
  const name = body.name.trim()
  const decision = addFilter(await filters.of(person.key, params.list), name)
  if (!decision.ok) return decision

  const { list } = params
  const saved = await filters.insert({
    personKey: person.key,
    list,
    name,
    address: body.address,
  })
  announce({ key: saved.key, list })
  return accept(presentFilter(saved))
}
