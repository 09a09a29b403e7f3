import { hasTrait } from '@marquee/rules/templates'
import type { WholeCampaign } from '../campaigns/index.ts'

interface OrderingDealer {
  campaignKey: number
  marketKey: number
  path: string
}

/** From whom the pieces come: of a metro campaign from the children's dealers. */
export function dealersOf({ found, children }: Pick<WholeCampaign, 'found' | 'children'>) {
  const { key, category, parentKey, path } = found.campaign
  const isMetro = hasTrait(category, 'several-dealers') && parentKey === null
  const own: OrderingDealer = { campaignKey: key, marketKey: found.market.key, path }
  return isMetro
    ? children.map((child): OrderingDealer => ({
        campaignKey: child.key,
        marketKey: child.marketKey,
        path: child.path,
      }))
    : [own]
}
