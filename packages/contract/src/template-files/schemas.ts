import {
  FILE_OUTCOMES,
  MOST_FILE_PICTURES,
  MOST_FILE_TEMPLATES,
} from '@marquee/rules/template-files'
import { CATEGORIES } from '@marquee/rules/templates'
import { z } from 'zod'
import { NewCoupon } from '../coupons/index.ts'
import { NewCreative, PictureHash } from '../creatives/index.ts'
import { HierarchyId, Key } from '../operation/index.ts'
import { templateContent } from '../templates/index.ts'

/** What files of this kind begin with. */
export const TEMPLATE_FILE = 'marquee-templates'
/** Raised where a reader of an older file would misread it. */
export const TEMPLATE_FILE_VERSION = 1

const MOST_THINGS = 1_000

const FileCoupon = z.strictObject({
  key: Key,
  ...NewCoupon.pick({
    heading: true,
    offerTitle: true,
    offer_1: true,
    offer_1_qualifier: true,
    A_off: true,
    offer_2: true,
    offer_2_qualifier: true,
    B_off: true,
    disclaimer: true,
    endDate: true,
  }).shape,
})

const { variations, ...creativeContent } = NewCreative.pick({
  name: true,
  fulfillmentChannels: true,
  preview: true,
  minAttachments: true,
  maxAttachments: true,
  design: true,
  emailDesign: true,
  texts: true,
  photo: true,
  fields: true,
  status: true,
  variations: true,
}).shape

const FileCreative = z.strictObject({
  key: Key,
  ...creativeContent,
  variations: z.array(variations.element.pick({ id: true, name: true, photo: true })).max(50),
})

const FileTemplate = z.strictObject({
  key: Key,
  ...templateContent,
  category: z.enum(CATEGORIES),
})

/** Templates with all that they are made of: the keys refer to each other within the file, and nowhere else. */
export const TemplateFile = z.strictObject({
  format: z.literal(TEMPLATE_FILE),
  version: z.literal(TEMPLATE_FILE_VERSION),
  coupons: z.array(FileCoupon).max(MOST_THINGS),
  creatives: z.array(FileCreative).max(MOST_THINGS),
  templates: z.array(FileTemplate).min(1).max(MOST_FILE_TEMPLATES),
  pictures: z
    .array(
      z.strictObject({
        hash: PictureHash,
        base64: z.base64().describe('A JPG or a PNG'),
      }),
    )
    .max(MOST_FILE_PICTURES),
})

const Row = z.strictObject({
  key: Key.describe('In the file'),
  name: z.string(),
  outcome: z
    .enum(FILE_OUTCOMES)
    .describe('THERE: the same is there already. DRAFT: of the template of this name'),
  there: Key.nullable().describe('Its key here, where it has one'),
  reasons: z.array(z.string()).describe('Why it is refused'),
})

/** What a file would bring, or has brought. */
export const TemplateFileFindings = z.strictObject({
  fingerprint: z.string(),
  hierarchyId: HierarchyId,
  templates: z.array(Row.extend({ category: z.enum(CATEGORIES), needs: z.array(Key) })),
  creatives: z.array(Row),
  coupons: z.array(Row),
})
