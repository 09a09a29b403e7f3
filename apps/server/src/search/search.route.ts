import { search } from '@marquee/contract/search'
import { bind } from '../platform/use-case.ts'
import { findByName } from './find.use-case.ts'

export const searchRoutes = bind(search, { find: findByName })
