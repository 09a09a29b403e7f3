import { accessTexts } from '@marquee/rules/access'
import { templateReasons, type TemplateStatus } from '@marquee/rules/templates'

/** Why something may not be done with a template. */
export const reasons = { ...accessTexts, ...templateReasons }

export const statusNames: Readonly<Record<TemplateStatus, string>> = {
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
}

export const texts = {
  title: 'Campaign templates',
  intro: 'What dealers start campaigns from. Only active templates are offered.',
  create: 'Create template',
  import: 'Import from a file',
  prices: 'Prices as a file',
  saveAll: 'Save these as a file',
  noneToSave: 'There is no template to save.',
  tooManyToSave: (most: number) =>
    `A file holds ${most} templates. Narrow the list by a name or a filter.`,
  search: 'Template name',
  category: 'Category',
  anyCategory: 'All categories',
  status: 'Status',
  anyStatus: 'Active and inactive',
  brand: 'Brand',
  columns: {
    name: 'Name',
    category: 'Category',
    status: 'Status',
    brand: 'Brand',
    version: 'Version',
    window: 'Mail window',
    updated: 'Updated',
    actions: 'Actions',
  },
  open: 'Open',
  draft: 'Draft',
  from: (day: string) => `From ${day}`,
  until: (day: string) => `Until ${day}`,
  between: (first: string, last: string) => `${first} to ${last}`,
  none: 'Create a template, then activate it so that dealers can start campaigns from it.',
  noneFound: 'No template matches. Search for something else, or change the filters.',
  tooMany: (shown: number, all: number) =>
    `The first ${shown} of ${all} templates are shown. Search for a name to see others.`,
  duplicate: (name: string) => `Duplicate ${name}`,
  save: (name: string) => `Save ${name} as a file`,
  duplicated: (name: string) => `${name} was created as a copy. It is not offered yet.`,
  activate: (name: string) => `Activate ${name}`,
  deactivate: (name: string) => `Deactivate ${name}`,
} as const

export const statusTexts = {
  incompleteTitle: (name: string) => `${name} cannot be offered yet`,
  incompleteBody: 'To be done before it is offered:',
  activateTitle: (name: string) => `Activate ${name}?`,
  offeredTo: (dealers: number, markets: string) =>
    `It is offered to ${dealers === 1 ? '1 dealer' : `${dealers.toLocaleString('en-US')} dealers`}: ${markets}. They can start campaigns from it at once.`,
  everyDealer: (brand: string | undefined) =>
    brand ? `every dealer of ${brand}` : 'every dealer of the brand',
  chosen: (markets: readonly string[], groups: number) =>
    [
      ...markets,
      ...(groups > 0
        ? [groups === 1 ? 'those of one market group' : `those of ${groups} market groups`]
        : []),
    ].join(', '),
  noDealer:
    'No dealer gets it yet, so no campaign can be started from it. Choose first who gets it.',
  staffOnly: (levels: string) =>
    levels
      ? `People at dealers do not see it, only these levels: ${levels}.`
      : 'No level of people sees it.',
  changeOffer: 'Change who gets it',
  notCounted: 'How many dealers get it could not be counted',
  activated: (name: string) => `${name} is offered now.`,
  deactivateTitle: (name: string) => `Deactivate ${name}?`,
  deactivateBody:
    'No campaign can be started from it any more. Campaigns that were started from it continue unchanged. You can activate it again at any time.',
  deactivated: (name: string) => `${name} is not offered any more.`,
} as const
