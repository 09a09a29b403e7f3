import type { toggles } from '@marquee/contract/toggles'
import { may, ROOT_PATH } from '@marquee/rules/access'
import { ability, accept, refuse } from '@marquee/rules/result'
import { explainToggles, maySetToggle } from '@marquee/rules/toggles'
import { hierarchiesStore } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { togglesStore } from './toggles.store.ts'

export const readToggles: UseCase<typeof toggles.read> = async ({ query, use }) =>
  accept({ toggles: await use(togglesStore).valuesFor(query.hierarchy) })

export const explain: UseCase<typeof toggles.explain> = async (call) => {
  const reach = await reachOf(call)
  if (!reach) return refuse('not-found')
  const server = await call.use(togglesStore).valuesFor(call.query.hierarchy)
  const permitted = may(call.person.permissions, ['CAN_PERFORM_ADMIN_OPERATIONS'])
  return accept({
    toggles: explainToggles(call.deployment.toggleDefaults, server).map(present),
    can: { set: ability(permitted.ok ? maySetToggle(call.person.path, reach) : permitted) },
  })
}

/** The markets that a toggle of the requested brand reaches, or undefined for an unknown brand. */
export async function reachOf({
  query,
  use,
}: Pick<Call<typeof toggles.set>, 'query' | 'use'>): Promise<string | undefined> {
  if (!query.hierarchy) return ROOT_PATH
  return (await use(hierarchiesStore).find(query.hierarchy))?.path
}

export function present(row: ReturnType<typeof explainToggles>[number]) {
  return { ...row, default: row.default ?? null, server: row.server ?? null }
}
