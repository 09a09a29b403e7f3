import { brandOf, keysOfCampaigns, placeOf, type Place } from '../places.ts'
import type { Sample, Sampler } from './sample.ts'

const campaign = (at: Place) => keysOfCampaigns(at).ofDealer
/** The person's home; at the root, the home of the brand of the place. */
const ownOfBrand = (at: Place, home: Place): Place => {
  const isElsewhere = home.path === placeOf('root').path && brandOf(at) === 'ACURA'
  return isElsewhere ? placeOf('acura') : home
}
const ofMarket = (key: number): Sample => ({ query: { marketKey: key } })
const many = (campaignKey: number, marketKeys: readonly number[] = []): Sample => ({
  body: { campaignKeys: [campaignKey], marketKeys },
})
const bulk: Sampler = (at) => ({ params: { id: keysOfCampaigns(at).bulk } })

export const SAMPLES_OF_REORDERS: Readonly<Record<string, Sampler>> = {
  'reorders.reorder by campaign': (at) => ({ params: { key: campaign(at) } }),
  'reorders.reorderForMarket by campaign': (at, home) => ({
    params: { key: campaign(at) },
    ...ofMarket(ownOfBrand(at, home).dealer),
  }),
  'reorders.reorderForMarket by market': (at, home) => ({
    params: { key: campaign(ownOfBrand(at, home)) },
    ...ofMarket(at.dealer),
  }),
  'reorders.differences by campaign': (at) => many(campaign(at)),
  'reorders.differences by market': (at, home) => many(campaign(home), [at.dealer]),
  'reorders.start by campaign': (at) => many(campaign(at)),
  'reorders.start by market': (at, home) => many(campaign(home), [at.dealer]),
  'reorders.search by market': ({ key }) => ({ ...ofMarket(key), body: { size: 100 } }),
  'reorders.search by brand': ({ brand }) => ({
    query: { hierarchyId: brand ?? undefined },
    body: { size: 100 },
  }),
  'reorders.read by bulk': bulk,
  'reorders.searchItems by bulk': (at, home) => ({ ...bulk(at, home), body: { size: 100 } }),
  'reorders.retry by bulk': bulk,
  'newerVersions.read by campaign': (at) => ({ params: { key: campaign(at) } }),
  'newerVersions.take by campaign': (at) => ({
    params: { key: campaign(at) },
    body: { templateVersion: 2 },
  }),
}
