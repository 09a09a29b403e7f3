import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { readCsv } from '@marquee/rules/csv'
import { effectTexts } from '@marquee/rules/customers'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, useFileText, useOperation, type QueryState } from '../../../../api/index.ts'
import { customerImportPath } from '../../../../app/paths.ts'
import { Facts } from '../../../../ui/facts/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { ErrorState, RowsSkeleton } from '../../../../ui/states/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import type { CustomerImport } from '../answers.ts'
import { figure } from '../texts.ts'
import { Counts } from './counts.tsx'
import { Findings } from './findings.tsx'
import { PlainTable } from '../../../../ui/plain-table/index.ts'
import { effectOfImportTexts, outcomeTexts, rejectedTexts } from './texts.ts'
import { UndoImport } from './undo-import.tsx'

/** What came of an import: what is counted now, or what still serves; and what could not be used. */
export function Outcome({ customerImport }: { customerImport: CustomerImport }) {
  const { key, state, counts, findings, rejectedRows } = customerImport
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 7 }}>
      {state === 'PUBLISHED' && <Published customerImport={customerImport} />}
      {state === 'UNDONE' && <Undone customerImport={customerImport} />}
      {(state === 'FAILED' || state === 'CANCELLED') && (
        <NotPublished customerImport={customerImport} />
      )}
      {counts.rows > 0 && <Counts counts={counts} />}
      <Findings findings={findings} />
      {rejectedRows !== null && <RejectedRows key={key} importKey={key} address={rejectedRows} />}
      <Button
        component={Link}
        to={customerImportPath('new')}
        variant="outlined"
        sx={{ justifySelf: 'start' }}
      >
        {outcomeTexts.another}
      </Button>
    </Box>
  )
}

function Published({ customerImport }: { customerImport: CustomerImport }) {
  const { marketName, effect } = customerImport
  return (
    <>
      <Alert severity="success" role="status">
        <Typography variant="subtitle2">{outcomeTexts.published(marketName)}</Typography>
        <Typography>{outcomeTexts.publishedWhy}</Typography>
      </Alert>
      {effect && (
        <Facts
          facts={[
            [effectOfImportTexts.before, figure(effect.before)],
            [effectOfImportTexts.inFile, figure(effect.inFile)],
            [effectOfImportTexts.added, figure(effect.added)],
            [effectOfImportTexts.changed, effect.changed !== null && figure(effect.changed)],
            [effectOfImportTexts.gone, figure(effect.gone)],
            [effectOfImportTexts.after, figure(effect.after)],
            [effectTexts.byEmail, reachOf(effect, 'email')],
            [effectTexts.byMail, reachOf(effect, 'mail')],
          ]}
        />
      )}
      <UndoImport customerImport={customerImport} />
    </>
  )
}

function reachOf(
  { reach }: NonNullable<CustomerImport['effect']>,
  channel: 'email' | 'mail',
): string | null {
  return reach && effectOfImportTexts.reached(reach.before[channel], reach.after[channel])
}

function Undone({ customerImport }: { customerImport: CustomerImport }) {
  const { marketName, undone } = customerImport
  return (
    <Alert severity="info" role="status">
      <Typography variant="subtitle2">{outcomeTexts.undone(marketName)}</Typography>
      {undone && <Typography>{outcomeTexts.undoneBy(undone.by, showMoment(undone.at))}</Typography>}
      <Typography>{outcomeTexts.undonePeople}</Typography>
    </Alert>
  )
}

function NotPublished({ customerImport }: { customerImport: CustomerImport }) {
  const { state, problem, marketKey } = customerImport
  const hasFailed = state === 'FAILED'
  return (
    <Alert severity={hasFailed ? 'error' : 'info'} role={hasFailed ? 'alert' : 'status'}>
      <Typography variant="subtitle2">
        {hasFailed ? outcomeTexts.failed : outcomeTexts.cancelled}
      </Typography>
      {problem && (
        <Typography>
          {problem.line !== null && `${outcomeTexts.line(problem.line)}: `}
          {problem.message}
        </Typography>
      )}
      <StillServes marketKey={marketKey} />
    </Alert>
  )
}

function StillServes({ marketKey }: { marketKey: number }) {
  const { response } = useOperation(
    api.customers.market,
    { params: { marketKey: String(marketKey) } },
    { selection: false },
  )
  if (!response) return null
  const { version, households, asOf } = response
  return (
    <Typography>
      {version > 0 && asOf !== null
        ? outcomeTexts.served(households, showDate(asOf as CalendarDate))
        : outcomeTexts.nothingServes}
    </Typography>
  )
}

interface RejectedRowsProps {
  importKey: number
  /** Where all of them are, for a few minutes. */
  address: string
}

/** The lines that could not be used: the first ones here, all of them as a file. */
function RejectedRows({ importKey, address }: RejectedRowsProps) {
  const { query, headers, rows, isCut } = useFirstRejections(importKey, address)
  const download = (
    <Button
      component="a"
      variant="outlined"
      startIcon={<DownloadOutlined />}
      href={address}
      download={rejectedTexts.fileName(importKey)}
    >
      {rejectedTexts.download}
    </Button>
  )
  return (
    <Section title={rejectedTexts.title} description={rejectedTexts.why} actions={download}>
      {query.status === 'loading' && <RowsSkeleton rows={3} />}
      {query.status === 'failed' && (
        <ErrorState
          title={rejectedTexts.loadFailed}
          onRetry={query.retry}
          retrying={query.isRefreshing}
        >
          {query.error}
        </ErrorState>
      )}
      {rows.length > 0 && (
        <PlainTable
          label={rejectedTexts.table}
          wraps
          headers={headers}
          rows={rows.map((cells) => ({ id: cells.join(), cells }))}
        />
      )}
      {isCut && (
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>
          {rejectedTexts.first(rows.length)}
        </Typography>
      )}
    </Section>
  )
}

/** The first lines of most files stand within these. */
const ENOUGH = 16_384
/** Line, and what to mend in it; the row itself is in the file. */
const IN_FRONT = 2
const SHOWN = 10

interface FirstRejections {
  query: QueryState<string>
  headers: readonly string[]
  rows: readonly (readonly string[])[]
  /** There are more. */
  isCut: boolean
}

/** The first of the rejected rows, out of the file that holds them all. */
function useFirstRejections(importKey: number, address: string): FirstRejections {
  // The signature of the address changes from time to time; the file behind it does not.
  const [signed] = useState(() =>
    Object.fromEntries(new URL(address, location.origin).searchParams),
  )
  const query = useFileText(
    api.customers.rejectedRows,
    { params: { id: String(importKey) }, query: signed },
    ENOUGH,
  )
  const text = query.response ?? ''
  const [headers, ...rows] = readCsv(text, 1, text.length < ENOUGH).rows.map(({ cells }) =>
    cells.slice(0, IN_FRONT),
  )
  return { query, headers: headers ?? [], rows: rows.slice(0, SHOWN), isCut: rows.length > SHOWN }
}
