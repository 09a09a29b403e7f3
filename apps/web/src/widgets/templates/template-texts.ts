/** The parts of a template that are named in what changed as well as in its form. */
export const partNames = { steps: 'Steps', creatives: 'Creatives' } as const

export const basicsTexts = {
  brand: 'Brand',
  brandHint: 'A template stays with its brand.',
  noBrand: 'Choose a brand',
  name: 'Name',
  nameHint: 'As dealers read it in the catalog.',
  description: 'Description',
  descriptionHint:
    'Read below the name in the catalog: what the campaign is for, and whom it suits.',
  category: 'Category',
  type: 'Runs',
  types: { STANDARD: 'Once', SUBSCRIPTION: 'Until it is canceled' },
  canSelectWaves: 'Dealers may choose between two mail dates (waves)',
  isBillingDeferred: 'Billing is deferred',
  minimumOrderValue: 'Minimum order',
  minimumHint: 'A campaign that costs less cannot be ordered. 0 for no minimum.',
  trigger: 'What triggers it',
  triggerAfter: 'When the first touchpoint is sent',
  triggerHint: 'The other touchpoints follow so many days after the first one.',
  recallHint: 'The customer data does not hold recalls, so dealers see no estimate by month.',
  seasonals: 'Seasonal templates',
  seasonalsHint: 'An annual enrollment joins one template of each season.',
  noTemplate: 'Choose a template',
} as const

export const seasonNames = {
  SPRING: 'Spring',
  SUMMER: 'Summer',
  FALL: 'Fall',
  WINTER: 'Winter',
} as const

export const dateTexts = {
  mailing: 'Mail dates',
  mode: 'Who chooses the mail date',
  modes: {
    FREE: 'The dealer, among the eligible days',
    RESTRICTED: 'Nobody: it follows from the template',
  },
  mailDate: 'Mail date',
  secondMailDate: 'Second mail date',
  secondHint: 'For the second wave.',
  isMailDateLocked: 'The mail date is locked',
  lockHint: 'Only administrators can choose another date.',
  windowStart: 'Mail window from',
  windowEnd: 'Mail window to',
  enrolling: 'Enrollment',
  enrollmentStartDate: 'Enrollment from',
  enrollmentEndDate: 'Enrollment to',
  campaignEndDate: 'End of the campaign',
  customization: 'Changes to reserved campaigns',
  customizationStart: 'Changes from',
  customizationEnd: 'Changes to',
  customizationHint: 'When a reserved seasonal campaign takes changes.',
  leadTimes: 'Lead times',
  leadNone: 'Choose a way of sending in Channels first.',
  setOff: 'An event sets these pieces off, so no mail dates are chosen.',
  ofSeasons: 'An annual enrollment has the mail dates of its seasonal templates.',
  leadHint: (days: number) => `Business days. Empty: ${days}.`,
} as const

export const channelTexts = {
  offered: 'Ways of sending',
  offeredHint: 'Channels, and ways to use more than one of them.',
  optionality: (name: string) => `How ${name} is offered`,
  alone: 'May be used alone',
  optionalities: {
    OPTIONAL: 'Optional',
    RECOMMENDED: 'Recommended',
    REQUIRED: 'Required',
    DISABLED: 'Switched off',
  },
  prices: 'Price per piece',
  pricesNone: 'Choose a way of sending first; its price is set here.',
  priceHint: 'Dollars, to a hundredth of a cent: 0.6925',
  ownPriceHint: 'Empty: what its channels cost.',
  hasDiscount: 'Take a discount off each piece',
  discountHint: 'The fewer households a market has, the more is taken off.',
  base: 'Discount at zero households',
  cap: 'Households at which the discount ends',
  minimum: 'Smallest discount',
  maximum: 'Largest discount',
  example: 'For example',
  households: 'Households',
  off: 'Off each piece',
  noExample: 'Fill in the four figures to see an example.',
} as const

export const audienceTexts = {
  selectAudience: 'Dealers choose whom the campaign reaches',
  selectHint: 'Without this, a campaign has no audience step.',
  segments: 'Segments',
  segment: { NEW: 'New', ACTIVE: 'Active', LAPSED: 'Lapsed', INACTIVE: 'Inactive' },
  choices: {
    CHOSEN: 'Offered and chosen at first',
    OFFERED: 'Offered',
    OFF: 'Not offered',
  },
  smart: 'Every campaign begins with smart select switched on',
  distance: 'Greatest distance',
  distanceUnit: 'miles',
  distanceHint: 'How far from the dealer an audience may reach. Empty: no limit.',
  model: 'Analytical model',
  modelHint: 'Ranks customers, so that a budget reaches the likeliest first.',
  noModel: 'None',
  otherModel: (text: string) => `${text} (not known: it ranks nobody)`,
} as const

