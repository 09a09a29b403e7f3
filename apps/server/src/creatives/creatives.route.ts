import { creatives } from '@marquee/contract/creatives'
import { bindSome } from '../platform/use-case.ts'
import { readCreative, readCreativeNames } from './read-creatives.use-case.ts'
import { createCreative, updateCreative } from './save-creative.use-case.ts'

// The search also has to know which creatives a step of a campaign offers, so campaigns answer it.
export const creativesRoutes = bindSome(creatives, {
  read: readCreative,
  keyNames: readCreativeNames,
  create: createCreative,
  update: updateCreative,
})
