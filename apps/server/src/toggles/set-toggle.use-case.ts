import type { toggles } from '@marquee/contract/toggles'
import { accept, refuse } from '@marquee/rules/result'
import { explainToggles, maySetToggle } from '@marquee/rules/toggles'
import type { UseCase } from '../platform/use-case.ts'
import { present, reachOf } from './read-toggles.use-case.ts'
import { togglesStore } from './toggles.store.ts'

export const setToggle: UseCase<typeof toggles.set> = async (call) => {
  const { params, query, body, person, use, announce, deployment } = call
  const reach = await reachOf(call)
  if (!reach) return refuse('not-found')
  const allowed = maySetToggle(person.path, reach)
  if (!allowed.ok) return allowed

  const { name } = params
  const hierarchyId = query.hierarchy ?? null
  const store = use(togglesStore)
  if (body.value === null) await store.remove(name, hierarchyId)
  else await store.set({ name, hierarchyId, path: reach, value: body.value })

  announce({ name, hierarchyId, value: body.value })
  const rows = explainToggles(deployment.toggleDefaults, await store.valuesFor(query.hierarchy))
  const row = rows.find((candidate) => candidate.name === name)
  return accept(row ? present(row) : null)
}
