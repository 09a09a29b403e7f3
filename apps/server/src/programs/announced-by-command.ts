import { ROOT_PATH } from '@marquee/rules/access'
import { aboutOf } from '@marquee/rules/operation'
import { auditStore, type AuditEntry } from '../platform/audit/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { AnnounceEach } from '../platform/use-case.ts'

/** The entries of the audit log for many rows at once, where no person but a command writes them. */
export const announcedByCommand =
  (use: Use, operation: AuditEntry['operation']): AnnounceEach =>
  (table, rows) =>
    use(auditStore).recordEach(
      table,
      rows.map(({ event, details }) => ({
        requestId: 'command',
        personKey: null,
        operation,
        outcome: 'done',
        event,
        object: details.key,
        about: aboutOf(event, details),
        details,
        path: ROOT_PATH,
      })),
    )
