import { creatives } from '@marquee/contract/creatives'
import { bindSome } from '../platform/use-case.ts'
import { readCreative, readCreativeNames } from './read-creatives.use-case.ts'
import { createCreative, updateCreative } from './save-creative.use-case.ts'

// Which creatives a step of a campaign offers, campaigns tell, and so they answer the search.
export const creativesRoutes = bindSome(creatives, {
  read: readCreative,
  keyNames: readCreativeNames,
  create: createCreative,
  update: updateCreative,
})
