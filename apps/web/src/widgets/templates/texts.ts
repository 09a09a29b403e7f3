import { accessTexts } from '@marquee/rules/access'
import { templateReasons } from '@marquee/rules/templates'

/** Why no campaign can be started from a template, or no date chosen. */
export const startReasons = { ...accessTexts, ...templateReasons }

export const notOfferedTexts = {
  why: (market: string) =>
    `This template is not offered to ${market}, so no campaign can be created from it.`,
  toCatalog: 'See what is offered',
} as const

export const forStaffOnlyTexts = {
  why: `${templateReasons['campaign-template.several-dealers-only']} Ask them to start one, or choose from the templates for one dealer.`,
  instead: 'Templates for one dealer',
} as const

export const inactiveName = 'Inactive'

export const replaceTexts = {
  open: 'Replace it in templates…',
  title: (name: string) => `Replace ${name} in templates`,
  body: (count: number) =>
    `${count === 1 ? 'Its template is saved as its next version' : `Its ${count} templates are saved as their next versions`}, and new campaigns begin with the other one. Campaigns that began keep what they have; drafts are offered the newer version.`,
  by: { coupon: 'Coupon in its place', creative: 'Creative in its place' },
  noneFound: 'None found',
  chooseFirst: 'Choose first what takes its place.',
  notYet: 'Not yet',
  replace: 'Replace',
  replaced: (count: number, name: string) =>
    count === 1 ? `1 template has ${name} now.` : `${count} templates have ${name} now.`,
  failed: 'Not replaced everywhere',
  failedOf: (template: string, reason: string) => `${template}: ${reason}`,
  unknown: 'It could not be saved.',
} as const
