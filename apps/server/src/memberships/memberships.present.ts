import {
  MOST_MEMBERS_LISTED,
  MOST_REFUSED_LISTED,
  type memberships,
} from '@marquee/contract/memberships'
import type { ReplyOf } from '@marquee/contract/operation'
import {
  alikeGroups,
  countMemberships,
  mayImportMemberships,
  type ChangedGroup,
  type KnownGroup,
  type MembershipMarket,
} from '@marquee/rules/memberships'
import { ability } from '@marquee/rules/result'
import { nameOfMembership } from './campaigns-under-way.view.ts'
import type { ComparedMemberships } from './compare-memberships.load.ts'

const shownMarket = ({ key, id, name }: MembershipMarket) => ({ key, id, name })

const shownGroup = ({ group, place }: { group: KnownGroup; place: MembershipMarket }) => ({
  key: group.key,
  name: group.name,
  place: shownMarket(place),
})

export function presentMembershipDifferences({
  differences,
  underWay,
  ignored,
  fingerprint,
}: ComparedMemberships): ReplyOf<typeof memberships.try> {
  const { added, changed, held, absent, refused } = differences
  const listed = <Item>(items: readonly Item[]) => items.slice(0, MOST_MEMBERS_LISTED)
  return {
    fingerprint,
    ignored: [...ignored],
    counts: countMemberships(differences),
    added: listed(added).map(({ line, name, place, dealers, users }) => ({
      line,
      name,
      place: shownMarket(place),
      dealers: dealers.length,
      users: users.length,
    })),
    alike: listed(alikeGroups(added, absent)).map(({ added: { line, name }, shared, ...one }) => ({
      line,
      name,
      group: shownGroup(one),
      shared,
      dealers: one.group.dealers.length,
    })),
    changed: listed(changed).map((one) => ({
      line: one.line,
      ...shownGroup(one),
      joining: one.joining.length,
      leaving: one.leaving.length,
      newUsers: one.newUsers.length,
      formerUsers: one.formerUsers.length,
    })),
    leaving: listed(changed.flatMap((one) => leavingOf(one, underWay))),
    formerUsers: listed(changed.flatMap(formerUsersOf)),
    held: listed(held).map(shownGroup),
    absent: listed(absent).map(shownGroup),
    refused: refused.slice(0, MOST_REFUSED_LISTED).map(({ line, cells, field, reason }) => ({
      line,
      cells: { ...cells },
      field: field ?? null,
      reason,
    })),
    can: { import: ability(mayImportMemberships(differences)) },
  }
}

const leavingOf = ({ group, leaving }: ChangedGroup, underWay: ComparedMemberships['underWay']) =>
  leaving.map((dealer) => ({
    group: group.name,
    groupKey: group.key,
    dealer: shownMarket(dealer),
    campaigns: underWay.get(nameOfMembership({ groupKey: group.key, dealerKey: dealer.key })) ?? 0,
  }))

const formerUsersOf = ({ group, formerUsers }: ChangedGroup) =>
  formerUsers.map(({ key, name, email }) => ({
    group: group.name,
    groupKey: group.key,
    user: { key, name, email },
  }))
