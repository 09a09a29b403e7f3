import { countsInWords, whyRefused } from '../csv/index.ts'
import { showCount } from '../money/index.ts'
import { membershipColumns } from './columns.rules.ts'
import type { AlikeGroup } from './alike.rules.ts'
import type { AddedGroup, ChangedGroup, MembershipCounts } from './differences.rules.ts'
import type { RefusedMembership } from './file.rules.ts'
import { membershipRowReasons, renamedText } from './texts.ts'

export const membershipCountNames: Readonly<Record<keyof MembershipCounts, string>> = {
  added: 'New groups',
  changed: 'Changed',
  unchanged: 'As before',
  joining: 'Dealers added',
  leaving: 'Dealers removed',
  newUsers: 'Users added',
  formerUsers: 'Users removed',
  absent: 'Not in the file',
  refused: 'Refused lines',
}

export const describeMembershipCounts = (counts: MembershipCounts): string =>
  countsInWords(counts, membershipCountNames)

type MemberCounts = Pick<MembershipCounts, 'joining' | 'leaving' | 'newUsers' | 'formerUsers'>

const inWords = (count: number, one: string) =>
  `${showCount(count)} ${one}${count === 1 ? '' : 's'}`

/** "3 dealers and 1 user added, 2 dealers removed". */
export function describeMembers({ joining, leaving, newUsers, formerUsers }: MemberCounts): string {
  const part = (dealers: number, users: number, what: string): string[] => {
    const who = [
      ...(dealers > 0 ? [inWords(dealers, 'dealer')] : []),
      ...(users > 0 ? [inWords(users, 'user')] : []),
    ]
    return who.length > 0 ? [`${who.join(' and ')} ${what}`] : []
  }
  return [...part(joining, newUsers, 'added'), ...part(leaving, formerUsers, 'removed')].join(', ')
}

/** A market by its name and ID, since two of them may bear the same name. */
const named = ({ name, id }: { name: string; id: string }): string => `${name} (${id})`

const listed = (what: string, members: readonly string[]): string[] =>
  members.length > 0 ? [`${what}: ${members.join(', ')}`] : []

const addressed = ({ email }: { email: string }): string => email

export const describeAddedGroup = ({ name, place, dealers, users }: AddedGroup): string =>
  [
    `New ${name}, managed at ${named(place)}`,
    ...listed('Dealers', dealers.map(named)),
    ...listed('Users', users.map(addressed)),
  ].join('. ')

export const describeChangedGroup = (changed: ChangedGroup): string =>
  [
    `Changed ${changed.group.name}, managed at ${named(changed.place)}`,
    ...listed('Added', changed.joining.map(named)),
    ...listed('Removed', changed.leaving.map(named)),
    ...listed('Users added', changed.newUsers.map(addressed)),
    ...listed('Users removed', changed.formerUsers.map(addressed)),
  ].join('. ')

/** "3 of 4": of all dealers of the group that is there. */
export const describeShared = ({ shared, dealers }: { shared: number; dealers: number }): string =>
  `${showCount(shared)} of ${showCount(dealers)}`

export const describeAlikeGroup = ({ added, group, place, shared }: AlikeGroup): string =>
  `New ${added.name} has ${describeShared({ shared, dealers: group.dealers.length })} dealers of ${group.name}, ` +
  `managed at ${named(place)}. ${renamedText}`

export const membershipWords = { columns: membershipColumns, reasons: membershipRowReasons }

export const describeRefusedMembership = ({ line, cells, ...why }: RefusedMembership): string =>
  `Line ${line} is refused (${cells.group || 'no name'}): ${whyRefused(why, membershipWords)}`
