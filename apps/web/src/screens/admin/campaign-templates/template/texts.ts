import { accessTexts } from '@marquee/rules/access'
import { templateReasons } from '@marquee/rules/templates'
import type { PaneId } from './problems.rules.ts'

export const reasons: Readonly<Record<string, string>> = { ...accessTexts, ...templateReasons }

export const texts = {
  newTitle: 'Create campaign template',
  back: 'Campaign templates',
  activate: 'Activate template',
  deactivate: 'Deactivate template',
  loadFailed: 'The template could not be loaded',
  version: (version: number) =>
    `Version ${version}. Campaigns keep the version that they began with.`,
  firstVersion: 'Not saved yet. It is not offered until it is activated.',
  panes: 'Parts of the template',
  form: 'Campaign template',
  save: 'Save template',
  created: (name: string) => `${name} was created. It is not offered until you activate it.`,
  saved: (name: string, version: number) => `${name} was saved as version ${version}.`,
  savedAt: (moment: string) => `Saved ${moment}`,
  unsaved: 'Not saved yet',
  nothingToSave: 'Nothing has changed yet.',
  failed: 'This could not be saved. Please try again.',
  toCheck: (count: number) =>
    count === 1
      ? 'Not saved: one thing is missing or wrong.'
      : `Not saved: ${count} things are missing or wrong.`,
  seeAll: 'See all of them',
  merged:
    'What you typed is kept. Where both of you changed the same field, saving again keeps yours.',
  restored: 'What you typed earlier was restored. It is not saved yet.',
  discard: 'Discard it',
  next: (pane: string) => `Next: ${pane}`,
} as const

export const paneNames: Readonly<Record<PaneId, string>> = {
  basics: 'Basics',
  dates: 'Dates',
  channels: 'Channels',
  audience: 'Audience',
  steps: 'Steps',
  creatives: 'Creatives',
  coupons: 'Coupons',
  access: 'Who gets it',
  review: 'Review',
}

export const paneIntros: Readonly<Record<PaneId, string>> = {
  basics: 'What the template is for, and what people read about it.',
  dates: 'When it is offered, and when its pieces are mailed. An empty day leaves that side open.',
  channels: 'How pieces reach customers, and what each piece costs.',
  audience: 'Whom a campaign may reach, and what is chosen when a dealer begins.',
  steps: 'What is sent, and when. Each step is a touchpoint of the campaign.',
  creatives: 'Which creatives the steps use, and their codes for printers and reports.',
  coupons: 'Which coupons a campaign begins with.',
  access:
    'Who finds the template in the catalog once it is active. Nobody, until you choose. A change here is no new version.',
  review: 'What is still missing before the template can be saved.',
}

export const basicsTexts = {
  brand: 'Brand',
  brandHint: 'A template stays with its brand.',
  noBrand: 'Choose a brand',
  name: 'Name',
  nameHint: 'As dealers read it in the catalog.',
  description: 'Description',
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
  smart: 'Smart select is on at first',
  distance: 'Greatest distance',
  distanceUnit: 'miles',
  distanceHint: 'How far from the dealer an audience may reach. Empty: no limit.',
  model: 'Analytical model',
  modelHint: 'Its name, such as service-likelihood. Empty: none.',
} as const

