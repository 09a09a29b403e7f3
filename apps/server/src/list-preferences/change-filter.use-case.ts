import type { listPreferences } from '@marquee/contract/list-preferences'
import { nameFilter } from '@marquee/rules/list-preferences'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { presentFilter } from './list-preferences.present.ts'
import { savedFiltersStore } from './saved-filters.store.ts'

export const changeFilter: UseCase<typeof listPreferences.changeFilter> = async (call) => {
  const { params, body, person, use, announce } = call
  const filters = use(savedFiltersStore)
  await filters.hold(person.key)
  const saved = await filters.find(person.key, params.key)
  if (!saved) return refuse('not-found')
  const next = {
    name: body.name?.trim() ?? saved.name,
    address: body.address ?? saved.address,
    opensFirst: body.opensFirst ?? saved.opensFirst,
  }
  const others = await filters.of(person.key, saved.list)
  const decision = nameFilter(others, next.name, saved.key)
  if (!decision.ok) return decision

  if (next.opensFirst) await filters.opensWithNoOther(saved)
  await filters.change(saved, next)
  announce({ key: saved.key, list: saved.list })
  return accept(presentFilter({ ...saved, ...next }))
}
