import { accessTexts } from '@marquee/rules/access'
import { creativeReasons, type PreviewType } from '@marquee/rules/creatives'

/** Why something may not be done with a creative. */
export const reasons = { ...accessTexts, ...creativeReasons }

export const texts = {
  title: 'Creative templates',
  intro: 'The words, photos and designs that campaigns are made of, shown as they are mailed.',
  create: 'Create creative',
  list: 'Creatives',
  pages: 'Pages of creatives',
  search: 'Name or words',
  anyBrand: 'Any brand',
  channel: 'Channel',
  anyChannel: 'Any channel',
  kind: 'Preview',
  anyKind: 'Any preview',
  status: 'Status',
  statuses: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
  anyStatus: 'Active and inactive',
  found: (count: number) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'creative' : 'creatives'}`,
  loadFailed: 'The creatives could not be loaded',
  none: 'There are no creatives yet',
  noneWhy: 'Create one, then put it into a campaign template.',
  noneFound: 'No creative matches',
  noneFoundWhy: 'Search for something else, or remove a filter.',
} as const

export const previewTypeNames: Readonly<Record<PreviewType, string>> = {
  DYNAMIC_PDF: 'Drawn here',
  STATIC: 'Stored picture',
  EXTERNAL_DYNAMIC: 'External preview',
}

export const cardTexts = {
  facts: (kind: string, coupons: string) => `${kind} · ${coupons}`,
  coupons: (least: number, most: number) => {
    if (most === 0) return 'no coupons'
    if (least === most) return most === 1 ? '1 coupon' : `${most} coupons`
    return `${least} to ${most} coupons`
  },
  edit: 'Edit',
  duplicate: 'Duplicate',
  of: (action: string, name: string) => `${action} ${name}`,
} as const
