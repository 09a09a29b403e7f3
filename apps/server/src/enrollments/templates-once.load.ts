import { couponsStore } from '../coupons/index.ts'
import { creativesStore } from '../creatives/index.ts'
import { readingOnce, type Use } from '../platform/sql/index.ts'
import { templatesStore } from '../templates/index.ts'

/** What the many dealers of one call, or of one turn of the job, have in common. */
export const readingTemplatesOnce = (use: Use): Use =>
  readingOnce(use, [templatesStore, creativesStore, couponsStore])
