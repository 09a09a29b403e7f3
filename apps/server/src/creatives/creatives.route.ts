import { creatives } from '@marquee/contract/creatives'
import { bind } from '../platform/use-case.ts'
import { readCreative, readCreativeNames, searchCreatives } from './read-creatives.use-case.ts'
import { createCreative, updateCreative } from './save-creative.use-case.ts'

export const creativesRoutes = bind(creatives, {
  search: searchCreatives,
  read: readCreative,
  keyNames: readCreativeNames,
  create: createCreative,
  update: updateCreative,
})
