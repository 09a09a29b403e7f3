import { accessTexts } from '@marquee/rules/access'
import {
  membershipColumns,
  membershipReasons,
  membershipRowReasons,
  type MembershipField,
  type MembershipRowReason,
} from '@marquee/rules/memberships'
import { z } from 'zod'
import { abilityOf, HierarchyId, Key } from '../operation/index.ts'

const MembershipAbility = abilityOf({ ...accessTexts, ...membershipReasons })

const fields = Object.keys(membershipColumns) as [MembershipField, ...MembershipField[]]
const reasons = Object.keys(membershipRowReasons) as [MembershipRowReason, ...MembershipRowReason[]]

/** Lists hold so many at most; the counts hold them all. */
export const MOST_MEMBERS_LISTED = 500

/** They are downloaded to be corrected, so there is room for a whole file of them. */
export const MOST_REFUSED_LISTED = 2_000

/** A group, as lines of a file: one for each dealer, and one without a dealer where it has none. */
export const GroupLines = z.strictObject({
  lines: z.array(
    z.strictObject({
      group: z.string(),
      brand: HierarchyId,
      place: z.string().describe("The brand's own number of the market at which it is managed"),
      dealer: z
        .string()
        .describe("The brand's own number of the dealer; empty where there is none"),
      dealerName: z.string(),
      users: z.string().describe('Email addresses, on the first line of a group'),
    }),
  ),
})

const Market = z.strictObject({
  key: Key,
  id: z.string().describe("The brand's own number of the market; of a brand its ID"),
  name: z.string(),
})
const line = z.int().describe('Of the file')
const group = z.strictObject({ name: z.string(), place: Market.describe('At which it is managed') })

export const MembershipDifferences = z.strictObject({
  fingerprint: z.string().describe('Names what would be changed'),
  counts: z.strictObject({
    added: z.int().describe('New groups'),
    changed: z.int(),
    unchanged: z.int().describe('Groups that are as the file says'),
    joining: z.int().describe('Dealers that are added to groups, new ones included'),
    leaving: z.int().describe('Dealers that leave groups'),
    newUsers: z.int(),
    formerUsers: z.int(),
    absent: z.int().describe("Groups of the file's brands that it does not name; they stay"),
    refused: z.int().describe('Lines'),
  }),
  ignored: z.array(z.string()).describe('Headers that are not read'),
  added: z.array(z.strictObject({ line, ...group.shape, dealers: z.int(), users: z.int() })),
  alike: z
    .array(
      z.strictObject({
        line,
        name: z.string().describe('Of the new group'),
        group: z.strictObject({ key: Key, ...group.shape }),
        shared: z.int().describe('Dealers that are in both'),
        dealers: z.int().describe('Of the group that is there'),
      }),
    )
    .describe('New groups with most dealers of one that the file does not name: renamed, perhaps'),
  changed: z.array(
    z.strictObject({
      line,
      key: Key,
      ...group.shape,
      joining: z.int(),
      leaving: z.int(),
      newUsers: z.int(),
      formerUsers: z.int(),
    }),
  ),
  leaving: z.array(
    z.strictObject({
      group: z.string(),
      groupKey: Key,
      dealer: Market,
      campaigns: z.int().describe('Campaigns of the group under way in which it stays'),
    }),
  ),
  formerUsers: z.array(
    z.strictObject({
      group: z.string(),
      groupKey: Key,
      user: z.strictObject({ key: Key, name: z.string(), email: z.string() }),
    }),
  ),
  held: z
    .array(z.strictObject({ key: Key, ...group.shape }))
    .describe('No one leaves these, since a line of theirs is refused'),
  absent: z.array(z.strictObject({ key: Key, ...group.shape })),
  refused: z.array(
    z.strictObject({
      line,
      cells: z.record(z.enum(fields), z.string()).describe('As they came'),
      field: z.enum(fields).nullable().describe('Null: the line as a whole'),
      reason: z.enum(reasons),
    }),
  ),
  can: z.strictObject({ import: MembershipAbility }),
})
