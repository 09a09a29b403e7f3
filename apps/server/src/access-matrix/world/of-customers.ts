import { EMAIL_LINKS_SECRET } from '../email-links.ts'
import { PLACES, planted, type Place } from '../places.ts'

type Row = Record<string, unknown>

/** What stands at each place for the noun of customers: a file that waits, and a household. */
export function rowsOfCustomers(): Record<string, Row[]> {
  return {
    platform_secrets: [{ name: 'unsubscribe', value: EMAIL_LINKS_SECRET }],
    customer_imports: PLACES.flatMap((place) => [
      { ...importAt(place), key: place.customerImport, state: 'UPLOADED' },
      // At another market: one import of a dealer keeps others waiting.
      {
        ...importAt(place),
        key: place.confirmingImport,
        market_key: place.key,
        path: place.path,
        state: 'CONFIRMING',
      },
      {
        ...importAt(place),
        key: place.undoableImport,
        state: 'PUBLISHED',
        replaced: 0,
        finished_at: new Date().toISOString(),
      },
    ]),
    households: PLACES.map((place) => ({
      market_key: place.dealer,
      version: place.undoableImport,
      household: 1,
      path: pathOf(place),
      person_hash: place.key,
      visits: 1,
      flags: 0,
      vehicles: '{}',
      last_name: planted.keptWithin(place),
    })),
    suppressions: PLACES.map(suppressionAt),
    market_versions: PLACES.flatMap((place) => [
      {
        ...FIRST_VERSION,
        data_version: place.undoableImport,
        market_key: place.dealer,
        path: pathOf(place),
      },
      { ...FIRST_VERSION, market_key: place.key, path: place.path },
    ]),
    market_file_parts: PLACES.map(filePartAt),
  }
}

const filePartAt = (place: Place) => ({
  market_key: place.dealer,
  checksum: '',
  part: 0,
  parts: 1,
  content: '\\x00',
  path: pathOf(place),
})

/** Of the household there. */
const suppressionAt = (place: Place) => ({
  key: place.suppression,
  hash: place.key,
  channel: 'EMAIL',
  reason: 'OPTED_OUT',
  suppressed_by: place.person,
  suppressed_at: '2026-01-01T00:00:00Z',
  path: pathOf(place),
  source: 'ADMINISTRATOR',
})

const importAt = (place: Place) => ({
  market_key: place.dealer,
  path: pathOf(place),
  file_name: planted.keptWithin(place),
  bytes: 0,
  columns: 3,
  mapping: {},
  mode: 'REPLACE',
  is_confirmed: false,
  uploaded_by: place.person,
  uploaded_at: '2026-01-01T00:00:00Z',
  bytes_read: 0,
  lines_read: 0,
  rows: 0,
  households: 0,
  refused: 0,
  erased: 0,
  replaced: null,
  finished_at: null,
})

const FIRST_VERSION = {
  version: 1,
  data_version: 0,
  next_household: 2,
  households: 1,
  checksum: '',
  as_of: '2026-01-01',
}

const pathOf = ({ path, dealer }: Place) => `${path}${dealer}.`
