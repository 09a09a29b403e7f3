import { PLACES, planted } from '../places.ts'

type Row = Record<string, unknown>

/** At each place an import of markets, which changed the dealer directly below. */
export function rowsOfNetwork(): Record<string, Row[]> {
  return {
    network_imports: PLACES.map((place) => ({
      key: place.networkImport,
      file_name: planted.keptWithin(place),
      counts: COUNTS,
      imported_by: place.person,
      imported_at: new Date().toISOString(),
      path: place.path,
    })),
    network_import_changes: PLACES.map((place) => ({
      import_key: place.networkImport,
      market_key: place.dealer,
      is_new: false,
      changes: [{ field: 'isEnrolled', before: true, after: false }],
      path: place.path,
    })),
  }
}

const COUNTS = {
  added: 0,
  changed: 1,
  moved: 0,
  closed: 0,
  reopened: 0,
  unchanged: 0,
  absent: 0,
  refused: 0,
}
