import { whyRefused } from '@marquee/rules/csv'
import {
  changeNames,
  countNames,
  describeChange,
  levelNames,
  networkWords,
  type NetworkCounts,
} from '@marquee/rules/network'
import { whyNot } from '../../../../api/index.ts'
import {
  Findings,
  FoundLines,
  foundTexts,
  RefusedLines,
  type TriedFile,
} from '../../../../ui/file-import/index.ts'
import type { Differences } from '../answers.ts'
import { reasons } from '../texts.ts'
import { trialTexts as texts } from './texts.ts'

/** What a file changes, in figures and then line by line. */
export function DifferencesView({
  name,
  differences,
  onImport,
  isImporting,
}: TriedFile<Differences>) {
  const { counts, ignored, changed, can } = differences
  const names = Object.keys(countNames) as (keyof NetworkCounts)[]
  const differing = counts.added + changed.length + counts.refused
  return (
    <Findings
      name={name}
      counts={names.map((each) => [countNames[each], counts[each]])}
      ignored={ignored}
      nothing={differing === 0 ? texts.nothing : undefined}
      onImport={onImport}
      isImporting={isImporting}
      reason={whyNot(can.import, reasons)}
    >
      <Refused differences={differences} />
      <Changed differences={differences} />
      <Added differences={differences} />
      <Absent differences={differences} />
    </Findings>
  )
}

function Refused({ differences: { refused, counts } }: { differences: Differences }) {
  return (
    <RefusedLines
      rows={refused}
      all={counts.refused}
      subject={texts.sourceId}
      of={({ sourceId }) => sourceId || texts.noId}
      why={(row) => whyRefused(row, networkWords)}
    />
  )
}

function Changed({ differences: { changed, counts } }: { differences: Differences }) {
  return (
    <FoundLines
      title={foundTexts.changed}
      headers={[foundTexts.line, texts.sourceId, texts.market, foundTexts.what]}
      all={counts.changed + counts.moved + counts.closed + counts.reopened}
      rows={changed.map(({ line, key, sourceId, name, kind, changes }) => ({
        id: String(key),
        cells: [
          line,
          sourceId,
          name,
          `${changeNames[kind]}. ${changes.map(describeChange).join('; ')}`,
        ],
      }))}
    />
  )
}

function Added({ differences: { added, counts } }: { differences: Differences }) {
  return (
    <FoundLines
      title={foundTexts.added}
      headers={[foundTexts.line, texts.sourceId, texts.market, texts.below]}
      all={counts.added}
      rows={added.map(({ line, level, sourceId, name, parent }) => ({
        id: String(line),
        cells: [line, sourceId, `${levelNames[level]} ${name}`, parent],
      }))}
    />
  )
}

function Absent({ differences: { absent, counts } }: { differences: Differences }) {
  return (
    <FoundLines
      title={foundTexts.absent}
      why={texts.absentWhy}
      headers={[texts.sourceId, texts.market]}
      all={counts.absent}
      rows={absent.map(({ key, sourceId, name }) => ({
        id: String(key),
        cells: [sourceId, name],
      }))}
    />
  )
}
