import type { CalendarDate } from '../calendar/index.ts'
import type { CouponFields } from '../coupons/index.ts'
import { photosOf, type CreativeStatus, type CreativeTemplate } from '../creatives/index.ts'
import type { CampaignTemplate } from '../templates/index.ts'

const MEGABYTE = 1_048_576

/** Pictures are most of it: the ready-made templates of a brand take a tenth. */
export const MOST_TEMPLATE_FILE_BYTES = 24 * MEGABYTE
export const MOST_FILE_TEMPLATES = 100
export const MOST_FILE_PICTURES = 60

/** Each has a key by which others of the same file refer to it, and which means nothing elsewhere. */
export interface FileCoupon extends CouponFields {
  key: number
  endDate: CalendarDate | null
}

export interface FileCreative extends CreativeTemplate {
  key: number
  status: CreativeStatus
}

export interface FileTemplate extends CampaignTemplate {
  key: number
}

/** Templates with all that they are made of. */
export interface TemplateFile {
  coupons: readonly FileCoupon[]
  creatives: readonly FileCreative[]
  templates: readonly FileTemplate[]
}

export const picturesOf = ({ creatives }: Pick<TemplateFile, 'creatives'>): string[] => [
  ...new Set(creatives.flatMap((creative) => photosOf(creative))),
]
