import type { templates } from '@marquee/contract/templates'
import { may } from '@marquee/rules/access'
import { ability, accept, refuse } from '@marquee/rules/result'
import {
  type BrowsingSlug,
  CATEGORIES,
  categoriesUnder,
  categoriesWith,
  type Category,
  categoryNames,
} from '@marquee/rules/templates'
import type { UseCase } from '../platform/use-case.ts'
import { viewerOf, isManager } from './viewer.load.ts'
import { presentBriefly, type Summary } from './template.present.ts'
import { levelsSeenFrom, templatesView } from './templates.view.ts'

export const searchTemplates: UseCase<typeof templates.search> = async (call) => {
  const { person, query, use } = call
  const viewer = await viewerOf(call)
  if (!viewer) return refuse('not-found')
  const isForKeeper = isManager(person) && query.includeInactive === 'true'
  const found = await use(templatesView).list({
    part: viewer.part,
    sort: query.sort,
    direction: query.direction,
    text: query.text,
    isActiveOnly: !isForKeeper,
    offeredTo: isForKeeper ? undefined : levelsSeenFrom(person.level),
    categories: requestedCategories(query.category, query.slug),
  })
  const all = await presentBriefly(found, viewer, call)
  // Which are open today, the rule says; so the page is cut from what it leaves.
  const open = query.forEnrollment === 'true' ? all.filter(({ can }) => can.start.ok) : all
  const { page, size } = query
  return accept({
    campaignTemplates: open.slice(page * size, (page + 1) * size),
    totalElements: open.length,
    page,
    size,
    can: { create: ability(may(person.permissions, ['CAN_MANAGE_CAMPAIGN_TEMPLATES'])) },
  })
}

function requestedCategories(
  category: Category | undefined,
  slug: BrowsingSlug | undefined,
): readonly Category[] | undefined {
  if (!slug) return category && [category]
  return categoriesUnder(slug).filter((one) => !category || one === category)
}

export const readEnrollmentTiles: UseCase<typeof templates.enrollmentTiles> = async (call) => {
  const { person, query, use } = call
  const viewer = await viewerOf(call)
  if (!viewer) return refuse('not-found')
  const { part } = viewer
  const level = query.selectedUserLevel
  const offeredTo = levelsSeenFrom(person.level).filter((one) => one === level)
  const filters = { part, offeredTo, isActiveOnly: true, direction: 'ASCENDING' } as const
  const annual = await use(templatesView).list({ ...filters, categories: categoriesWith('year') })
  const seasonal = await use(templatesView).list({
    part,
    isActiveOnly: false,
    direction: 'ASCENDING',
    categories: categoriesWith('season'),
  })
  const tiles = await presentBriefly(annual, viewer, call)
  const seasons = new Map<number, Summary>(
    (await presentBriefly(seasonal, viewer, call)).map((one) => [one.key, one]),
  )
  return accept({
    enrollmentTiles: tiles.map((tile, at) => ({
      ...tile,
      seasonals: (annual[at]?.brief.seasonals ?? []).flatMap(({ season, templateKey }) => {
        const template = seasons.get(templateKey)
        return template ? [{ season, template }] : []
      }),
    })),
  })
}

export const readCategories: UseCase<typeof templates.categories> = async (call) => {
  const { person, use } = call
  const viewer = await viewerOf(call)
  if (!viewer) return refuse('not-found')
  const found = await use(templatesView).list({
    part: viewer.part,
    isActiveOnly: true,
    direction: 'ASCENDING',
    offeredTo: levelsSeenFrom(person.level),
  })
  return accept({
    campaignCategories: CATEGORIES.map((category) => ({
      category,
      ...categoryNames[category],
      templateCount: found.filter((template) => template.category === category).length,
    })),
  })
}
