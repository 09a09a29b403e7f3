import type { annual } from '@marquee/contract/annual'
import { mayEnroll } from '@marquee/rules/annual'
import { accept, refuse } from '@marquee/rules/result'
import { cadenceAt, startYear } from '../campaigns/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { presentEnrollment } from './enrollment.present.ts'
import { seasonCampaignsView } from './season-campaigns.view.ts'
import { yearAt } from './year.load.ts'

type Create = typeof annual.create

export const enroll: UseCase<Create> = async (call) => {
  const { params, query, announce } = call
  const { templateKey } = params
  const { marketKey, campaignCadence } = query
  const enrolled = await enrollDealer({ templateKey, marketKey, campaignCadence }, call)
  if (!enrolled.ok) return enrolled
  const { key, hierarchyId } = enrolled.value
  announce({ key, hierarchyId, templateKey, marketKey })
  const presented = await presentEnrollment(key, call)
  return presented ? accept(presented) : refuse('not-found')
}

interface Enrolled {
  templateKey: number
  marketKey: number
  campaignCadence?: Call<Create>['query']['campaignCadence']
}

export type Enrolling = Pick<Call<Create>, 'person' | 'use' | 'now'>

/** The seasons are made with the enrollment, all of them or none. */
export async function enrollDealer(
  { templateKey, marketKey, campaignCadence }: Enrolled,
  { person, use, now }: Enrolling,
) {
  // Two people who enroll the same dealer at once wait for each other here.
  await use(seasonCampaignsView).lock(marketKey)
  const by = { person, use, now }
  const year = await enrollableYear({ templateKey, marketKey }, by)
  if (!year.ok) return year
  const { template, market, seasons } = year.value
  const cadence = await cadenceAt(template, market, campaignCadence, by)
  if (!cadence.ok) return cadence
  return accept(await startYear(template, market, { cadence: cadence.value, seasons }, by))
}

/** May the dealer be enrolled today, and in which seasons? Nothing is made. */
export async function enrollableYear(
  place: Pick<Enrolled, 'templateKey' | 'marketKey'>,
  by: Enrolling,
) {
  const year = await yearAt(place, { ...by, query: {} })
  if (year === undefined) return refuse('not-found')
  if (year === null) return refuse('annual.not-a-year')
  const { template, market, today } = year
  const cadence = await cadenceAt(template, market, undefined, by)
  if (!cadence.ok) return cadence
  const allowed = mayEnroll(year.seasons, year.present, today)
  if (!allowed.ok) return allowed
  return accept({ template, market, ...allowed.value })
}
