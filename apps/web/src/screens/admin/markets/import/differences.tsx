import {
  changeNames,
  countNames,
  describeChange,
  levelNames,
  networkColumns,
  networkReasons,
  networkRowReasons,
  type NetworkCounts,
} from '@marquee/rules/network'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { whyNot } from '../../../../api/index.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { Facts } from '../../../../ui/facts/index.ts'
import { Actions, Section } from '../../../../ui/page/index.ts'
import { PlainTable } from '../../../../ui/plain-table/index.ts'
import type { Differences } from '../answers.ts'
import { figure } from '../texts.ts'
import { trialTexts as texts } from './texts.ts'

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
  const names = Object.keys(countNames) as (keyof NetworkCounts)[]
  const differing = counts.added + differences.changed.length + counts.refused
  return (
    <div>
      <Section title={texts.title(name)} framed>
        <Box sx={{ display: 'grid', gap: 5 }}>
          <Facts facts={names.map((each) => [countNames[each], figure(counts[each])])} />
          {ignored.length > 0 && <Alert severity="info">{texts.ignored(ignored.join(', '))}</Alert>}
          {differing === 0 && <Alert severity="success">{texts.nothing}</Alert>}
          {onImport && (
            <Actions>
              <ReasonButton
                variant="contained"
                loading={isImporting}
                reason={whyNot(can.import, networkReasons)}
                onClick={onImport}
              >
                {texts.import}
              </ReasonButton>
            </Actions>
          )}
        </Box>
      </Section>
      <Refused differences={differences} />
      <Changed differences={differences} />
      <Added differences={differences} />
      <Absent differences={differences} />
    </div>
  )
}

interface ListProps {
  title: string
  why?: string
  headers: readonly string[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  /** Of all, those that are not in the list included. */
  all: number
}

/** More than these nobody reads here. */
const SHOWN = 50

/** The first of the rows; nothing at all where there are none. */
function List({ title, why, headers, rows: listed, all }: ListProps) {
  if (listed.length === 0) return null
  const rows = listed.slice(0, SHOWN)
  return (
    <Section title={title} description={why}>
      <PlainTable label={title} wraps headers={headers} rows={rows} />
      {rows.length < all && (
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>
          {texts.first(rows.length, all)}
        </Typography>
      )}
    </Section>
  )
}

function Refused({ differences: { refused, counts } }: { differences: Differences }) {
  return (
    <List
      title={texts.refused}
      why={texts.refusedWhy}
      headers={[texts.line, texts.sourceId, texts.why]}
      all={counts.refused}
      rows={refused.map(({ line, sourceId, field, reason }) => ({
        id: String(line),
        cells: [
          line,
          sourceId || texts.noId,
          `${field ? `${networkColumns[field].label}: ` : ''}${networkRowReasons[reason]}`,
        ],
      }))}
    />
  )
}

function Changed({ differences: { changed, counts } }: { differences: Differences }) {
  return (
    <List
      title={texts.changed}
      headers={[texts.line, texts.sourceId, texts.market, texts.what]}
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
    <List
      title={texts.added}
      headers={[texts.line, texts.sourceId, texts.market, texts.below]}
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
    <List
      title={texts.absent}
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
