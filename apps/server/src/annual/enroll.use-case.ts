import type { annual } from '@marquee/contract/annual'
import { mayEnroll } from '@marquee/rules/annual'
import { accept, refuse } from '@marquee/rules/result'
import { cadenceAt, startCampaign } from '../campaigns/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { presentEnrollment } from './enrollment.present.ts'
import { seasonCampaignsView } from './season-campaigns.view.ts'
import { yearAt } from './year.load.ts'

/** The seasons are made with the enrollment, all of them or none. */
export const enroll: UseCase<typeof annual.create> = async (call) => {
  const { params, query, use, announce } = call
  // Two people who enroll the same dealer at once wait for each other here.
  await use(seasonCampaignsView).lock(query.marketKey)
  const { templateKey } = params
  const year = await yearAt({ templateKey, marketKey: query.marketKey }, call)
  if (year === undefined) return refuse('not-found')
  if (year === null) return refuse('annual.not-a-year')
  const { template, market, today } = year
  const cadence = await cadenceAt(template, market, query.campaignCadence, call)
  if (!cadence.ok) return cadence
  const allowed = mayEnroll(year.seasons, year.present, today)
  if (!allowed.ok) return allowed
  const enrollment = await startCampaign(template, market, { cadence: cadence.value }, call)
  for (const { season, template: ofSeason } of allowed.value.seasons) {
    const ofYear = { annual: enrollment, season }
    await startCampaign(ofSeason, market, { cadence: cadence.value, ofYear }, call)
  }
  const { key, hierarchyId } = enrollment
  announce({ key, hierarchyId, templateKey, marketKey: market.key })
  const presented = await presentEnrollment(key, call)
  return presented ? accept(presented) : refuse('not-found')
}
