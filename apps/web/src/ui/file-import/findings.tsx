import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { downloadText } from '../grid/index.ts'
import { ReasonButton } from '../disabled-reason/index.ts'
import { Facts } from '../facts/index.ts'
import { Actions, Section } from '../page/index.ts'
import { PlainTable } from '../plain-table/index.ts'
import { foundTexts, texts } from './texts.ts'

/** A file that was tried, as the page of its import passes it on. */
export interface TriedFile<Differences> {
  /** Of the file. */
  name: string
  differences: Differences
  /** Undefined where it has been imported. */
  onImport: (() => void) | undefined
  isImporting: boolean
}

interface FindingsProps extends Omit<TriedFile<unknown>, 'differences'> {
  counts: readonly [name: string, count: number][]
  /** Headers that are not read. */
  ignored: readonly string[]
  /** Said where the file differs in nothing from what is there. */
  nothing: string | undefined
  /** Why it cannot be imported. */
  reason: string | undefined
  /** The differences line by line. */
  children: ReactNode
}

/** What a file changes, in figures and then line by line. */
export function Findings(props: FindingsProps) {
  const { name, counts, ignored, nothing, onImport, isImporting, reason, children } = props
  return (
    <>
      <Section title={texts.would(name)} framed>
        <Box sx={{ display: 'grid', gap: 5 }}>
          <Facts facts={counts.map(([of, count]) => [of, count.toLocaleString('en-US')])} />
          {ignored.length > 0 && <Alert severity="info">{texts.ignored(ignored.join(', '))}</Alert>}
          {nothing && <Alert severity="success">{nothing}</Alert>}
          {onImport && (
            <Actions>
              <ReasonButton
                variant="contained"
                loading={isImporting}
                reason={reason}
                onClick={onImport}
              >
                {texts.import}
              </ReasonButton>
            </Actions>
          )}
        </Box>
      </Section>
      {children}
    </>
  )
}

interface FoundLinesProps {
  title: string
  why?: string
  headers: readonly string[]
  rows: readonly { id: string | number; cells: readonly ReactNode[] }[]
  /** Of all, those that are not in the list included. */
  all: number
  actions?: ReactNode
}

/** More than these nobody reads here. */
const SHOWN = 50

/** The first of the rows; nothing at all where there are none. */
export function FoundLines({ title, why, headers, rows: listed, all, actions }: FoundLinesProps) {
  if (listed.length === 0) return null
  const rows = listed.slice(0, SHOWN)
  return (
    <Section title={title} description={why} actions={actions}>
      <PlainTable label={title} wraps headers={headers} rows={rows} />
      {rows.length < all && (
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>
          {texts.first(rows.length, all)}
        </Typography>
      )}
    </Section>
  )
}

interface RefusedLinesProps<Row> {
  rows: readonly Row[]
  /** Of all, those that are not in the list included. */
  all: number
  /** What a line is about. */
  subject: string
  of: (row: Row) => ReactNode
  why: (row: Row) => string
  /** Where the lines can be taken back to be corrected: the name of their file, and what stands in it. */
  toMend?: readonly [name: string, text: (rows: readonly Row[]) => string]
}

/** The lines that are left out, each with the reason. */
export function RefusedLines<Row extends { line: number }>(props: RefusedLinesProps<Row>) {
  const { rows, all, subject, of, why, toMend } = props
  return (
    <FoundLines
      title={foundTexts.refused}
      why={foundTexts.refusedWhy}
      headers={[foundTexts.line, subject, foundTexts.why]}
      all={all}
      rows={rows.map((row) => ({ id: row.line, cells: [row.line, of(row), why(row)] }))}
      actions={
        toMend && (
          <Button
            variant="outlined"
            startIcon={<DownloadOutlined />}
            onClick={() => downloadText(toMend[0], toMend[1](rows), 'text/csv')}
          >
            {foundTexts.download}
          </Button>
        )
      }
    />
  )
}