export const versionTexts = {
  open: 'Versions',
  title: (name: string) => `Versions of ${name}`,
  loadFailed: 'The versions could not be loaded',
  intro: 'Each save is a version. A campaign keeps the one that it began with.',
  all: 'All versions',
  version: (version: number) => `Version ${version}`,
  current: 'Current',
  saved: (moment: string, name: string) => `Saved ${moment} by ${name}`,
  outOfSight: (key: number) => `Person ${key}`,
  program: 'Marquee',
  compare: 'What changed',
  from: 'From',
  to: 'To',
  changed: (from: number, to: number) => `What changed from version ${from} to version ${to}`,
  same: 'Nothing changed between them.',
  only: 'This is the first version, so there is nothing to compare yet.',
  restore: (version: number) => `Restore version ${version}`,
  restored: (version: number) =>
    `Version ${version} is in the form. Nothing changes until you save the template.`,
  replaceTitle: 'Replace what you typed?',
  replaceBody: (version: number) =>
    `The form has changes that are not saved. Restoring version ${version} replaces them.`,
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
  unnamed: 'Step without a name',
  title: (number: string, name: string) => `Step ${number}: ${name}`,
  after: (days: string) => (days === '0' ? 'on the first day' : `${days} days after the start`),
  wrong: (count: number) => (count === 1 ? 'One thing to check' : `${count} things to check`),
  removeTitle: (name: string) => `Remove ${name}?`,
  removeBody: (count: number) =>
    count === 1
      ? 'One creative was made for it. It stays in the template and needs another step.'
      : `${count} creatives were made for it. They stay in the template and need another step.`,
  number: 'Number',
  name: 'Name',
  optionality: 'Dealers',
  optionalities: {
    REQUIRED: 'Must use it',
    OPTIONAL: 'May leave it out',
    DISABLED: 'Do not see it',
  },
  daysAfterStart: 'Days after the start',
  channels: 'Channels',
  variations: 'Combinations of channels',
  noChannels: 'The template offers no channel yet. Choose them in Channels.',
  choice: 'Creatives to choose from',
  choiceHint: 'With fewer than two there is nothing to choose.',
  noCreatives: 'The template has no creatives yet. Choose them in Creatives.',
  shownAs: (name: string) => `Name of ${name} in the list`,
  targetCount: 'Coupons on the piece',
  isCustomizable: 'Dealers may change its coupons',
  customizableHint: 'Its reuse codes may then be used by creatives of other steps.',
} as const

export const creativeTexts = {
  label: 'Creatives of the template',
  none: 'There is no creative yet. Choose the first one below.',
  title: (step: string, name: string) => `Step ${step}: ${name}`,
  noCode: 'No Creative Code yet',
  place: (place: number) => `Creative ${place}`,
  gone: 'A creative that is not in use any more',
  choose: 'Creative',
  forStep: 'Step',
  noStep: 'Add a step first; a creative is made for one.',
  noBrand: 'Choose a brand in Basics first.',
  notChosen: 'Choose a creative first.',
  noneFound: 'No creative has this in its name.',
  add: 'Add creative',
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
  texts: 'Coupon texts',
  textsHint: 'Coupons whose texts stand in the paragraph and in the bullet list of a piece.',
  body: 'Coupon Template Paragraph',
  bullets: 'Coupon Template Bullet List',
  defaults: 'Default coupons',
  defaultsHint: 'What each creative carries until a dealer chooses other coupons.',
  defaultsOf: (name: string) => `Default coupons of ${name}`,
  noCreatives: 'The template has no creatives yet.',
  noneFound: 'No coupon has this in its heading.',
  gone: (key: number) => `Coupon ${key}, which is not here any more`,
  edit: 'Edit',
  coming: 'Loading…',
  create: 'New coupon',
  noBrand: 'Choose a brand in Basics first.',
} as const

export const reviewTexts = {
  ready: 'Nothing is missing. Dealers are offered the template while it is active.',
  missing: (count: number) =>
    count === 1 ? 'One thing is missing or wrong' : `${count} things are missing or wrong`,
  beforeOffered: 'To be done before it is offered',
  facts: 'Summary',
  steps: 'Steps',
  creatives: 'Creatives',
  channels: 'Ways of sending',
  price: 'Price per piece',
  none: 'None yet',
  access: 'Who gets it',
} as const

export const accessPaneTexts = {
  noBrand: 'Choose a brand in Basics first.',
  loadFailed: 'The market groups could not be loaded',
  saved: (name: string) => `Who gets ${name} was saved.`,
  changed: 'Who gets it was changed',
} as const
