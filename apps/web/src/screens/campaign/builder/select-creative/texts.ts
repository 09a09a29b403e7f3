export const texts = {
  title: 'Choose the creative',
  titleOf: (touchpoint: string) => `Choose a creative for ${touchpoint}`,
  intro: 'Each one is shown as your customers will get it.',
  introSuggested:
    'Each one is shown as your customers will get it. One is suggested: save it, or press another one.',
  form: 'Creative',
  gallery: 'Creatives to choose from',
  chosen: 'Chosen',
  suggested: 'Suggested',
  loading: 'This creative is still loading.',
  gone: 'This creative is no longer offered.',
  notMadeFor: (channel: string) => `This creative is not made for ${channel}.`,
  failed: 'This creative could not be loaded. Reload the page.',
  none: 'Choose a creative',
  noneWhy: 'Choose one above to see it front and back, and as an email.',
  piece: 'Your piece',
  look: 'Variation',
  ownLook: 'As designed',
  count: 'Coupons on the piece',
  coupons: (count: number) => (count === 1 ? '1 coupon' : `${count} coupons`),
  fields: 'Your words on the piece',
  fieldsWhy: 'What you fill in appears on the piece right away.',
  creative: 'Creative',
  couponsOnIt: 'Coupons on the saved piece',
  editCoupon: (heading: string) => `Edit the coupon ${heading}`,
  hasPicture: 'A picture has been chosen.',
  namesCustomers: (fields: readonly string[]) =>
    `${fields.slice(0, -1).join(', ')} and ${fields.at(-1)} in a text become what each customer reads.`,
} as const

export const differenceTexts = {
  creative: 'Creative: a different one',
  look: 'Variation: a different one',
  coupons: 'Coupons: different ones',
  count: (count: number) => `Coupons on the piece: ${count}`,
  value: (label: string, value: string) => `${label}: ${value || 'empty'}`,
} as const
