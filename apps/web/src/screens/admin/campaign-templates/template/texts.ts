import { accessTexts } from '@marquee/rules/access'
import { templateReasons } from '@marquee/rules/templates'
import { partNames } from '../../../../widgets/templates/index.ts'
import type { PaneId } from './problems.rules.ts'

export {
  audienceTexts,
  basicsTexts,
  channelTexts,
  couponTexts,
  creativeTexts,
  dateTexts,
  seasonNames,
  stepTexts,
} from '../../../../widgets/templates/index.ts'

export const reasons = { ...accessTexts, ...templateReasons }

export const texts = {
  newTitle: 'Create campaign template',
  back: 'Campaign templates',
  activate: 'Activate template',
  saveBefore: 'Save it first: what you changed would not be offered.',
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
  sending: { content: 'Saving the template…', access: 'Saving who gets it…' },
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
  returned: {
    creative: 'Your template is as you left it, with the new creative added. Not saved yet.',
    coupon: 'Your template is as you left it, with the coupon added. Not saved yet.',
    nothing: 'Your template is as you left it.',
  },
  discard: 'Discard it',
  next: (pane: string) => `Next: ${pane}`,
} as const

export const paneNames: Readonly<Record<PaneId, string>> = {
  basics: 'Basics',
  dates: 'Dates',
  channels: 'Channels',
  audience: 'Audience',
  steps: partNames.steps,
  coupons: 'Coupons',
  access: 'Who gets it',
  review: 'Review',
}

export const paneIntros: Readonly<Record<PaneId, string>> = {
  basics: 'What the template is for, and what people read about it.',
  dates: 'When it is offered, and when its pieces are mailed. An empty day leaves that side open.',
  channels: 'How pieces reach customers, and what each piece costs.',
  audience: 'Whom a campaign may reach, and what is chosen when a dealer begins.',
  steps:
    'What is sent, and when. Each step is a touchpoint of the campaign, with its creatives, their codes for printers and reports, and the coupons that they begin with.',
  coupons: 'Coupons of each piece are chosen at its creative, under Steps.',
  access:
    'Who finds the template in the catalog once it is active. Nobody, until you choose. You can change this at any time; campaigns that have begun stay as they are.',
  review: 'What is still missing, and all that dealers will get.',
}

export const versionTexts = {
  open: 'Versions',
  title: (name: string) => `Versions of ${name}`,
  loadFailed: 'The versions could not be loaded',
  intro:
    'Each time the template is published, or saved before it is offered, a version is kept. A campaign keeps the one that it began with; a draft is offered the newest.',
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

export const reviewTexts = {
  ready: 'Nothing is missing. Dealers are offered the template while it is active.',
  missing: (count: number) =>
    count === 1 ? 'One thing is missing or wrong' : `${count} things are missing or wrong`,
  beforeOffered: 'To be done before it is offered',
  facts: 'Summary',
  change: (pane: string) => `Change ${pane}`,
  none: 'None yet',
  yes: 'Yes',
  mailWindow: 'Mail window',
  enrollment: 'Enrollment',
  changes: 'Changes to reserved campaigns',
  between: (first: string, last: string) => `${first} to ${last}`,
  from: (day: string) => `From ${day}`,
  until: (day: string) => `Until ${day}`,
  businessDays: (days: number) => (days === 1 ? '1 business day' : `${days} business days`),
  miles: (miles: number) => `${miles} miles`,
  markets: 'Markets and groups',
  dealers: 'Dealers',
  levels: 'People of these levels',
  loading: 'Loading…',
  way: 'Sent by',
  whatStep: (number: string) => `Change step ${number}`,
  creative: (name: string) => `Change ${name}`,
  noCreative: 'No creative yet.',
  variations: (names: readonly string[]) => `Variations: as designed, ${names.join(', ')}`,
  coupons: 'Default coupons:',
  noCoupons: 'No default coupons',
} as const

export const asDealerTexts = {
  open: 'See it as a dealer',
  title: (name: string) => `${name || 'This template'}, as a dealer sees it`,
  dealer: 'Dealer',
  hint: 'By name, dealer ID or city. Without one, a sample.',
  piece: 'Piece',
  unnamedPiece: (step: string, creative: string) => `Step ${step}: ${creative}`,
  noPieces: 'There is no creative yet. Add one to a step.',
} as const

export const draftTexts = {
  save: 'Save draft',
  saved: 'The draft was saved. Dealers get the published version until you publish.',
  nothingToSave: 'Nothing has changed since the draft was saved.',
  savedAt: (moment: string) => `Draft saved ${moment}`,
  accessLater: 'Who gets it is saved when you publish.',
  unreadable: 'A draft cannot keep this yet. Mend what is marked, then save it.',
  banner: (name: string, moment: string, version: number) =>
    `Draft of ${name}, ${moment}. Dealers get version ${version} until it is published.`,
  meanwhile: (version: number) =>
    `Version ${version} was published since this draft was begun, and is joined with it:`,
  discard: 'Throw draft away',
  discardTitle: 'Throw the draft away?',
  discardBody: 'What it says is lost. The published version stays as it is.',
  discarded: 'The draft was thrown away.',
  merged: 'What you typed is kept. Where both of you changed the same field, it is yours.',
} as const

export const publishTexts = {
  open: 'Publish…',
  publish: 'Publish',
  notYet: 'Not yet',
  title: (name: string, version: number) => `Publish version ${version} of ${name}?`,
  accessTitle: (name: string) => `Change who gets ${name}?`,
  changes: 'What changes',
  atOnce:
    'New campaigns begin with it at once. Those that began keep their version, and drafts are offered this one.',
  published: (name: string, version: number) => `${name} was published as version ${version}.`,
  nothing: 'Nothing differs from what is published.',
} as const

export const accessPaneTexts = {
  noBrand: 'Choose a brand in Basics first.',
  loadFailed: 'The market groups could not be loaded',
  saved: (name: string) => `Who gets ${name} was saved.`,
  both: (written: string) => `${written.replace(/\.$/, '')}, and so was who gets it.`,
  failed: 'Who gets it could not be saved.',
  notSaved: (version: number, why: string) =>
    `Version ${version} was saved, but not who gets it: ${why}`,
  changed: 'Who gets it was changed',
} as const
