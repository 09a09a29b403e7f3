import type { network } from '@marquee/contract/network'
import { mayAddBrands, mayChangeNetwork, type NetworkLevel } from '@marquee/rules/network'
import { ability, accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { presentMarket } from './network.present.ts'
import { storedNetwork } from './stored-network.load.ts'

export const readNetworkOverview: UseCase<typeof network.overview> = async ({ person, use }) => {
  const stored = await storedNetwork(use)
  const howMany = (level: NetworkLevel) => stored.filter((market) => market.level === level).length
  const closed = stored.filter(
    ({ level, details }) => level === 'DEALER' && details.status === 'CLOSED',
  )
  const change = ability(mayChangeNetwork(person.level))
  const seesAll = mayAddBrands(person.path)
  return accept({
    counts: {
      brands: howMany('NATIONAL'),
      zones: howMany('ZONE'),
      districts: howMany('DISTRICT'),
      dealers: howMany('DEALER'),
      closed: closed.length,
    },
    can: {
      change,
      addBrand: seesAll ? change : { ok: false, reason: 'network.brand-not-yours' },
    },
  })
}

export const readNetworkMarket: UseCase<typeof network.read> = async (call) => {
  const { params, person, use } = call
  const stored = await storedNetwork(use)
  const market = stored.find(({ key }) => key === params.marketKey)
  if (!market || !(await narrowedScope(call))) return refuse('not-found')
  return accept(presentMarket(market, stored, person.level))
}
