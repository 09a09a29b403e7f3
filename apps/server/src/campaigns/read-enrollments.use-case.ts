import type { campaigns } from '@marquee/contract/campaigns'
import { accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { enrollmentsView } from './campaign-enrollments.view.ts'
import { campaignsView } from './campaigns.view.ts'
import { summariesOf } from './campaign-summaries.present.ts'

export const readEnrollments: UseCase<typeof campaigns.enrollment> = async (call) => {
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const enrolled = await call.use(enrollmentsView).list(part)
  const keys = enrolled.map(({ key }) => key)
  const seasons = await call.use(enrollmentsView).seasonalsOf(keys)
  const all = [...keys, ...seasons.map(({ key }) => key)]
  const summaries = await summariesOf(await call.use(campaignsView).findAll(all), call)
  const byKey = new Map(summaries.map((summary) => [summary.key, summary]))
  const summaryOf = (key: number) => byKey.get(key) ?? []
  return accept({
    enrollments: enrolled.flatMap(({ key, ...period }) =>
      [summaryOf(key)].flat().map((campaign) => ({
        campaign,
        ...period,
        seasonals: seasons
          .filter(({ parentKey }) => parentKey === key)
          .flatMap((season) => summaryOf(season.key)),
      })),
    ),
  })
}
