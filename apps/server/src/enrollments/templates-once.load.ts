import { couponsStore } from '../coupons/index.ts'
import { creativesStore } from '../creatives/index.ts'
import { marketsStore } from '../markets/index.ts'
import { readingOnce, type Use } from '../platform/sql/index.ts'
import { templatesStore, templatesView } from '../templates/index.ts'

/**
 * What the many dealers of one call, or of one turn of the job, have in common; and of each of them the
 * market and what is offered there, which several of the checks read. To enroll changes none of it.
 */
export const readingTemplatesOnce = (use: Use): Use =>
  readingOnce(use, [templatesStore, templatesView, creativesStore, couponsStore, marketsStore])
