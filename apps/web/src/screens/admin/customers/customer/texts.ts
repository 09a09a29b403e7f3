import { texts as customerTexts } from '../texts.ts'

export const texts = {
  title: 'Customer',
  back: customerTexts.title,
  of: (market: string) => `Customer of ${market}`,
  loadFailed: 'This customer could not be loaded',
  gone: 'This customer does not exist',
  goneWhy:
    'They may have been erased, or left out of a later file, or belong to a market that you do not look after.',
  toAll: 'All customers',
  actions: {
    correct: 'Correct',
    suppress: 'Stop sending',
    lift: 'Send again',
    export: 'Export data',
    erase: 'Erase',
  },
  exported: 'The file holds all that is known of this customer.',
  fileType: 'text/csv',
  unknown: 'Not known',
} as const

export const factsTexts = {
  title: 'What is known',
  address: 'Address',
  segment: 'Segment',
} as const

export const vehicleTexts = {
  title: 'Vehicles',
  none: 'No vehicle of this brand is known.',
  model: 'Vehicle',
  vin: 'VIN',
} as const

export const reachTexts = {
  title: 'Contact',
  email: 'Email may be sent',
  mail: 'Mail may be sent',
  suppressions: 'What was stopped for this person',
  none: 'Nothing was stopped for this person by hand.',
  fromFile: 'The dealer’s file says not to contact this person, or that it does not reach them.',
  channel: 'Nothing by',
  reason: 'Why',
  where: 'Where',
  since: 'Since',
  by: 'By',
  above: 'A market above yours',
} as const

export const campaignTexts = {
  title: 'Campaigns',
  why: 'Campaigns with a submitted or approved order in which this household is a recipient.',
  none: 'No submitted or approved campaign reaches this household.',
  denied: 'To see campaigns you need the permission to see campaigns.',
  name: 'Campaign',
  status: 'Status',
  mailDates: 'Mail dates',
  submitted: 'Submitted',
  counted: 'Counted from each customer',
} as const

export const originTexts = {
  title: 'Where this comes from',
  file: 'File',
  uploaded: 'Uploaded',
  demo: 'This customer came with the demo data, not with a file.',
  corrected: (by: string, when: string) =>
    by === '' ? `Corrected on ${when}.` : `Corrected by ${by} on ${when}.`,
  holds:
    'The newest source counts: a correction holds until a later file names this customer, and then the file counts. Correct it in the dealer’s own system as well.',
} as const

export const formTexts = {
  title: (name: string) => `Correct ${name}`,
  intro:
    'This holds until a later file names this customer. Orders that are submitted keep their recipients, and the next piece goes to the corrected address.',
  noState: 'No state',
  save: 'Save',
  saved: (name: string) => `${name} was corrected. The dealer’s audiences are counted again.`,
  yours:
    'What you typed is kept. Save again to replace these values with yours, or take them over.',
  now: (field: string, value: string) => `${field}: ${value === '' ? texts.unknown : value}`,
} as const
