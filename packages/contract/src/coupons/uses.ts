import { z } from 'zod'
import { Key } from '../operation/index.ts'

/** Of each kind so many are named; the count holds them all. */
export const MOST_USES_NAMED = 10

const uses = <Named extends z.ZodType>(named: Named) =>
  z.strictObject({ count: z.int(), first: z.array(named).max(MOST_USES_NAMED) })

const Template = z.strictObject({ key: Key, name: z.string(), isActive: z.boolean() })
const Offered = z
  .strictObject({ count: z.int(), dealers: z.int() })
  .describe('How many of them are active, and to how many dealers these are offered')

const Named = z.strictObject({ key: Key, name: z.string() })

/** Where a coupon or a creative is used, as far as the person may see. */
export const Uses = z.strictObject({
  templates: uses(Template).extend({ offered: Offered }).describe('In their newest versions'),
  drafts: uses(Named).describe('Campaigns that are not submitted yet'),
  orders: uses(Named).describe('Campaigns under way: what is ordered stays as it is'),
})

export const usesExample = {
  templates: {
    count: 1,
    first: [{ key: 2, name: 'Winter ready', isActive: true }],
    offered: { count: 1, dealers: 43 },
  },
  drafts: { count: 1, first: [{ key: 7, name: 'Winter road check' }] },
  orders: { count: 0, first: [] },
}
