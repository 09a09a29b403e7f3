import { PLACES, planted } from './places.ts'

type Row = Record<string, unknown>

/** At each place a row of the audit log. */
export function rowsOfOffice(): Record<string, Row[]> {
  return {
    audit_log: PLACES.map((at) => ({
      ...{ key: at.key, at: '2026-01-01T00:00:00Z', request_id: planted.keptWithin(at) },
      ...{ person_key: at.person, operation: 'people.change', outcome: 'done' },
      ...{ event: planted.keptWithin(at), details: {}, path: at.path },
    })),
  }
}
