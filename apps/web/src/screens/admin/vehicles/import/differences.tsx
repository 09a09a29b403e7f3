import { whyRefused } from '@marquee/rules/csv'
import {
  describeModelChange,
  lineupCountNames,
  lineupWords,
  yearsInWords,
  type LineupCounts,
} from '@marquee/rules/lineup'
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
  const names = Object.keys(lineupCountNames) as (keyof LineupCounts)[]
  const differing = counts.added + changed.length + counts.refused
  return (
    <Findings
      name={name}
      counts={names.map((each) => [lineupCountNames[each], counts[each]])}
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

interface ListProps {
  differences: Differences
}

function Refused({ differences: { refused, counts } }: ListProps) {
  return (
    <RefusedLines
      rows={refused}
      all={counts.refused}
      subject={texts.model}
      of={({ make, model }) => `${make} ${model}`}
      why={(row) => whyRefused(row, lineupWords)}
    />
  )
}

function Changed({ differences: { changed, counts } }: ListProps) {
  return (
    <FoundLines
      title={foundTexts.changed}
      headers={[foundTexts.line, texts.brand, texts.model, foundTexts.what]}
      all={counts.changed + counts.retired + counts.restored}
      rows={changed.map(({ line, hierarchyId, make, model, ...change }) => ({
        id: `${hierarchyId} ${model}`,
        cells: [line, hierarchyId, `${make} ${model}`, describeModelChange(change)],
      }))}
    />
  )
}

function Added({ differences: { added, counts } }: ListProps) {
  return (
    <FoundLines
      title={foundTexts.added}
      headers={[foundTexts.line, texts.brand, texts.model, texts.years]}
      all={counts.added}
      rows={added.map(({ line, hierarchyId, make, model, years }) => ({
        id: `${hierarchyId} ${model}`,
        cells: [line, hierarchyId, `${make} ${model}`, yearsInWords(years)],
      }))}
    />
  )
}

function Absent({ differences: { absent, counts } }: ListProps) {
  return (
    <FoundLines
      title={foundTexts.absent}
      why={texts.absentWhy}
      headers={[texts.brand, texts.model]}
      all={counts.absent}
      rows={absent.map(({ hierarchyId, make, model }) => ({
        id: `${hierarchyId} ${model}`,
        cells: [hierarchyId, `${make} ${model}`],
      }))}
    />
  )
}
