import { newerVersions } from '@marquee/contract/newer-versions'
import { bind } from '../platform/use-case.ts'
import { readNewerVersion } from './read-newer-version.use-case.ts'
import { takeNewerVersion } from './take-newer-version.use-case.ts'

export const newerVersionsRoutes = bind(newerVersions, {
  read: readNewerVersion,
  take: takeNewerVersion,
})
