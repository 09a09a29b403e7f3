import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ReasonButton } from '../disabled-reason/index.ts'
import { Facts } from '../facts/index.ts'
import { Actions, Section } from '../page/index.ts'
import { PlainTable } from '../plain-table/index.ts'
import { texts } from './texts.ts'

interface FindingsProps {
  /** Of the file. */
  name: string
  counts: readonly [name: string, count: number][]
  /** Headers that are not read. */
  ignored: readonly string[]
  /** Said where the file differs in nothing from what is there. */
  nothing: string | undefined
  /** Undefined where it has been imported. */
  onImport: (() => void) | undefined
  isImporting: boolean
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
