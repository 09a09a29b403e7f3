import { linesToMend, whyRefused } from '@marquee/rules/csv'
import type { AnswerOf } from '@marquee/contract/operation'
import type { roster } from '@marquee/contract/roster'
import {
  describePersonChange,
  marketInWords,
  permissionsInWords,
  rosterCountNames,
  rosterWords,
  type RosterCounts,
} from '@marquee/rules/roster'
import { whyNot } from '../../../../api/index.ts'
import {
  Findings,
  FoundLines,
  foundTexts,
  RefusedLines,
  type TriedFile,
} from '../../../../ui/file-import/index.ts'
import { reasons, trialTexts as texts } from './texts.ts'

export type Differences = AnswerOf<typeof roster.try>

/** What a file changes, in figures and then line by line. */
export function DifferencesView({
  name,
  differences,
  onImport,
  isImporting,
}: TriedFile<Differences>) {
  const { counts, ignored, can } = differences
  const names = Object.keys(rosterCountNames) as (keyof RosterCounts)[]
  const differing = counts.added + counts.changed + counts.refused
  return (
    <Findings
      name={name}
      counts={names.map((each) => [rosterCountNames[each], counts[each]])}
      ignored={ignored}
      nothing={differing === 0 ? texts.nothing : undefined}
      onImport={onImport}
      isImporting={isImporting}
      reason={whyNot(can.import, reasons)}
    >
      <Refused differences={differences} />
      <Changed differences={differences} />
      <Added differences={differences} why={onImport ? texts.addedWhy : texts.addedDone} />
      <Absent differences={differences} />
    </Findings>
  )
}

interface ListProps {
  differences: Differences
}

function Refused({ differences: { refused, counts } }: ListProps) {
  return (
    <RefusedLines
      rows={refused}
      all={counts.refused}
      subject={texts.email}
      of={({ cells }) => cells.email || texts.noEmail}
      why={(row) => whyRefused(row, rosterWords)}
      toMend={[texts.downloadName, (rows) => linesToMend(rows, rosterWords)]}
    />
  )
}

function Changed({ differences: { changed, counts } }: ListProps) {
  return (
    <FoundLines
      title={foundTexts.changed}
      headers={[foundTexts.line, texts.person, foundTexts.what]}
      all={counts.changed}
      rows={changed.map(({ line, key, before, after }) => ({
        id: String(key),
        cells: [line, before.name, describePersonChange({ before, after })],
      }))}
    />
  )
}

function Added({ differences: { added, counts }, why }: ListProps & { why: string }) {
  return (
    <FoundLines
      title={foundTexts.added}
      why={why}
      headers={[foundTexts.line, texts.person, texts.email, texts.market, texts.permissions]}
      all={counts.added}
      rows={added.map(({ line, name, email, market, permissions }) => ({
        id: String(line),
        cells: [
          line,
          name,
          email,
          marketInWords(market),
          permissionsInWords(permissions) || texts.noPermission,
        ],
      }))}
    />
  )
}

function Absent({ differences: { absent, counts } }: ListProps) {
  return (
    <FoundLines
      title={foundTexts.absent}
      why={texts.absentWhy}
      headers={[texts.person, texts.email, texts.market]}
      all={counts.absent}
      rows={absent.map(({ key, name, email, market }) => ({
        id: String(key),
        cells: [name, email, marketInWords(market)],
      }))}
    />
  )
}
