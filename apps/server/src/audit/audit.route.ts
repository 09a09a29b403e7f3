import { audit } from '@marquee/contract/audit'
import { bind } from '../platform/use-case.ts'
import { exportAudit, readAudit, searchAudit } from './search-audit.use-case.ts'

export const auditRoutes = bind(audit, {
  search: searchAudit,
  read: readAudit,
  export: exportAudit,
})
