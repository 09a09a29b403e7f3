/** What a template is for; on screens by the names below. */
export const CATEGORIES = [
  'SEASONAL',
  'ON_DEMAND',
  'REMINDERS',
  'METRO',
  'SERVICE_PROGNOSTICS',
  'ANNUAL_SEASONAL',
  'RECALL',
] as const

export type Category = (typeof CATEGORIES)[number]

/** The addresses under which templates are browsed. */
export const BROWSING_SLUGS = [
  'on-demand',
  'always-on',
  'national-promotions',
  'metro-mailer',
  'service-prognostics',
] as const

export type BrowsingSlug = (typeof BROWSING_SLUGS)[number]

export interface CategoryNames {
  /** What people read. */
  name: string
  /** The same category as the older data spells it. */
  spelling: string
  browsingSlug: BrowsingSlug
  /** In the address where a campaign of the category is built. */
  builderSlug: string
}

export const categoryNames: Readonly<Record<Category, CategoryNames>> = {
  SEASONAL: {
    name: 'Seasonal/National',
    spelling: 'Seasonal',
    browsingSlug: 'national-promotions',
    builderSlug: 'seasonal',
  },
  ON_DEMAND: {
    name: 'Objective Focused',
    spelling: 'On demand',
    browsingSlug: 'on-demand',
    builderSlug: 'ondemand',
  },
  REMINDERS: {
    name: 'Always On',
    spelling: 'Reminders',
    browsingSlug: 'always-on',
    builderSlug: 'srs',
  },
  METRO: {
    name: 'Metro Mailer',
    spelling: 'Metro',
    browsingSlug: 'metro-mailer',
    builderSlug: 'metro',
  },
  SERVICE_PROGNOSTICS: {
    name: 'Service Prognostics',
    spelling: 'Service Prognostics',
    browsingSlug: 'service-prognostics',
    builderSlug: 'serviceprognostics',
  },
  ANNUAL_SEASONAL: {
    name: 'Annual Enrollment',
    spelling: 'Annual Seasonal',
    browsingSlug: 'national-promotions',
    builderSlug: 'annualseasonal',
  },
  RECALL: {
    name: 'Recall',
    spelling: 'Recall',
    browsingSlug: 'service-prognostics',
    builderSlug: 'recall',
  },
}

/** In what the campaigns of one category differ from those of another. */
type Trait =
  /** Staff build it for the dealers of a group, and each of them has a child of it. */
  | 'several-dealers'
  /** It is enrolled in, and is four campaigns: one for each season. */
  | 'year'
  /** The campaign of one season. */
  | 'season'
  /** It is mailed on a day; the others when a need of the customer, or each season, sets them off. */
  | 'mail-date'
  | 'two-waves'
  /** Its recipients are chosen. */
  | 'audience'
  /** It is offered from one day to another; the others always. */
  | 'enrollment-period'

const TRAITS: Readonly<Record<Category, readonly Trait[]>> = {
  SEASONAL: ['season', 'mail-date', 'two-waves', 'audience', 'enrollment-period'],
  ON_DEMAND: ['mail-date', 'two-waves', 'audience', 'enrollment-period'],
  REMINDERS: [],
  METRO: ['several-dealers', 'mail-date', 'audience'],
  SERVICE_PROGNOSTICS: [],
  ANNUAL_SEASONAL: ['year', 'audience'],
  RECALL: [],
}

export const hasTrait = (category: Category, trait: Trait): boolean =>
  TRAITS[category].includes(trait)

export const categoriesWith = (trait: Trait): Category[] =>
  CATEGORIES.filter((category) => hasTrait(category, trait))

/** A category in either spelling. */
export function readCategory(text: string): Category | undefined {
  return CATEGORIES.find(
    (category) => category === text || categoryNames[category].spelling === text,
  )
}

/** The categories that are browsed under one address, in order. */
export function categoriesUnder(slug: BrowsingSlug): Category[] {
  return CATEGORIES.filter((category) => categoryNames[category].browsingSlug === slug)
}
