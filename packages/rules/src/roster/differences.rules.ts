import type { Permission } from '../access/index.ts'
import { mayUseLines } from '../csv/index.ts'
import type { MarketType } from '../markets/index.ts'
import type { StoredPerson } from '../people/index.ts'
import type { RefusedPerson } from './file.rules.ts'

/** A market as a file names it: by the brand's own number, and a brand by its ID. */
export interface RosterMarket {
  key: number
  id: string
  brand: string | null
  type: MarketType
  name: string
}

export interface RosterPerson extends StoredPerson {
  name: string
  email: string
  homeMarketKey: number
}

/** What a file can say of a person. */
export interface RosterEntry {
  name: string
  market: RosterMarket
  permissions: readonly Permission[]
}

/** Will be invited. */
export interface AddedPerson extends RosterEntry {
  line: number
  email: string
}

export interface ChangedPerson {
  line: number
  key: number
  /** Of the person as they were compared; a later one is not overwritten. */
  version: number
  email: string
  before: RosterEntry
  after: RosterEntry
}

/** What a file would do to the people that are there. */
export interface RosterDifferences {
  added: AddedPerson[]
  changed: ChangedPerson[]
  unchanged: number
  /** People of the file's markets whom it does not name; they stay as they are. */
  absent: { person: RosterPerson; market: RosterMarket }[]
  refused: RefusedPerson[]
}

export interface RosterCounts {
  added: number
  changed: number
  unchanged: number
  absent: number
  refused: number
}

export const countRoster = (differences: RosterDifferences): RosterCounts => ({
  added: differences.added.length,
  changed: differences.changed.length,
  unchanged: differences.unchanged,
  absent: differences.absent.length,
  refused: differences.refused.length,
})

/** May what the file says be carried out? Its refused lines are left out. */
export function mayImportRoster(differences: RosterDifferences): ReturnType<typeof mayUseLines> {
  const { added, changed, unchanged, refused } = countRoster(differences)
  return mayUseLines(added + changed + unchanged, refused)
}

/** A person before and after, as far as people read it. */
export interface PersonChange {
  before: ShownEntry
  after: ShownEntry
}

type ShownEntry = Omit<RosterEntry, 'market'> & {
  market: Pick<RosterMarket, 'key' | 'id' | 'name'>
}

export const addedPermissions = (
  before: Pick<RosterEntry, 'permissions'>,
  after: Pick<RosterEntry, 'permissions'>,
): Permission[] => after.permissions.filter((each) => !before.permissions.includes(each))

export const isDifferent = ({ before, after }: PersonChange): boolean =>
  before.name !== after.name ||
  before.market.key !== after.market.key ||
  addedPermissions(before, after).length > 0 ||
  addedPermissions(after, before).length > 0
