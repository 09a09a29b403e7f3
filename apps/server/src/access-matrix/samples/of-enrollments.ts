import { keysOfCampaigns, type Place } from '../places.ts'
import type { Sample, Sampler } from './sample.ts'

const enrolling = (template: Place, dealer: Place): Sample => ({
  body: { templateKey: template.template, marketKeys: [dealer.dealer] },
})
const bulk: Sampler = (at) => ({ params: { id: keysOfCampaigns(at).bulk } })

/** Of a dealer of the caller by a template, or of a dealer by a template of the caller. */
export const SAMPLES_OF_ENROLLMENTS: Readonly<Record<string, Sampler>> = {
  'enrollments.tryOut by market': (at, home) => enrolling(home, at),
  'enrollments.tryOut by template': (at, home) => enrolling(at, home),
  'enrollments.start by market': (at, home) => enrolling(home, at),
  'enrollments.start by template': (at, home) => enrolling(at, home),
  'enrollments.search by market': ({ key }) => ({
    query: { marketKey: key },
    body: { size: 100 },
  }),
  'enrollments.search by brand': ({ brand }) => ({
    query: { hierarchyId: brand ?? undefined },
    body: { size: 100 },
  }),
  'enrollments.read by bulk': bulk,
  'enrollments.searchDealers by bulk': (at, home) => ({ ...bulk(at, home), body: { size: 100 } }),
  'enrollments.retry by bulk': bulk,
}
