import { memberships } from '@marquee/contract/memberships'
import { bind } from '../platform/use-case.ts'
import { exportMemberships } from './export-memberships.use-case.ts'
import { importMemberships, tryMemberships } from './import-memberships.use-case.ts'

export const membershipsRoutes = bind(memberships, {
  export: exportMemberships,
  try: tryMemberships,
  import: importMemberships,
})
