import { accessTexts } from '@marquee/rules/access'
import { lineupReasons } from '@marquee/rules/lineup'

export const reasons = { ...accessTexts, ...lineupReasons }

export const texts = {
  title: 'Vehicles',
  intro:
    'The models and model years that customers of each brand drive. Audiences are chosen among them.',
  import: 'Import a file',
  add: 'Add a model',
  list: 'All models',
  search: 'Make or model',
  brand: 'Brand',
  anyBrand: 'All brands',
  status: 'Status',
  anyStatus: 'Offered and retired',
  statuses: { offered: 'Offered', retired: 'Retired' },
  columns: {
    model: 'Model',
    make: 'Make',
    brand: 'Brand',
    years: 'Model years',
    status: 'Status',
  },
  noneFound: 'No model matches. Search for something else.',
  none: 'There are no models yet. Import a file, or add the first one.',
} as const

export const formTexts = {
  add: 'Add a model',
  change: (name: string) => `Change ${name}`,
  brand: 'Brand',
  make: 'Make',
  model: 'Model',
  modelHint: 'As it stands in files of customers. A name never changes.',
  years: 'Model years',
  yearsHint: 'Such as 2003-2011, 2013',
  status: 'Status',
  save: 'Save changes',
  create: 'Add',
  added: (name: string) => `${name} was added.`,
  changed: (name: string) => `${name} was changed.`,
  chosenBy: (campaigns: number) =>
    campaigns === 1
      ? 'One campaign under way has chosen this model.'
      : `${campaigns.toLocaleString('en-US')} campaigns under way have chosen this model.`,
  retiring:
    'It is no longer offered when an audience is built. Campaigns that have chosen it still reach its drivers, and customers’ files are read as before.',
  fewerYears:
    'These years are no longer offered. Campaigns that have chosen them still reach their drivers.',
} as const
