import type { contactPressure } from '@marquee/contract/contact-pressure'
import { contains } from '@marquee/rules/access'
import { maySetContactLimit } from '@marquee/rules/contact-pressure'
import { ability, accept, refuse } from '@marquee/rules/result'
import { hierarchiesStore, narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { presentBrand } from './contact-limits.present.ts'
import { contactLimitsStore } from './contact-limits.store.ts'

export const listContactLimits: UseCase<typeof contactPressure.list> = async (call) => {
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const brands = (await call.use(hierarchiesStore).all()).filter(
    ({ path }) => contains(part, path) || contains(path, part),
  )
  const limits = await call.use(contactLimitsStore).all()
  return accept({
    brands: brands.map((brand) => presentBrand(brand, limits)),
    can: { change: ability(maySetContactLimit(call.person.level)) },
  })
}
