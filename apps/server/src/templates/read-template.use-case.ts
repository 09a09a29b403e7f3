import type { templates } from '@marquee/contract/templates'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { viewerOf } from './viewer.load.ts'
import { present, templateNow } from './template.present.ts'
import { templatesStore } from './templates.store.ts'
import { hasTrait } from '@marquee/rules/templates'

export const readTemplate: UseCase<typeof templates.read> = (call) =>
  templateNow(call.params.key, call, call.query.version)

export const readAnnualTemplate: UseCase<typeof templates.readAnnual> = async (call) => {
  const viewer = await viewerOf(call)
  const annual = await templateNow(call.params.key, call)
  if (!annual.ok) return annual
  if (!viewer || !hasTrait(annual.value.category, 'year')) return refuse('not-found')
  const { seasonals } = annual.value
  const found = await call
    .use(templatesStore)
    .findAll(seasonals.map(({ templateKey }) => templateKey))
  const presented = await present(found, viewer, call)
  return accept({
    ...annual.value,
    seasonalTemplates: seasonals.flatMap(({ season, templateKey }) => {
      const template = presented.find(({ key }) => key === templateKey)
      return template ? [{ season, template }] : []
    }),
  })
}
