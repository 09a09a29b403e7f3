import type { ListingCategory } from '@marquee/rules/markets'

export const texts = {
  title: 'Dealer profile',
  seedLists: 'Seed recipients',
  loadFailed: 'The profile could not be loaded',
  noMarketWhy: 'Choose the market whose profile you want to see.',
  readOnly: 'You can look at this profile, but not change it.',
  save: 'Save profile',
  saved: 'Profile saved',
  unsaved: 'Not saved yet',
  nothingToSave: 'Nothing has changed yet.',
  merged:
    'What you typed is kept. Where both of you changed the same field, saving again keeps yours.',
} as const

export const partTexts = {
  contact: 'Contact',
  contactWhy: 'Whom to ask about this market.',
  web: 'Web and phone',
  webWhy: 'How customers reach this market.',
  business: 'Business details',
  businessWhy: 'Who the dealer is.',
  printed: 'On every piece',
  printedWhy: 'Stands below your address on each card, letter and email. Customers read it.',
  hoursExample: 'Mon–Fri 7:30–6, Sat 8–4',
  notes: 'Dealer notes',
  notesWhy: 'For the people who build campaigns with you. They are printed nowhere.',
  attributes: 'Listing attributes',
  attributesWhy: 'What customers find at this dealer.',
  area: 'Your area',
  areaWhy: (miles: number) => `ZIP codes within ${miles} miles of your address.`,
  notSaid: 'Not said',
  noState: 'No state',
  count: (count: number, most: number) =>
    `${count.toLocaleString('en-US')} of ${most.toLocaleString('en-US')} characters`,
} as const

export const labels = {
  contactName: 'Name',
  contactEmail: 'Email',
  contactPhone: 'Phone',
  webAddress: 'Web address',
  phoneNumber: 'Phone number',
  legalName: 'Legal name',
  sourceId: 'Dealer ID',
  line1: 'Street address',
  city: 'City',
  state: 'State',
  postalCode: 'Zip code',
  dealerNotes: 'Notes',
  openingHours: 'Opening hours',
  printedLine: 'Line printed on every piece',
} as const

/** How a field is called away from its part. */
export const changedNames = {
  contactName: 'Contact name',
  contactEmail: 'Contact email',
  contactPhone: 'Contact phone',
  address: 'Address',
  empty: 'empty',
} as const

export const categoryNames: Readonly<Record<ListingCategory, string>> = {
  AMENITY: 'Amenities',
  AWARD: 'Awards',
  SERVICE: 'Services',
}

export const logoPartTexts = {
  title: 'Logos',
  why: 'A logo is used once another person has approved it.',
  inUse: 'In use',
  waiting: 'Waiting for a decision',
  back: 'Came back',
  none: 'There is none yet.',
  upload: { 'brand-logo': 'Upload a logo', 'brand-logo-secondary': 'Upload a second logo' },
  handedIn: 'Logo uploaded. It is used as soon as it is approved.',
  approve: 'Approve',
  approved: 'Logo approved',
  reject: 'Reject',
  rejected: 'Logo rejected',
  rejectTitle: 'Reject logo',
} as const
