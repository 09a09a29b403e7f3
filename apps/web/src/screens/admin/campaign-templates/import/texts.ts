import { MOST_TEMPLATE_FILE_BYTES, type FileOutcome } from '@marquee/rules/template-files'

const MEGABYTE = 1_048_576

export const texts = {
  title: 'Import templates',
  back: 'Campaign templates',
  intro:
    'Templates that were saved as a file, here or in another installation, with their creatives, coupons and pictures. You see what would come in before anything is changed.',
  label: 'File of templates',
  requirements: [
    'As “Save as a file” makes it',
    `${MOST_TEMPLATE_FILE_BYTES / MEGABYTE} MB at most`,
  ],
  rules: [
    'New templates are not offered to anybody until you say who gets them and activate them.',
    'Where a template of the same name is there already and differs, what the file holds becomes its draft: dealers get what they get now until you publish it.',
    'What is there already, word for word, is not brought a second time.',
    'Check mail dates, prices and the last days of coupons before you activate a template: they are those of the file.',
  ],
  toList: 'See the templates',
  brand: 'For which brand',
  chooseBrand: 'Choose a brand',
  forBrand: (name: string, brand = '') => `${name} for ${brand}`,
  brandFirst: 'Choose the brand first.',
  accept: '.json,application/json',
} as const

export const readyMadeTexts = {
  title: 'Nothing to begin with?',
  intro:
    'There are ready-made templates for every season and occasion, with their creatives and coupons. You choose which of them you want, and change them as you like.',
  take: 'Look at the ready-made templates',
  file: 'Ready-made templates',
} as const

export const findingsTexts = {
  nothing: 'Nothing is new: all of it is here already.',
  templates: 'Templates',
  templatesWhy: 'Those that you leave out are not imported, nor what only they need.',
  creatives: 'Creatives',
  coupons: 'Coupons',
  name: 'Name',
  category: 'Category',
  what: 'What happens',
  withSeason: 'It comes with the annual enrollment.',
  noneChosen: 'Choose at least one template.',
  noneUsable: 'None of these templates can be imported.',
} as const

export const outcomeNames: Readonly<Record<FileOutcome, string>> = {
  ADDED: 'New',
  DRAFT: 'Becomes a draft of the template of this name',
  THERE: 'Is here already',
  REFUSED: 'Refused',
}

/** How many of all that the file holds. */
export const countNames: Readonly<Record<FileOutcome, string>> = {
  ADDED: 'New',
  DRAFT: 'Drafts',
  THERE: 'Here already',
  REFUSED: 'Refused',
}
