import { accessTexts } from '@marquee/rules/access'
import { membershipReasons, type MembershipMode } from '@marquee/rules/memberships'
import { tableRequirements } from '../../../../ui/file-import/index.ts'

export const texts = {
  title: 'Load groups from a file',
  back: 'Market groups',
  intro: 'A file of groups is tried first: you see which dealers would join and leave them.',
  label: 'File of groups',
  requirements: tableRequirements,
  rules: [
    'A line for each dealer of a group: the name of the group, and the dealer ID.',
    '“Managed at” is the ID of the market whose staff look after the group, such as D4 or HONDA. Without it, a new group is managed at your own market.',
    'Users are email addresses with commas between, on any line of the group. They may choose the group for a campaign. “none” leaves it without users.',
    'The name of a dealer is for whoever reads the file; the ID decides.',
    'A group that is not in the file stays as it is, and one without a dealer ID keeps its dealers. A file never deletes a group.',
  ],
  templateName: 'market-groups.csv',
  toList: 'See the groups',
  mode: 'What the file does to groups that are there',
} as const

export const modeTexts: Readonly<Record<MembershipMode, string>> = {
  ADD: 'Add its dealers and users. No one leaves a group',
  REPLACE: 'Replace. The dealers and users of a group become those of the file',
}

/** Why a file of groups cannot be imported. */
export const reasons = { ...accessTexts, ...membershipReasons }

export const trialTexts = {
  nothing: 'Nothing differs: the groups are as the file says.',
  added: 'New groups',
  leaving: 'Dealers that leave a group',
  leavingWhy: 'Campaigns of the group that are under way keep them. New ones no longer offer them.',
  formerUsers: 'People who can no longer choose a group',
  alike: 'New groups that may be renamed ones',
  like: 'Alike',
  shared: 'Dealers in both',
  held: 'Groups that no one leaves',
  heldWhy: 'A line of theirs is refused, so the file may be missing someone. Correct it first.',
  absentWhy: 'These groups are of the same brand. They stay as they are.',
  group: 'Group',
  place: 'Managed at',
  dealer: 'Dealer',
  members: 'Dealers and users',
  person: 'Person',
  email: 'Email',
  campaigns: 'Campaigns under way',
  noCampaign: 'None',
  noName: 'No name',
  empty: 'None yet',
  downloadName: 'groups-to-correct.csv',
} as const
