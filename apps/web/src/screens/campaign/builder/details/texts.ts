/** What the specification does not word by the letter; the rest stands with the rules. */
export const texts = {
  form: 'Campaign details',
  listFailed: 'This could not be loaded',
  dealerNotes: (dealer: string) => `Notes of ${dealer}, for staff`,
  funding: { title: 'Funding', label: 'Funding type' },
  deferral: {
    title: 'Billing',
    payments: 'The three payments are due on',
    payment: (day: string, amount: string) => `${day} (${amount})`,
    ofSeasons: 'Each season is paid in three payments from its mail date on.',
    whenDated: 'Choose a mail date to see when the payments are due.',
  },
  channels: {
    title: 'Channels',
    perPiece: (price: string) => `${price} per piece`,
    between: (lowest: string, highest: string) => `${lowest} to ${highest} per piece, by season`,
    noPrice: 'No price yet',
    notAlone: 'Only together with another channel',
  },
  mailDate: {
    needsChannel: 'Choose a channel first: it decides which days you can pick.',
    noneLeft: 'There is no mail date left for these channels.',
    ofSeasons: 'Each season has a mail date of its own.',
    firstAlways: 'Every campaign has a first wave.',
    blackout: 'Blackout date',
    ofTemplate: 'Mail date of the template',
    notMailed: (day: string, why: string) => `${day}: ${why}`,
    ofWave: (wave: number, inHomes: string) => `Wave ${wave}: ${inHomes}`,
    inHomes: (first: string, last: string) => `In homes from ${first} to ${last}, as estimated.`,
  },
  group: {
    title: 'Dealer Group',
    placeholder: 'Choose a group',
    dealers: (count: number) => (count === 1 ? '1 dealer' : `${count} dealers`),
    none: 'There is no dealer group that you may choose. Ask the person who manages the groups of your market.',
  },
  mailer: {
    title: 'Mailer Information',
    name: 'Group name',
    url: 'Group URL',
    urlHint: 'Starts with https://',
    phone: 'Phone number',
    phoneHint: 'Printed on the pieces of this dealer.',
    test: 'Test URL',
    noUrl: 'Type a web address first.',
  },
  serviceLogo: {
    title: 'Service Logo',
    label: 'Include the express service logo on the mailer',
    picture: (brand: string) => `Express service logo of ${brand}`,
  },
  contact: {
    title: 'Order Contact Information',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'Email',
  },
  dealers: {
    columns: {
      dealerName: 'Name',
      dealerId: 'Dealer Id',
      dealerZone: 'Zone',
      dealerDistrict: 'District',
      dealerEnrollment: 'Enrollment',
    },
    selected: 'Selected',
    select: (name: string) => `Select ${name}`,
    rowsPerPage: 'Rows per page:',
    chosen: (count: number, all: number) =>
      `${count.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} dealers selected`,
    groupFirst: 'Choose a dealer group first.',
    noneFound: 'No dealer of the group has this name.',
    noneOffered: 'No dealer of this group can be selected for this campaign.',
    left: (count: number) =>
      count === 1
        ? '1 selected dealer is no longer offered.'
        : `${count} selected dealers are no longer offered.`,
    removeLeft: 'Remove from the selection',
    closed: (count: number) =>
      count === 1
        ? '1 dealer of the group cannot be selected'
        : `${count} dealers of the group cannot be selected`,
    moreClosed: (count: number) => `and ${count} more`,
  },
} as const

export const differenceTexts = {
  nothing: 'nothing',
  channels: 'Channels',
  serviceLogo: 'Service logo',
  contact: 'Order contact',
  dealers: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
} as const
