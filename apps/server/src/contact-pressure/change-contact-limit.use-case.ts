import type { contactPressure } from '@marquee/contract/contact-pressure'
import { maySetContactLimit } from '@marquee/rules/contact-pressure'
import { accept, refuse } from '@marquee/rules/result'
import { hierarchiesStore } from '../markets/index.ts'
import { republishBrand } from '../customers/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { presentBrand } from './contact-limits.present.ts'
import { contactLimitsStore, limitOf } from './contact-limits.store.ts'

export const changeContactLimit: UseCase<typeof contactPressure.change> = async (call) => {
  const { params, body, use, person, now, announce } = call
  const brand = await use(hierarchiesStore).find(params.hierarchyId)
  if (!brand) return refuse('not-found')
  const allowed = maySetContactLimit(person.level)
  if (!allowed.ok) return allowed
  const { id: hierarchyId, path } = brand
  const { channel, limit } = body
  const row = (await use(contactLimitsStore).of(hierarchyId)).find((one) => one.channel === channel)
  const at = new Date(now)
  await use(contactLimitsStore).set({ hierarchyId, path, channel, limit, by: person, at })
  await republishBrand(path, use)
  announce({ hierarchyId, channel, before: row ? limitOf(row) : null, after: limit })
  return accept(presentBrand(brand, await use(contactLimitsStore).of(hierarchyId)))
}
