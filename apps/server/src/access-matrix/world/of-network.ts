import { identityOf } from '@marquee/rules/lineup'
import { brandOf, PLACES, planted, type Place } from '../places.ts'

type Row = Record<string, unknown>

/** At each place imports of files: of markets, which changed the dealer directly below, and of models. */
export function rowsOfNetwork(): Record<string, Row[]> {
  return {
    file_imports: PLACES.flatMap((place) => [
      imported(place, place.networkImport, 'MARKETS', COUNTS_OF_MARKETS),
      imported(place, place.lineupImport, 'MODELS', COUNTS_OF_MODELS),
      imported(place, place.rosterImport, 'PEOPLE', COUNTS_OF_PEOPLE),
    ]),
    file_import_changes: PLACES.flatMap((place) => [
      changed(place, place.networkImport, {
        subject: String(place.dealer),
        changes: [{ field: 'isEnrolled', before: true, after: false }],
      }),
      changed(place, place.lineupImport, {
        subject: identityOf({ brand: modelBrandOf(place), model: planted.seenBelow(place) }),
        changes: [
          {
            before: { years: [2019], isRetired: false },
            after: { years: [2020], isRetired: false },
          },
        ],
      }),
      changed(place, place.rosterImport, {
        subject: String(place.invited),
        is_new: true,
        changes: [{ before: null, after: invitedAs(place) }],
      }),
    ]),
  }
}

/** The brand of the model that stands at a place. */
const modelBrandOf = (place: Place) => (brandOf(place) === 'ACURA' ? 'ACURA' : 'HONDA')

/** As the person whose invitation is open stands at a place. */
const invitedAs = (place: Place) => ({
  name: planted.keptWithin(place),
  market: place.key,
  permissions: [],
})

const imported = (place: Place, key: number, kind: string, counts: Row): Row => ({
  key,
  kind,
  file_name: planted.keptWithin(place),
  counts,
  imported_by: place.person,
  imported_at: new Date().toISOString(),
  path: place.path,
})

interface Change {
  subject: string
  is_new?: boolean
  changes: Row[]
}

const changed = ({ path }: Place, key: number, { is_new = false, ...what }: Change): Row => ({
  ...what,
  is_new,
  import_key: key,
  path,
})

const COUNTS_OF_MARKETS = {
  added: 0,
  changed: 1,
  moved: 0,
  closed: 0,
  reopened: 0,
  unchanged: 0,
  absent: 0,
  refused: 0,
}

const COUNTS_OF_PEOPLE = { added: 1, changed: 0, unchanged: 0, absent: 0, refused: 0 }

const COUNTS_OF_MODELS = {
  added: 0,
  changed: 1,
  retired: 0,
  restored: 0,
  unchanged: 0,
  absent: 0,
  refused: 0,
}