export const differenceTexts = {
  yes: 'yes',
  no: 'no',
  empty: 'empty',
  set: (label: string, value: string, before: string) => `${label}: ${value} (before: ${before})`,
  added: (title: string) => `${title} was added`,
  removed: (title: string) => `${title} was removed`,
  changed: (title: string) => `${title} was changed`,
} as const

export const stepTexts = {
  label: 'Steps of the template',
  workflow: (number: number) => `Workflow ${number}`,
  none: 'There is no step yet. A template needs at least one.',
  add: 'Add step',
  addWorkflow: 'Add another workflow',
  removeWorkflow: (number: number) => `Remove workflow ${number}`,
  removeWorkflowBody: (steps: number) =>
    steps === 1
      ? 'Its step goes with it, with its creatives.'
      : `Its ${steps} steps go with it, with their creatives.`,
  unnamed: 'Step without a name',
  title: (number: string, name: string) => `Step ${number}: ${name}`,
  after: (days: string) => (days === '0' ? 'on the first day' : `${days} days after the start`),
  wrong: (count: number) => (count === 1 ? 'One thing to check' : `${count} things to check`),
  removeTitle: (name: string) => `Remove ${name}?`,
  removeBody: (count: number) =>
    count === 1
      ? 'Its creative goes with it, with its codes and coupons.'
      : `Its ${count} creatives go with it, with their codes and coupons.`,
  number: 'Number',
  name: 'Name',
  optionality: 'Dealers',
  optionalities: {
    REQUIRED: 'Must use it',
    OPTIONAL: 'May leave it out',
    DISABLED: 'Do not see it',
  },
  daysAfterStart: 'Days after the start',
  daysToSecondEmail: 'Days until the second email',
  channels: 'Channels',
  variations: 'Combinations of channels',
  noChannels: 'The template offers no channel yet. Choose them in Channels.',
  targetCount: 'Coupons on the piece',
  isCustomizable: 'Dealers may change its coupons',
  customizableHint:
    'The coupons that dealers choose here may then be used again in other steps, by the Reuse Code of its creatives.',
} as const

export const creativeTexts = {
  ofStep: 'Creatives',
  ofStepHint: 'Dealers choose one of them, and one of its variations where it has any.',
  isOffered: 'Dealers may choose it',
  offeredAs: 'Name in their list',
  offeredAsHint: 'Read where there are several to choose from.',
  fromOthers: 'Creatives of other steps',
  fromOther: (name: string) => `${name}, of another step.`,
  removeOther: (name: string) => `Remove ${name}`,
  withoutStep: 'Creatives without a step',
  withoutStepWhy: 'Their step is gone. Choose another one for each, or remove it.',
  noCode: 'No Creative Code yet',
  place: (place: number) => `Creative ${place}`,
  gone: 'A creative that is not in use any more',
  chooseFor: (step: string) => `Choose creatives for ${step}`,
  ofBrand: 'Creatives of the brand',
  search: 'Search creatives',
  addChosen: (count: number) => (count > 1 ? `Add ${count} creatives` : 'Add creative'),
  make: 'New creative',
  makeHint: 'You come back here; nothing is lost.',
  codeTaken: 'Another creative of the brand has this code already.',
  takeCode: (code: string) => `Use ${code}`,
  edit: 'Edit this creative',
  noBrand: 'Choose a brand in Basics first.',
  notChosen: 'Press a creative first.',
  noneFound: 'No creative has this in its name.',
  noneLeft: 'The brand has no other active creative. Make one with “New creative”.',
  loadFailed: 'The creatives could not be loaded',
  add: 'Choose creatives…',
  name: 'Name in this template',
  nameHint: 'Empty: the name of the creative.',
  stepNumber: 'Step',
  unknownStep: (number: string) => `Step ${number}, which does not exist`,
  creativeCode: 'Creative Code',
  eventCode: 'Event Code',
  letterCode: 'Letter Code',
  reuseCode: 'Reuse Code',
  reuseOwn: 'Names the coupons of this touchpoint, so that others may use them.',
  reuseOther: 'The Reuse Code of a touchpoint whose coupons dealers may change.',
} as const

export const couponTexts = {
  toSteps: 'Go to Steps',
  onlyWhere:
    'The two below matter only where a piece has a paragraph or a bullet list for coupons. No design that is drawn here has one, so most templates leave both empty.',
  raised: (step: string, count: string) =>
    `“Coupons on the piece” of step ${step} was raised to ${count}, so that all of them fit.`,
  body: 'Coupon Template Paragraph',
  bullets: 'Coupon Template Bullet List',
  defaults: 'Default coupons',
  defaultsHint: 'What it carries until a dealer chooses other coupons.',
  noneFound: 'No coupon has this in its heading.',
  retired: (heading: string) => `${heading} (retired)`,
  gone: (key: number) => `Coupon ${key}, which is not here any more`,
  edit: 'Edit',
  coming: 'Loading…',
  create: 'New coupon',
  noBrand: 'Choose a brand in Basics first.',
} as const
