import type { SeedPerson } from '@marquee/rules/seed-lists'

export const seedWords = {
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
  recipients: 'Seed recipients',
  none: 'No seed recipients yet.',
  incomplete: 'Something is missing for the channels of this campaign.',
  listsFailed: 'The seed recipient lists could not be loaded',
} as const

export const recipientTexts = {
  edit: 'Edit Seed Recipient',
  save: 'Save recipient',
  foreName: 'First name',
  surName: 'Last name',
  email: 'Email',
  line1: 'Street address',
  line2: 'Street address, line 2',
  city: 'City',
  state: 'State',
  postalCode: 'Zip code',
  noState: 'Choose a state',
} as const

export const nameOf = ({ foreName, surName }: SeedPerson) => `${foreName} ${surName}`
