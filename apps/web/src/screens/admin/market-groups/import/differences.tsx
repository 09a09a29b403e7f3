import Link from '@mui/material/Link'
import type { AnswerOf } from '@marquee/contract/operation'
import type { memberships } from '@marquee/contract/memberships'
import { linesToMend, whyRefused } from '@marquee/rules/csv'
import {
  describeMembers,
  describeShared,
  membershipCountNames,
  membershipWords,
  renamedText,
  type MembershipCounts,
} from '@marquee/rules/memberships'
import { Link as RouterLink } from 'react-router'
import { whyNot } from '../../../../api/index.ts'
import { marketGroupPath } from '../../../../app/paths.ts'
import {
  Findings,
  FoundLines,
  foundTexts,
  RefusedLines,
  type TriedFile,
} from '../../../../ui/file-import/index.ts'
import { reasons, trialTexts as texts } from './texts.ts'

export type Differences = AnswerOf<typeof memberships.try>

/** What a file changes, in figures and then group by group. */
export function DifferencesView({
  name,
  differences,
  onImport,
  isImporting,
}: TriedFile<Differences>) {
  const { counts, ignored, can } = differences
  const names = Object.keys(membershipCountNames) as (keyof MembershipCounts)[]
  const differing = counts.added + counts.changed + counts.refused
  return (
    <Findings
      name={name}
      counts={names.map((each) => [membershipCountNames[each], counts[each]])}
      ignored={ignored}
      nothing={differing === 0 ? texts.nothing : undefined}
      onImport={onImport}
      isImporting={isImporting}
      reason={whyNot(can.import, reasons)}
    >
      <Refused differences={differences} />
      <Held differences={differences} />
      <Alike differences={differences} />
      <Leaving differences={differences} />
      <FormerUsers differences={differences} />
      <Changed differences={differences} />
      <Added differences={differences} />
      <Absent differences={differences} />
    </Findings>
  )
}

interface ListProps {
  differences: Differences
}

const named = ({ name, id }: { name: string; id: string }) => `${name} (${id})`

function Refused({ differences: { refused, counts } }: ListProps) {
  return (
    <RefusedLines
      rows={refused}
      all={counts.refused}
      subject={texts.group}
      of={({ cells }) => cells.group || texts.noName}
      why={(row) => whyRefused(row, membershipWords)}
      toMend={[texts.downloadName, (rows) => linesToMend(rows, membershipWords)]}
    />
  )
}

function Held({ differences: { held } }: ListProps) {
  return (
    <FoundLines
      title={texts.held}
      why={texts.heldWhy}
      headers={[texts.group, texts.place]}
      all={held.length}
      rows={held.map(({ key, name, place }) => ({ id: key, cells: [name, named(place)] }))}
    />
  )
}

/** Each leads to the group that is there, to be renamed. */
function Alike({ differences: { alike } }: ListProps) {
  return (
    <FoundLines
      title={texts.alike}
      why={renamedText}
      headers={[foundTexts.line, texts.group, texts.like, texts.place, texts.shared]}
      all={alike.length}
      rows={alike.map(({ line, name, group, ...dealers }) => ({
        id: line,
        cells: [
          line,
          name,
          <Link key={group.key} component={RouterLink} to={marketGroupPath(group.key)}>
            {group.name}
          </Link>,
          named(group.place),
          describeShared(dealers),
        ],
      }))}
    />
  )
}

function Leaving({ differences: { leaving, counts } }: ListProps) {
  return (
    <FoundLines
      title={texts.leaving}
      why={texts.leavingWhy}
      headers={[texts.group, texts.dealer, texts.campaigns]}
      all={counts.leaving}
      rows={leaving.map(({ group, groupKey, dealer, campaigns }) => ({
        id: `${groupKey} ${dealer.key}`,
        cells: [group, named(dealer), campaigns === 0 ? texts.noCampaign : campaigns],
      }))}
    />
  )
}

function FormerUsers({ differences: { formerUsers, counts } }: ListProps) {
  return (
    <FoundLines
      title={texts.formerUsers}
      headers={[texts.group, texts.person, texts.email]}
      all={counts.formerUsers}
      rows={formerUsers.map(({ group, groupKey, user }) => ({
        id: `${groupKey} ${user.key}`,
        cells: [group, user.name, user.email],
      }))}
    />
  )
}

function Changed({ differences: { changed, counts } }: ListProps) {
  return (
    <FoundLines
      title={foundTexts.changed}
      headers={[foundTexts.line, texts.group, texts.place, foundTexts.what]}
      all={counts.changed}
      rows={changed.map(({ line, key, name, place, ...members }) => ({
        id: key,
        cells: [line, name, named(place), describeMembers(members)],
      }))}
    />
  )
}

function Added({ differences: { added, counts } }: ListProps) {
  return (
    <FoundLines
      title={texts.added}
      headers={[foundTexts.line, texts.group, texts.place, texts.members]}
      all={counts.added}
      rows={added.map(({ line, name, place, dealers, users }) => ({
        id: line,
        cells: [line, name, named(place), membersOf(dealers, users)],
      }))}
    />
  )
}

const membersOf = (joining: number, newUsers: number): string =>
  describeMembers({ joining, newUsers, leaving: 0, formerUsers: 0 }) || texts.empty

function Absent({ differences: { absent, counts } }: ListProps) {
  return (
    <FoundLines
      title={foundTexts.absent}
      why={texts.absentWhy}
      headers={[texts.group, texts.place]}
      all={counts.absent}
      rows={absent.map(({ key, name, place }) => ({ id: key, cells: [name, named(place)] }))}
    />
  )
}
