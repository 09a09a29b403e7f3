import { PERMISSIONS } from '@marquee/rules/access'
import type { Actor } from '@marquee/rules/people'

/** Who runs the product may give everything, and is none of its people. */
export const OPERATOR: Actor = { keys: [], permissions: PERMISSIONS }
