import type { AnswerOf } from '@marquee/contract/operation'
import type { roster } from '@marquee/contract/roster'
import {
  describePersonChange,
  describeRefusal,
  marketInWords,
  permissionsInWords,
  rosterCountNames,
  rosterToMend,
  type RosterCounts,
} from '@marquee/rules/roster'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { whyNot } from '../../../../api/index.ts'
import { Findings, FoundLines } from '../../../../ui/file-import/index.ts'
import { downloadText } from '../../../../ui/grid/index.ts'
import { reasons, trialTexts as texts } from './texts.ts'

export type Differences = AnswerOf<typeof roster.try>

interface DifferencesProps {
  /** Of the file. */
  name: string
  differences: Differences
  /** Undefined where it has been imported. */
  onImport: (() => void) | undefined
  isImporting: boolean
}

/** What a file changes, in figures and then line by line. */
export function DifferencesView({ name, differences, onImport, isImporting }: DifferencesProps) {
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
  const download = (
    <Button
      variant="outlined"
      startIcon={<DownloadOutlined />}
      onClick={() => downloadText(texts.downloadName, rosterToMend(refused), 'text/csv')}
    >
      {texts.download}
    </Button>
  )
  return (
    <FoundLines
      title={texts.refused}
      why={texts.refusedWhy}
      actions={download}
      headers={[texts.line, texts.email, texts.why]}
      all={counts.refused}
      rows={refused.map((one) => ({
        id: String(one.line),
        cells: [one.line, one.cells.email || texts.noEmail, describeRefusal(one)],
      }))}
    />
  )
}

function Changed({ differences: { changed, counts } }: ListProps) {
  return (
    <FoundLines
      title={texts.changed}
      headers={[texts.line, texts.person, texts.what]}
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
      title={texts.added}
      why={why}
      headers={[texts.line, texts.person, texts.email, texts.market, texts.permissions]}
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
      title={texts.absent}
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
