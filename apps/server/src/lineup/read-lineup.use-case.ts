import type { lineup } from '@marquee/contract/lineup'
import { contains } from '@marquee/rules/access'
import { mayChangeLineup } from '@marquee/rules/lineup'
import { ability, accept, refuse } from '@marquee/rules/result'
import { hierarchiesStore, narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { storedLineup } from './compare-lineup.load.ts'
import { presentModel } from './lineup.present.ts'
import { modelUsesView } from './model-uses.view.ts'

export const listLineup: UseCase<typeof lineup.list> = async (call) => {
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const brands = (await call.use(hierarchiesStore).all()).filter(
    ({ path }) => contains(part, path) || contains(path, part),
  )
  return accept({
    models: (await storedLineup(call.use, part)).map(presentModel),
    brands: brands.map(({ id, name }) => ({ id, name })),
    can: { change: ability(mayChangeLineup(call.person.level)) },
  })
}

export const countModelUses: UseCase<typeof lineup.uses> = async (call) => {
  if (!(await narrowedScope(call))) return refuse('not-found')
  const { hierarchyId: brand, model } = call.query
  return accept({ campaigns: await call.use(modelUsesView).campaigns({ brand, model }) })
}
