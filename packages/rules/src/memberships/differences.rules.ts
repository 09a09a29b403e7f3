import { mayUseLines } from '../csv/index.ts'
import type { MarketPath } from '../access/index.ts'
import type { MarketStatus, MarketType } from '../markets/index.ts'
import type { RefusedMembership } from './file.rules.ts'

/** ADD: nobody leaves a group. REPLACE: the dealers and users of a group become those of the file. */
export const MEMBERSHIP_MODES = ['ADD', 'REPLACE'] as const

export type MembershipMode = (typeof MEMBERSHIP_MODES)[number]

/** A market as a file names it: by the brand's own number, and a brand by its ID. */
export interface MembershipMarket {
  key: number
  id: string
  brand: string | null
  type: MarketType
  name: string
  status: MarketStatus
  path: MarketPath
}

/** A person in one of their homes. */
export interface MembershipPerson {
  key: number
  name: string
  email: string
  path: MarketPath
}

/** A group as it is stored, as far as the importer sees it. */
export interface KnownGroup {
  key: number
  name: string
  brand: string
  /** Of the market at which it is managed. */
  path: MarketPath
  version: number
  /** Keys of its dealers. */
  dealers: readonly number[]
  /** Keys of its users. */
  users: readonly number[]
}

export interface AddedGroup {
  line: number
  name: string
  brand: string
  place: MembershipMarket
  dealers: MembershipMarket[]
  users: MembershipPerson[]
}

export interface ChangedGroup {
  line: number
  group: KnownGroup
  place: MembershipMarket
  joining: MembershipMarket[]
  leaving: MembershipMarket[]
  newUsers: MembershipPerson[]
  formerUsers: MembershipPerson[]
}

/** What a file would do to the groups that are there. */
export interface MembershipDifferences {
  added: AddedGroup[]
  changed: ChangedGroup[]
  /** Groups that are as the file says. */
  unchanged: number
  /** Groups of which no one leaves, as a line of theirs is refused. */
  held: { group: KnownGroup; place: MembershipMarket }[]
  /** Groups of the file's brands that it does not name; they stay as they are. */
  absent: { group: KnownGroup; place: MembershipMarket }[]
  refused: RefusedMembership[]
  /** How many lines can be used. */
  usable: number
}

export interface MembershipCounts {
  added: number
  changed: number
  unchanged: number
  joining: number
  leaving: number
  newUsers: number
  formerUsers: number
  absent: number
  refused: number
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => readonly unknown[]): number =>
  items.reduce((all, item) => all + of(item).length, 0)

export function countMemberships(differences: MembershipDifferences): MembershipCounts {
  const { added, changed, unchanged, absent, refused } = differences
  return {
    added: added.length,
    changed: changed.length,
    unchanged,
    joining: sum(added, ({ dealers }) => dealers) + sum(changed, ({ joining }) => joining),
    leaving: sum(changed, ({ leaving }) => leaving),
    newUsers: sum(added, ({ users }) => users) + sum(changed, ({ newUsers }) => newUsers),
    formerUsers: sum(changed, ({ formerUsers }) => formerUsers),
    absent: absent.length,
    refused: refused.length,
  }
}

/** May what the file says be carried out? Its refused lines are left out. */
export const mayImportMemberships = ({
  usable,
  refused,
}: MembershipDifferences): ReturnType<typeof mayUseLines> => mayUseLines(usable, refused.length)
